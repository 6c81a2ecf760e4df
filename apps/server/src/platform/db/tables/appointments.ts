import type { TestDescription } from '@isopter/contract';
import { boolean, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { testBundle } from './bundles.ts';
import { created, id, time, version } from './columns.ts';
import { device } from './devices.ts';
import { patient } from './patients.ts';
import { account, office, officeGroup, person } from './people.ts';
import { test } from './tests.ts';

/**
 * A test or a bundle that is planned for a day and a time by the clock of the office `siteId`. Its tests are created when it
 * is started. Its state is not stored: it follows from the clock, `checkedIn` and the tests.
 */
export const appointment = pgTable(
  'appointment',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    officeId: uuid().references(() => office.id),
    siteId: uuid().references(() => office.id),
    patientId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    deviceId: uuid()
      .notNull()
      .references(() => device.id),
    doctorId: uuid()
      .notNull()
      .references(() => person.id),
    operatorId: uuid().references(() => person.id),
    createdBy: uuid().references(() => account.id),
    /** One test, or those of a bundle, as they were ordered. */
    descriptions: jsonb().$type<TestDescription[]>().notNull(),
    isBundle: boolean().notNull(),
    day: date().notNull(),
    /** HH:MM. */
    time: text().notNull(),
    room: text(),
    checkedIn: time(),
    /** The started test or bundle. */
    testId: uuid().references(() => test.id, { onDelete: 'set null' }),
    bundleId: uuid().references(() => testBundle.id, { onDelete: 'set null' }),
    /** Version of day, time, room and device. */
    version: version(),
    created: created(),
    /** Last change that calendars have to show. */
    changed: time().notNull().defaultNow(),
  },
  (t) => [
    index('appointment_day_idx').on(t.officeGroupId, t.day),
    index('appointment_patient_idx').on(t.patientId, t.day),
    index('appointment_doctor_idx').on(t.doctorId, t.day),
  ],
);
