import { DEVICE_PAIR_PATH, ErrorBody, PairAnswer, PairRequest } from '@isopter/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../access/auth/audit.ts';
import { endCameraLink } from './cameraLink.ts';
import { digest, newSecret } from '../../platform/lib/secret.ts';
import { device } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { conflict, refused } from '../../platform/lib/errors.ts';

/** Pairs a headset by a code. The code is used up, and the token is sent only once. */
export function addPairing(app: FastifyInstance, { db }: { db: Db }): void {
  app.post(
    DEVICE_PAIR_PATH,
    {
      config: { forDevices: true, rateLimit: { max: 30, timeWindow: '1 minute' } },
      schema: { body: PairRequest, response: { 200: PairAnswer, '4xx': ErrorBody } },
    },
    (request) => {
      const { code, device_type, app_version, serial_number, capabilities } = request.body as PairRequest;
      return db.transaction(async (tx) => {
        const [found] = await tx
          .select()
          .from(device)
          .where(and(eq(device.code, code), isNull(device.userId), eq(device.active, true)))
          .for('update');
        if (!found) throw refused('UnknownCode', 'This code is not known, or was used already.');
        if (found.deviceType !== device_type)
          throw conflict('DeviceType', 'The code belongs to another type of device.');
        const token = newSecret();
        await tx
          .update(device)
          .set({
            code: null,
            userId: randomUUID(),
            tokenDigest: digest(token),
            appVersion: app_version,
            serialNumber: serial_number,
            capabilities,
          })
          .where(eq(device.id, found.id));
        await endCameraLink(tx, found.id);
        await writeAudit(tx, {
          action: 'pairDevice',
          result: 200,
          actor: { deviceId: found.id, officeGroupId: found.officeGroupId },
          objectKind: 'device',
          objectIds: [found.id],
          requestId: request.id,
          address: request.ip,
        });
        return { device_id: found.id, token };
      });
    },
  );
}
