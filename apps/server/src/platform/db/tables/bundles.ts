import type { CustomBundleParameters, CustomTestDescription, TestDescription } from '@isopter/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, id, time } from './columns.ts';
import { device } from './devices.ts';
import { patient } from './patients.ts';
import { account, office, officeGroup, person } from './people.ts';

/** A set of tests an office group put together, for everybody or for one patient [ENT-22]. */
export const customBundle = pgTable(
  'custom_bundle',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    patientId: uuid().references(() => patient.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    descriptions: jsonb().$type<CustomTestDescription[]>().notNull(),
    created: created(),
  },
  (t) => [index('custom_bundle_group_idx').on(t.officeGroupId, t.name)],
);

/**
 * Tests that one device runs one after the other [ENT-20]. Its status and its current test follow from its tests, which
 * refer to it; the type it was created from may have been deleted, so that is no reference.
 */
export const testBundle = pgTable(
  'test_bundle',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    officeId: uuid().references(() => office.id),
    patientId: uuid().references(() => patient.id, { onDelete: 'cascade' }),
    deviceId: uuid()
      .notNull()
      .references(() => device.id),
    doctorId: uuid()
      .notNull()
      .references(() => person.id),
    operatorId: uuid().references(() => person.id),
    createdBy: uuid().references(() => account.id),
    descriptions: jsonb().$type<TestDescription[]>().notNull(),
    systemBundleId: uuid(),
    customBundleId: uuid(),
    customBundleParameters: jsonb().$type<CustomBundleParameters>(),
    mwlItemId: uuid(),
    created: created(),
    deleted: time(),
  },
  (t) => [index('test_bundle_patient_idx').on(t.patientId, t.created.desc())],
);
