import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  account,
  accountOffice,
  device,
  deviceOffice,
  office,
  officeGroup,
} from '../../../apps/server/src/platform/db/schema.ts';
import type { Store } from '../../../apps/server/src/platform/db/store.ts';
import { seedDemo } from '../../../apps/server/src/edge/seed/demo.ts';
import { DEMO_OFFICE_GROUP } from '../../../apps/server/src/edge/seed/people.ts';
import { capabilitiesOf } from '../../../apps/headset/src/headset.ts';

/** So many rows are written at once. */
const BATCH = 500;
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const inBatches = async <T>(rows: readonly T[], write: (batch: T[]) => Promise<unknown>): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH) await write(rows.slice(from, from + BATCH));
};

/** Gives the sample clinic so many users and paired devices, each in one of its offices. */
export async function fillAdministration({ db }: Store, users: number, devices: number): Promise<void> {
  await seedDemo(db, { patients: 100 });
  const [group] = await db.select().from(officeGroup).where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
  if (!group) throw new Error('the sample clinic is missing');
  const officeGroupId = group.id;
  const offices = await db.select({ id: office.id }).from(office).where(eq(office.officeGroupId, officeGroupId));
  const officeOf = (index: number): string => offices[index % offices.length]!.id;

  const people = numbers(users - (await db.$count(account, eq(account.officeGroupId, officeGroupId)))).map((index) => ({
    id: randomUUID(),
    officeGroupId,
    username: `user-${index}`,
    email: `user-${index}@isopter.example`,
    firstName: `Given${index % 97}`,
    lastName: `Family${index % 811}`,
    groups: ['OPERATOR' as const],
    passwordHash: '',
  }));
  await inBatches(people, (batch) => db.insert(account).values(batch));
  const places = people.map(({ id }, index) => ({ accountId: id, officeId: officeOf(index) }));
  await inBatches(places, (batch) => db.insert(accountOffice).values(batch));

  const capabilities = capabilitiesOf('S');
  const headsets = numbers(devices - (await db.$count(device, eq(device.officeGroupId, officeGroupId)))).map(
    (index) => ({
      id: randomUUID(),
      officeGroupId,
      name: `Lane ${index + 100} headset`,
      deviceType: 'S' as const,
      userId: randomUUID(),
      appVersion: '4.5.0',
      capabilities,
      lastUsed: new Date(Date.now() - index * 60_000),
    }),
  );
  await inBatches(headsets, (batch) => db.insert(device).values(batch));
  const stands = headsets.map(({ id }, index) => ({ deviceId: id, officeId: officeOf(index) }));
  await inBatches(stands, (batch) => db.insert(deviceOffice).values(batch));
}
