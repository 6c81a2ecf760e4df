import type { AppLanguage, DateFormat, Group } from '@isopter/contract';
import { created, sortedIndexes, time, version } from '@isopter/server/agent';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export { audit, auditHead, auditLink, auditVisit } from '@isopter/server/agent';

/** The one clinic whose data the database has. */
export const officeGroup = pgTable('office_group', { id: uuid().primaryKey(), name: text().notNull() });

/** Users who signed in here, with the names that their last assertion said: so that a change has an author. */
export const staff = pgTable('staff', {
  /** The account at the server. */
  id: uuid().primaryKey(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  lastSignIn: created(),
});

/** A signed-in browser, with the rights that its assertion said. Of the token only a digest is stored. */
export const agentToken = pgTable(
  'agent_token',
  {
    digest: text().primaryKey(),
    /** Identifies the token in the access log; opens nothing. */
    id: uuid().notNull().defaultRandom(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id),
    groups: text().array().$type<Group[]>().notNull(),
    offices: uuid().array().notNull(),
    allOffices: boolean().notNull(),
    dateFormat: text().$type<DateFormat>().notNull(),
    language: text().$type<AppLanguage>(),
    disablePi: boolean().notNull(),
    lastSeen: created(),
    expires: time().notNull(),
  },
  (t) => [index('agent_token_expires_idx').on(t.expires)],
);

/** Assertions that were accepted, until nobody would accept them anyway. */
export const usedAssertion = pgTable('used_assertion', { id: uuid().primaryKey(), expires: time().notNull() }, (t) => [
  index('used_assertion_expires_idx').on(t.expires),
]);

/** The personal data of a patient, under the id that the patient has at the server. */
export const patient = pgTable(
  'patient',
  {
    id: uuid().primaryKey(),
    /** The office of the patient at the server; null if there is none, so that all users of the clinic reach the patient. */
    officeId: uuid(),
    firstName: text(),
    lastName: text(),
    ideographicName: text(),
    phoneticName: text(),
    dateOfBirth: date({ mode: 'string' }),
    email: text(),
    phone: text(),
    patientIdNumber: text(),
    /** Merged patients are hidden while the merge can be undone, then deleted. */
    mergedInto: uuid(),
    mergedAt: time(),
    searchText: text().notNull(),
    /** The version of `searchText`; older ones are written again. */
    searchVersion: integer().notNull().default(0),
    updated: created(),
    updatedBy: uuid().references(() => staff.id),
    version: version(),
  },
  (t) => [
    ...sortedIndexes(t),
    index('patient_birth_idx').on(t.dateOfBirth, t.id),
    index('patient_number_idx').on(t.patientIdNumber, t.id),
    index('patient_updated_idx').on(t.updated, t.id),
    index('patient_search_idx').using('gin', t.searchText.op('gin_trgm_ops')),
    index('patient_search_version_idx').on(t.searchVersion),
    index('patient_merged_idx')
      .on(t.mergedAt)
      .where(sql`${t.mergedAt} is not null`),
  ],
);
