import { eq } from 'drizzle-orm';
import { officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';

/** Name of the sample clinic. */
export const DEMO_OFFICE_GROUP = 'Northside Eye Clinic';

/** Returns whether the database is one that was filled with the sample clinic. */
export const holdsDemo = async (db: Db): Promise<boolean> =>
  (await db.$count(officeGroup, eq(officeGroup.name, DEMO_OFFICE_GROUP))) > 0;
