import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { digest } from '../../../apps/server/src/auth/secret.ts';
import { device, officeGroup, person, test } from '../../../apps/server/src/db/schema.ts';
import type { Db } from '../../../apps/server/src/db/store.ts';
import { seedDemo } from '../../../apps/server/src/seed/demo.ts';
import { DEMO_OFFICE_GROUP } from '../../../apps/server/src/seed/people.ts';
import { deviceToken } from './common.ts';

/** A clinic in which so many paired headsets each administer a test. @returns the ids of the tests */
export async function seedLive(db: Db, count: number): Promise<string[]> {
  await seedDemo(db, { patients: 100, otherPatients: 1 });
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  const [doctor] = await db
    .select()
    .from(person)
    .where(eq(person.officeGroupId, group?.id ?? ''));
  if (!group || !doctor) throw new Error('the clinic is missing');
  const pairs = Array.from({ length: count }, () => ({ deviceId: randomUUID(), testId: randomUUID() }));
  await db.insert(device).values(
    pairs.map(({ deviceId, testId }, index) => ({
      id: deviceId,
      officeGroupId: group.id,
      name: `Headset ${index}`,
      deviceType: 'S' as const,
      userId: randomUUID(),
      tokenDigest: digest(deviceToken(index)),
      testId,
    })),
  );
  await db.insert(test).values(
    pairs.map(({ deviceId, testId }) => ({
      id: testId,
      officeGroupId: group.id,
      deviceId,
      doctorId: doctor.id,
      status: 'started' as const,
      group: 'PERIMETRY' as const,
      strategy: 'FULL_THRESHOLD' as const,
      protocol: '24-2' as const,
      eye: '' as const,
      options: {},
      timeStart: new Date(),
    })),
  );
  return pairs.map(({ testId }) => testId);
}
