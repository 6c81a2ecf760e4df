import type { EncryptedPii, TestLanguageCode } from '@isopter/contract';
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { sortedIndexes } from '../collation.ts';
import { created, id, time, version } from './columns.ts';
import { office, officeGroup, person } from './people.ts';

export const gender = pgTable('gender', { id: id(), name: text().notNull().unique(), position: integer().notNull() });
export const ethnicity = pgTable('ethnicity', {
  id: id(),
  name: text().notNull().unique(),
  position: integer().notNull(),
});

/**
 * A patient of an office group. `searchText` holds the folded names, id number, date of birth and phone (see patientSearch.ts of the contract);
 * `lastTest…` repeats the newest test and its time, so that the list sorts by it through an index.
 */
export const patient = pgTable(
  'patient',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    officeId: uuid().references(() => office.id),
    firstName: text(),
    lastName: text(),
    /** The name in local script and its pronunciation, as groups of DICOM (see nameGroup.ts of the contract). */
    ideographicName: text(),
    phoneticName: text(),
    email: text(),
    phone: text(),
    /** Null only for an encrypted patient and for a visitor of the demo mode. */
    dateOfBirth: date(),
    genderId: uuid().references(() => gender.id),
    ethnicityId: uuid().references(() => ethnicity.id),
    doctorId: uuid()
      .notNull()
      .references(() => person.id),
    patientIdNumber: text(),
    monocular: boolean(),
    subtitles: boolean(),
    instructionLanguage: text().$type<TestLanguageCode>(),
    ipd: doublePrecision(),
    needsMatchReview: boolean().notNull().default(false),
    isEncrypted: boolean().notNull().default(false),
    encryptedPii: jsonb().$type<EncryptedPii>(),
    /** The patient into whom this one was merged; hidden while that can be undone, then removed. */
    mergedInto: uuid(),
    searchText: text().notNull(),
    /** The version of `searchText`; a job writes older ones again. */
    searchVersion: integer().notNull().default(0),
    lastTestId: uuid(),
    lastTestTime: time(),
    created: created(),
    updated: created(),
    version: version(),
  },
  (t) => [
    index('patient_recent_idx').on(t.officeGroupId, t.lastTestTime.desc().nullsLast(), t.id),
    index('patient_doctor_idx').on(t.doctorId, t.lastTestTime.desc().nullsLast(), t.id),
    index('patient_merged_idx')
      .on(t.mergedInto)
      .where(sql`${t.mergedInto} is not null`),
    index('patient_last_test_idx').on(t.lastTestId),
    ...sortedIndexes(t, t.officeGroupId),
    index('patient_birth_idx').on(t.officeGroupId, t.dateOfBirth, t.id),
    index('patient_number_idx').on(t.officeGroupId, t.patientIdNumber, t.id),
    index('patient_updated_idx').on(t.officeGroupId, t.updated, t.id),
    index('patient_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('patient_search_version_idx').on(t.searchVersion),
    index('patient_ciphertext_idx')
      .using('gin', t.encryptedPii.op('jsonb_path_ops'))
      .where(sql`${t.isEncrypted}`),
    index('patient_encrypted_idx')
      .on(t.officeGroupId)
      .where(sql`${t.isEncrypted}`),
    index('patient_review_idx')
      .on(t.officeGroupId)
      .where(sql`${t.needsMatchReview}`),
  ],
);

/**
 * Ciphertexts that are made with the new key while the key of zero-PII mode is being changed. A trigger on `patient` drops
 * them as soon as the stored ciphertexts of the patient change.
 */
export const patientNextPii = pgTable(
  'patient_next_pii',
  {
    patientId: uuid()
      .primaryKey()
      .references(() => patient.id, { onDelete: 'cascade' }),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    encryptedPii: jsonb().$type<EncryptedPii>().notNull(),
  },
  (t) => [index('patient_next_pii_group_idx').on(t.officeGroupId)],
);
