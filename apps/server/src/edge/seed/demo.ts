import { sql } from 'drizzle-orm';
import { officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { DEMO_DEVICES, HILLSIDE_DEVICES, MEADOWSIDE_DEVICES, QUAYSIDE_DEVICES, seedDevices } from './devices.ts';
import { DEMO_OFFICE_GROUP } from './holdsDemo.ts';
import { KNOWN_PATIENTS } from './names.ts';
import { seedChoices, seedPatients } from './patients.ts';
import { GUARDED, PREMISES, PRIVATE, QUAYSIDE_POOLS, seedPeople, SHOWROOM } from './people.ts';
import { seedShowroom } from './showroom.ts';
import { measuredBirths, seedTests } from './tests.ts';

/** One of so many patients of the clinic with zero-PII has a test. */
const ONE_IN = 10;

export interface SeedOptions {
  /** Patients of the clinic and of the second office group. */
  patients?: number;
  otherPatients?: number;
  /** Patients of the clinic with zero-PII: more than a page of those to encrypt. */
  privatePatients?: number;
  now?: Date;
}

/**
 * Fills an empty database with a clinic to try the product in; leaves any other as it is.
 * @returns whether it was empty
 */
export async function seedDemo(
  db: Db,
  { patients = 3_200, otherPatients = 40, privatePatients = 60, now = new Date() }: SeedOptions = {},
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Two servers that start together on a new database: the second one waits here and then finds it filled.
    await tx.execute(sql`lock table ${officeGroup} in exclusive mode`);
    const filled = await tx.select({ id: officeGroup.id }).from(officeGroup).limit(1);
    if (filled.length > 0) return false;
    const choices = await seedChoices(tx);
    for (const group of await seedPeople(tx)) {
      if (group.name === DEMO_OFFICE_GROUP) {
        const rows = await seedPatients(tx, group, patients, choices, now, {
          births: measuredBirths(now),
          known: KNOWN_PATIENTS,
        });
        const devices = await seedDevices(tx, group, DEMO_DEVICES);
        await seedTests(tx, group, devices.get('Lane 1 headset') ?? '', rows, now);
      } else if (group.name === SHOWROOM) {
        await seedShowroom(tx, group);
      } else if (group.name === PRIVATE) {
        const examined = Math.floor(privatePatients / ONE_IN);
        const births = measuredBirths(now).slice(0, examined);
        const rows = await seedPatients(tx, group, privatePatients, choices, now, { births });
        const devices = await seedDevices(tx, group, MEADOWSIDE_DEVICES);
        const headset = devices.get(MEADOWSIDE_DEVICES[0].name) ?? '';
        await seedTests(tx, group, headset, rows.slice(0, examined), now);
      } else if (group.name === PREMISES.name) {
        // its patients are entered by hand: their names are nothing for the server
        await seedDevices(tx, group, HILLSIDE_DEVICES);
      } else if (group.doctors.length > 0) {
        await seedPatients(tx, group, otherPatients, choices, now);
        if (group.name === GUARDED) await seedDevices(tx, group, QUAYSIDE_DEVICES, QUAYSIDE_POOLS[0]?.id);
      }
    }
    return true;
  });
}
