import {
  CAMERA_LINK_TIME,
  CameraClaim,
  CameraClaimed,
  type CameraLink,
  DEVICE_CAMERA_PATH,
  ERROR_NAME,
  ErrorBody,
} from '@isopter/contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../access/auth/audit.ts';
import { sameOrigin } from '../../access/auth/csrf.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { cameraLink, device } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, csrfFailed, refused } from '../../platform/lib/errors.ts';
import { digest, hasDigest, newSecret } from '../../platform/lib/secret.ts';
import { setCameraCookie } from './cameraCookie.ts';
import { newCode } from './code.ts';
import { readToEdit } from './keep.ts';

/**
 * Creates the link of a camera. An earlier link of it no longer works. A phone that is paired already stays the camera until
 * another phone claims the link.
 * @throws ApiError 404 for a device that the user may not edit, 409 for a device that is no camera or has an open test
 */
export async function createCameraLink(db: Db, user: Identity, id: string): Promise<CameraLink> {
  const row = await readToEdit(db, user, id);
  if (row.deviceType !== 'CAMERA') throw conflict('DeviceType', 'Only cameras have links.');
  if (row.testId !== null) throw conflict(ERROR_NAME.DEVICE_IN_USE, 'The camera has a test that is not finished.');
  const [code, token, expires] = [newCode(), newSecret(), new Date(Date.now() + CAMERA_LINK_TIME)];
  const link = { code, tokenDigest: digest(token), expires };
  await db
    .insert(cameraLink)
    .values({ deviceId: id, ...link })
    .onConflictDoUpdate({ target: cameraLink.deviceId, set: link });
  return { code, token, expires: expires.toISOString() };
}

/** Ends the link of a device that was paired, unlinked or deleted. */
export const endCameraLink = (db: Db, deviceId: string) =>
  db.delete(cameraLink).where(eq(cameraLink.deviceId, deviceId));

export interface CameraClaimOptions {
  db: Db;
  /** Closes the connections of a device that have another token. */
  onNewToken: (deviceId: string, tokenDigest: string) => void;
}

/**
 * Adds the endpoint where a phone exchanges the token of a link for the cookie of the camera. A token works once. A phone
 * that was the camera before loses its connection.
 */
export function addCameraClaim(app: FastifyInstance, { db, onNewToken }: CameraClaimOptions): void {
  app.post(
    DEVICE_CAMERA_PATH,
    {
      config: { forDevices: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { body: CameraClaim, response: { 200: CameraClaimed, '4xx': ErrorBody } },
    },
    async (request, reply) => {
      if (!sameOrigin(request)) throw csrfFailed();
      const { token } = request.body as CameraClaim;
      const secret = newSecret();
      const claimed = await db.transaction(async (tx) => {
        const [link] = await tx
          .delete(cameraLink)
          .where(and(hasDigest(cameraLink.tokenDigest, token), gt(cameraLink.expires, new Date())))
          .returning({ deviceId: cameraLink.deviceId });
        const [found] = link
          ? await tx
              .update(device)
              .set({ code: null, userId: randomUUID(), tokenDigest: digest(secret), serialNumber: null })
              .where(and(eq(device.id, link.deviceId), isNull(device.testId), device.active))
              .returning({ id: device.id, name: device.name, officeGroupId: device.officeGroupId })
          : [];
        if (!found) throw refused('UnknownLink', 'This link is not known, was used already, or has expired.');
        await writeAudit(tx, {
          action: 'pairDevice',
          result: 200,
          actor: { deviceId: found.id, officeGroupId: found.officeGroupId },
          objectKind: 'device',
          objectIds: [found.id],
          requestId: request.id,
          address: request.ip,
        });
        return found;
      });
      onNewToken(claimed.id, digest(secret));
      setCameraCookie(request, reply, secret);
      return { device_id: claimed.id, name: claimed.name };
    },
  );
}
