import type {
  CommitmentStatus,
  ConvergenceOutcome,
  DeviceSettings,
  EyeReliability,
  HomePin,
  PacsStatus,
  ProtocolValue,
  SignOffStatus,
  StrategyValue,
  TestEye,
  TestPicture,
  TestResult,
  TestStatus,
  TestType,
  TestWrite,
} from '@isopter/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { testBundle } from './bundles.ts';
import { created, id, time } from './columns.ts';
import { device } from './devices.ts';
import type { StoredInstance, WorklistOrder } from './pacsTypes.ts';
import { patient } from './patients.ts';
import { account, office, officeGroup, person } from './people.ts';
import { testSchedule } from './schedules.ts';

/** Options of the form besides people, device and kind of test. */
type ChosenOptions = Omit<TestWrite, 'status' | 'patient' | 'device' | 'operator' | 'doctor' | 'test_group' | 'eye'>;

/** Options of a test, with preferences of the user at the time of the order; these are sent only to the headset. */
export type TestOptions = ChosenOptions & {
  device_settings?: DeviceSettings;
  home_pin?: HomePin;
  convergence?: ConvergenceOutcome;
};

/** The result of a finished test, with its data for the patient's course. */
export interface StoredResult extends TestResult {
  picture?: TestPicture | null;
  /** Reliability of each eye of a threshold field. */
  reliability?: EyeReliability[];
}

/** Finished, and no doctor has looked at it yet. */
const unread = (t: { status: PgColumn; signOff: PgColumn; deleted: PgColumn }) =>
  sql`${t.status} = 'finished' and ${t.signOff} = 'new' and ${t.deleted} is null`;

/** Finished, so that there is something to list of it. */
const finished = (t: { status: PgColumn; deleted: PgColumn }) => sql`${t.status} = 'finished' and ${t.deleted} is null`;

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
    /**
     * The office where it is done, whose clock it follows; stays when the test is moved to a patient of another office.
     */
    siteId: uuid().references(() => office.id),
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
    /** The schedule that ordered it. */
    scheduleId: uuid().references(() => testSchedule.id, { onDelete: 'set null' }),
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
    /** Its headset at home continues without a connection, or is still sending the records from that time. */
    offline: boolean().notNull().default(false),
    /** The last record that a headset had when it came back; null once all up to it are stored. */
    syncTo: integer(),
    /** When to notify the patient; null for no notice, and once it is sent. */
    noticeDue: time(),
    /** When to notify the doctor of a finished test at home; null for no notice, and once it is sent. */
    doneDue: time(),
    /** Host where a visitor of the demo mode started it: the report is sent under its brand. Null for other tests. */
    visitHost: text(),
    /** When to send its report to the visitor; null for no report, and once it is sent. */
    reportDue: time(),
    /** Counts once the test is finished. */
    signOff: text().$type<SignOffStatus>().notNull().default('new'),
    /** The result in short; null until it is computed, and again when the patient or their age changes. */
    result: jsonb().$type<StoredResult>(),
    /** The item of the worklist it was made from. */
    worklist: jsonb().$type<WorklistOrder>(),
    /** State of sending its result to the PACS of this pool; null if it is not sent [ENT-44]. */
    pacsStatus: text().$type<PacsStatus>(),
    pacsPoolId: uuid(),
    pacsDetails: text(),
    pacsChanged: time(),
    /**
     * Number of attempts, and the time of the next one or of a takeover by another server; null without automatic
     * retry.
     */
    pacsAttempts: integer().notNull().default(0),
    pacsDue: time(),
    /** The objects of its result that the archive stored last. */
    pacsInstances: jsonb().$type<readonly StoredInstance[]>(),
    /** Whether the archive confirmed that it keeps them; null where it is not asked. */
    pacsCommitment: text().$type<CommitmentStatus>(),
    pacsCommitmentDetails: text(),
    created: created(),
    timeStart: time(),
    timeEnd: time(),
    deleted: time(),
  },
  (t) => [
    index('test_patient_idx').on(t.patientId, t.created.desc()),
    index('test_bundle_order_idx').on(t.bundleId, t.bundleIndex),
    index('test_schedule_idx')
      .on(t.scheduleId)
      .where(sql`${t.scheduleId} is not null`),
    index('test_status_idx').on(t.officeGroupId, t.status, t.created.desc(), t.id),
    index('test_recent_idx').on(t.officeGroupId, t.created.desc(), t.id),
    index('test_kind_idx').on(t.officeGroupId, t.group, t.strategy, t.protocol, t.created.desc()),
    index('test_doctor_idx').on(t.doctorId, t.created.desc()),
    index('test_creator_idx').on(t.createdBy, t.created.desc()),
    index('test_device_idx').on(t.deviceId, t.created.desc()),
    index('test_unread_idx').on(t.officeGroupId, t.created.desc(), t.id, t.patientId).where(unread(t)),
    index('test_result_idx')
      .on(sql`(${t.result} ->> 'version')`)
      .where(finished(t)),
    index('test_notice_idx')
      .on(t.noticeDue)
      .where(sql`${t.noticeDue} is not null`),
    index('test_done_due_idx')
      .on(t.doneDue)
      .where(sql`${t.doneDue} is not null`),
    index('test_report_due_idx')
      .on(t.reportDue)
      .where(sql`${t.reportDue} is not null`),
    index('test_pacs_due_idx')
      .on(t.pacsDue)
      .where(sql`${t.pacsDue} is not null`),
    index('test_pacs_idx')
      .on(t.officeGroupId, t.pacsChanged.desc(), t.id)
      .where(sql`${t.pacsStatus} is not null`),
    index('test_order_idx')
      .on(t.timeStart)
      .where(sql`${t.worklist} is not null`),
    index('test_offline_idx')
      .on(t.timeStart)
      .where(sql`${t.offline}`),
    index('test_waiting_idx')
      .on(t.created)
      .where(sql`${t.status} = 'pending' and ${t.deleted} is null`),
  ],
);

/** The tests whose reports are unread; the condition of their index. */
export const isUnread = unread(test);

/** The tests that have a result, or await one; the condition of their index. */
export const awaitsResult = finished(test);
