import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { digest } from '../../apps/server/src/platform/lib/secret.ts';
import { device, officeGroup, person, test } from '../../apps/server/src/platform/db/schema.ts';
import type { Db } from '../../apps/server/src/platform/db/store.ts';
import { seedDemo } from '../../apps/server/src/edge/seed/demo.ts';
import { DEMO_OFFICE_GROUP } from '../../apps/server/src/edge/seed/people.ts';

/** Returns the token of the headset with this number. */
export const deviceToken = (index: number): string => `headset-${index}`;

/** A clinic with so many paired headsets. @returns their ids, and what a test needs beside */
export async function seedHeadsets(db: Db, count: number) {
  await seedDemo(db, { patients: 100, otherPatients: 1 });
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  if (!group) throw new Error('the clinic is missing');
  const [doctor] = await db
    .select()
    .from(person)
    .where(and(eq(person.officeGroupId, group.id), eq(person.kind, 'doctor')));
  if (!doctor) throw new Error('the doctor is missing');
  const deviceIds = Array.from({ length: count }, () => randomUUID());
  await db.insert(device).values(
    deviceIds.map((id, index) => ({
      id,
      officeGroupId: group.id,
      name: `Headset ${index}`,
      deviceType: 'S' as const,
      userId: randomUUID(),
      tokenDigest: digest(deviceToken(index)),
    })),
  );
  return { groupId: group.id, doctorId: doctor.id, deviceIds };
}

/** A clinic in which so many paired headsets each administer a test. @returns the ids of the tests */
export async function seedLive(db: Db, count: number): Promise<string[]> {
  const { groupId, doctorId, deviceIds } = await seedHeadsets(db, count);
  const made = await db
    .insert(test)
    .values(
      deviceIds.map((deviceId) => ({
        officeGroupId: groupId,
        deviceId,
        doctorId,
        status: 'started' as const,
        group: 'PERIMETRY' as const,
        strategy: 'FULL_THRESHOLD' as const,
        protocol: '24-2' as const,
        eye: '' as const,
        options: {},
        timeStart: new Date(),
      })),
    )
    .returning({ id: test.id, deviceId: test.deviceId });
  await db.execute(
    sql`update ${device} d set test_id = t.id from ${test} t where t.device_id = d.id and t.status = 'started'`,
  );
  const testOf = new Map(made.map(({ id, deviceId }) => [deviceId, id]));
  return deviceIds.map((id) => testOf.get(id) ?? '');
}
