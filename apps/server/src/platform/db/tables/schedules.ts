import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created, id, time, version } from './columns.ts';
import { patient } from './patients.ts';
import { account, office, officeGroup } from './people.ts';

/**
 * A test or a bundle at home that is ordered again every so many days [ENT-23]. What is ordered is a copy of `testId` or
 * of `bundleId`, one of them; they point nowhere, since tests point here. `last` is the day it was ordered for last, of
 * `timezone`; `due` is the instant the next day begins there, null once that lies beyond the end.
 */
export const testSchedule = pgTable(
  'test_schedule',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    officeId: uuid().references(() => office.id),
    patientId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    testId: uuid(),
    bundleId: uuid(),
    createdBy: uuid().references(() => account.id),
    periodInDays: integer().notNull(),
    endDate: date().notNull(),
    last: date().notNull(),
    next: date().notNull(),
    due: time(),
    timezone: text().notNull(),
    /** Version of period and end. */
    version: version(),
    created: created(),
  },
  (t) => [
    index('test_schedule_patient_idx').on(t.patientId, t.next),
    index('test_schedule_due_idx').on(t.due),
    uniqueIndex('test_schedule_test_unique').on(t.testId),
    uniqueIndex('test_schedule_bundle_unique').on(t.bundleId),
  ],
);
