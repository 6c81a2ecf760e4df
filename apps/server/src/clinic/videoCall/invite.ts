import { DEVICE_CALL_TOKEN, type Id } from '@isopter/contract';
import { and, eq, gt, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { device, technicianSession } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { digest, hasDigest, newSecret } from '../../platform/lib/secret.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publishToDevice } from '../../platform/bus/topics.ts';

const { id, deviceId, callTokenDigest, callTokenExpires } = technicianSession;

/** A session that a technician has joined: only such a session has calls. */
const isJoined = and(technicianSession.active, isNotNull(technicianSession.adminId));

/**
 * Sends the headset of a session a new token for the call; earlier ones are no longer valid. Does nothing if the session has
 * no headset, or is not joined.
 * @param from the device that asks for it; a technician's call names none
 */
export async function inviteHeadset(db: Db, bus: Bus, sessionId: Id, from?: Id): Promise<void> {
  const token = newSecret();
  const [invited] = await db
    .update(technicianSession)
    .set({ callTokenDigest: digest(token), callTokenExpires: new Date(Date.now() + DEVICE_CALL_TOKEN) })
    .where(and(eq(id, sessionId), isJoined, from === undefined ? isNotNull(deviceId) : eq(deviceId, from)))
    .returning({ deviceId });
  if (invited?.deviceId) publishToDevice(bus, invited.deviceId, { type: 'call', session_id: sessionId, token });
}

/** The headset's place in the call of a session. */
export interface HeadsetSeat {
  sessionId: Id;
  deviceId: Id;
  /** Digest of the token of the device channel; it changes when another headset is paired. */
  tokenDigest: string | null;
  officeGroupId: Id;
  patientId: Id;
}

const seats = (db: Db, where: SQL | undefined): Promise<HeadsetSeat[]> =>
  db
    .select({
      sessionId: id,
      deviceId: device.id,
      tokenDigest: device.tokenDigest,
      officeGroupId: technicianSession.officeGroupId,
      patientId: technicianSession.patientId,
    })
    .from(technicianSession)
    // a device that was unlinked has no token for its channel
    .innerJoin(device, and(eq(device.id, deviceId), device.active, isNotNull(device.tokenDigest)))
    .where(and(isJoined, where));

/** Uses up a token. @returns the place that it opens; undefined if it is invalid */
export async function takeInvitation(db: Db, token: string): Promise<HeadsetSeat | undefined> {
  const [taken] = await db
    .update(technicianSession)
    .set({ callTokenDigest: null })
    .where(and(hasDigest(callTokenDigest, token), gt(callTokenExpires, new Date())))
    .returning({ id });
  const [seat] = taken ? await seats(db, eq(id, taken.id)) : [];
  return seat;
}

/** Returns the places whose headset may still be in its call. */
export async function openSeats(db: Db, taken: readonly HeadsetSeat[]): Promise<readonly HeadsetSeat[]> {
  const found = await seats(
    db,
    inArray(
      id,
      taken.map(({ sessionId }) => sessionId),
    ),
  );
  const tokens = new Map(found.map(({ sessionId, tokenDigest }) => [sessionId, tokenDigest]));
  return taken.filter(({ sessionId, tokenDigest }) => tokens.get(sessionId) === tokenDigest);
}
