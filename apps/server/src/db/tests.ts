import type { ProtocolValue, StrategyValue, TestEye, TestStatus, TestType, TestWrite } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { testBundle } from './bundles.ts';
import { created, id, time } from './columns.ts';
import { device } from './devices.ts';
import { patient } from './patients.ts';
import { account, office, officeGroup, person } from './people.ts';

/** What the form sets beside the people, the device and the kind of test. */
export type TestOptions = Omit<
  TestWrite,
  'status' | 'patient' | 'device' | 'operator' | 'doctor' | 'test_group' | 'eye'
>;

/**
 * One examination. `run` counts restarts from 1; `deviceSeq` is the last record of that run taken from the device;
 * `seqNum` numbers every live event of the test over its whole life. A deleted test keeps its records.
 */
export const test = pgTable(
  'test',
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
    /** The bundle it is part of, and its place there, counted from 1. */
    bundleId: uuid().references(() => testBundle.id, { onDelete: 'cascade' }),
    bundleIndex: integer(),
    status: text().$type<TestStatus>().notNull(),
    group: text().$type<TestType>().notNull(),
    strategy: text().$type<StrategyValue>(),
    protocol: text().$type<ProtocolValue>(),
    eye: text().$type<TestEye>().notNull(),
    options: jsonb().$type<TestOptions>().notNull(),
    run: integer().notNull().default(1),
    deviceSeq: integer().notNull().default(0),
    seqNum: integer().notNull().default(0),
    progressTotal: doublePrecision().notNull().default(0),
    progressOd: doublePrecision().notNull().default(0),
    progressOs: doublePrecision().notNull().default(0),
    /** Records of the run that were refused. */
    ignored: integer().notNull().default(0),
    /** The test now running in a suite, where it is not the first part. */
    part: text().$type<StrategyValue>(),
    thresholdsReceived: boolean().notNull().default(false),
    offline: boolean().notNull().default(false),
    created: created(),
    timeStart: time(),
    timeEnd: time(),
    deleted: time(),
  },
  (t) => [
    index('test_patient_idx').on(t.patientId, t.created.desc()),
    index('test_bundle_order_idx').on(t.bundleId, t.bundleIndex),
    index('test_status_idx').on(t.officeGroupId, t.status),
    index('test_waiting_idx')
      .on(t.created)
      .where(sql`${t.status} = 'pending' and ${t.deleted} is null`),
  ],
);
