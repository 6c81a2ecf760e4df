import type { ExclusionReason, GoldmannSize, ProtocolValue, SingleEye } from '@isopter/contract';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';
import { patient } from './patients.ts';
import { account } from './people.ts';
import { test } from './tests.ts';

/** `version` serves as optimistic lock; with author and time of the last change. */
const written = () => ({
  version: integer().notNull().default(1),
  updated: created(),
  updatedBy: uuid()
    .notNull()
    .references(() => account.id),
});

/** A field of an eye that a doctor took out of the progression; without a reason it was taken in again. */
export const fieldExclusion = pgTable(
  'field_exclusion',
  {
    testId: uuid()
      .notNull()
      .references(() => test.id, { onDelete: 'cascade' }),
    eye: text().$type<SingleEye>().notNull(),
    reason: text().$type<ExclusionReason>(),
    note: text(),
    ...written(),
  },
  (t) => [primaryKey({ columns: [t.testId, t.eye] })],
);

/** The two tests a doctor chose as the baseline of an eye's program and size; none after the choice was cleared. */
export const fieldBaseline = pgTable(
  'field_baseline',
  {
    patientId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    eye: text().$type<SingleEye>().notNull(),
    /** Without its pace. */
    program: text().$type<ProtocolValue>().notNull(),
    size: integer().$type<GoldmannSize>().notNull(),
    firstId: uuid().references(() => test.id, { onDelete: 'set null' }),
    secondId: uuid().references(() => test.id, { onDelete: 'set null' }),
    ...written(),
  },
  (t) => [primaryKey({ columns: [t.patientId, t.eye, t.program, t.size] })],
);
