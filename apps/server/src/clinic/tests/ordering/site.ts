import { DEFAULT_TIMEZONE, isHomeDevice } from '@isopter/contract';
import { asc, eq } from 'drizzle-orm';
import { timezoneOf } from '../../../access/auth/timezone.ts';
import type { Identity } from '../../../access/auth/identity.ts';
import { type device, deviceOffice, office } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';

/** The office where a test is done, and its time zone. */
export interface Site {
  siteId: string | null;
  timezone: string;
}

/**
 * Returns where a test on a device is done: at the patient's office if the device is used there or is at the patient's home,
 * else at the device's own office.
 * @param officeId the patient's office, or that of the user for a test without a patient
 */
export async function siteOf(
  db: Db,
  user: Identity,
  target: Pick<typeof device.$inferSelect, 'id' | 'deviceType'>,
  officeId: string | null,
): Promise<Site> {
  const places = isHomeDevice(target.deviceType)
    ? []
    : await db
        .select({ id: office.id, timezone: office.timezone })
        .from(deviceOffice)
        .innerJoin(office, eq(office.id, deviceOffice.officeId))
        .where(eq(deviceOffice.deviceId, target.id))
        .orderBy(asc(office.name), asc(office.id));
  const place = places.find(({ id }) => id === officeId) ?? places[0];
  if (place) return { siteId: place.id, timezone: place.timezone };
  if (officeId === null) return { siteId: null, timezone: await timezoneOf(db, user) };
  const [own] = await db.select({ timezone: office.timezone }).from(office).where(eq(office.id, officeId));
  return { siteId: officeId, timezone: own?.timezone ?? DEFAULT_TIMEZONE };
}
