import type { ImportChange, PrintedIdentity, ReadEye, SourceDevice, TestType, UploadStatus } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, created, id, time } from './columns.ts';
import { patient } from './patients.ts';
import { account, office, officeGroup } from './people.ts';

/** A threshold read from a report: its place and value. */
export interface StoredThreshold {
  page_id: number;
  index: number;
  eye: 'OD' | 'OS';
  x: number;
  y: number;
  value: number | null;
  is_blind_spot: boolean;
  /** A person has to confirm it. */
  is_unsure: boolean;
  /** A person entered or confirmed it. */
  is_confirmed?: boolean;
}

/** A report of another device, as it was uploaded, and what was read of it. */
export const importedReport = pgTable(
  'import',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    officeId: uuid().references(() => office.id),
    patientId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    /** The user who uploaded it. */
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    /** Name of the file as uploaded. */
    name: text().notNull(),
    type: text().notNull(),
    /** UPLOADING until all of the file is there: such a row is in no list. */
    status: text().$type<UploadStatus>().notNull().default('UPLOADING'),
    /** Size of the file in bytes. */
    size: bigint({ mode: 'number' }).notNull().default(0),
    /** Size of the PDF that was made of a picture. */
    pdfSize: bigint({ mode: 'number' }),
    /** Number of attempts to read it. */
    attempts: integer().notNull().default(0),
    /** While unread, the time from which it may be read or taken over; for an upload, the time when it is given up. */
    due: time().notNull().defaultNow(),
    group: text().$type<TestType>(),
    protocol: text(),
    testDate: date(),
    thresholds: jsonb().$type<StoredThreshold[]>(),
    /** The identity printed on the report; null if none was read or personal data are excluded. */
    identity: jsonb().$type<PrintedIdentity>(),
    device: jsonb().$type<SourceDevice>(),
    /** Device facts of each eye, without its thresholds. */
    eyes: jsonb().$type<ReadEye[]>(),
    /** Number of changes by users. */
    version: integer().notNull().default(0),
    isVerified: boolean().notNull().default(false),
    /** The reason why nothing was read. */
    error: text(),
    created: created(),
  },
  (t) => [
    index('import_patient_idx').on(t.patientId, t.created.desc()),
    index('import_due_idx')
      .on(t.due)
      .where(sql`${t.status} in ('UPLOADING', 'NOT_STARTED', 'IN_PROGRESS')`),
  ],
);

/** A file in pieces: the one that was uploaded, or the PDF that was made of a picture. */
export const importPart = pgTable(
  'import_part',
  {
    importId: uuid()
      .notNull()
      .references(() => importedReport.id, { onDelete: 'cascade' }),
    of: text({ enum: ['upload', 'pdf'] }).notNull(),
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.of, t.number] })],
);

/** A value to review, cut out of its page. */
export const importPicture = pgTable(
  'import_picture',
  {
    importId: uuid()
      .notNull()
      .references(() => importedReport.id, { onDelete: 'cascade' }),
    pageId: integer().notNull(),
    index: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.pageId, t.index] })],
);

/** A change that a person made to an import [OUR-473]. */
export const importChange = pgTable(
  'import_change',
  {
    importId: uuid()
      .notNull()
      .references(() => importedReport.id, { onDelete: 'cascade' }),
    /** The version of the import that it made. */
    version: integer().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    created: created(),
    /** The reason for confirming the identity, if there is one. */
    identityReason: text(),
    details: jsonb().$type<ImportChange['details']>().notNull(),
    thresholds: jsonb().$type<ImportChange['thresholds']>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.version] })],
);
