import type { AgentPatientWrite } from '@isopter/contract';
import {
  changed,
  conflict,
  type Db,
  differingFields,
  invalid,
  invalidField,
  lockRows,
  notFound,
  patientProblems,
  requireVersion,
  searchColumns,
} from '@isopter/server/agent';
import { and, eq } from 'drizzle-orm';
import type { AgentIdentity } from '../auth/identity.ts';
import { patient, staff } from '../db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { findPatients } from './list.ts';
import { presentPatient } from './present.ts';
import { mergedScope, patientScope } from './scope.ts';

type PersonalData = Omit<AgentPatientWrite, 'id' | 'office_id'>;

/** Calls about the personal data of patients. Rules, search and versions are those of the server. */
export const patientCalls: Handlers = {
  async listAgentPatients({ db, user, query, concerns }) {
    const { rows, count } = await findPatients(db, user, query);
    concerns({ patientIds: rows.map(({ id }) => id) });
    return { results: rows.map((row) => presentPatient(row, user)), count };
  },

  async getAgentPatient({ db, user, params, concerns }) {
    const row = await readPatient(db, user, params.id);
    concerns({ objectIds: [row.id], patientIds: [row.id] });
    return presentPatient(row, user);
  },

  async createAgentPatient({ db, user, body: { id, office_id: officeId, ...personalData }, concerns }) {
    if (!worksIn(user, officeId)) throw invalidField('office_id', 'You do not work in this office.');
    validatePersonalData(user, null, personalData);
    const [row] = await db
      .insert(patient)
      .values({
        id,
        officeId,
        updated: new Date(),
        updatedBy: user.accountId,
        ...toColumns(personalData),
        ...toSearchColumns(personalData),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw invalidField('id', 'This id is taken.');
    concerns({ objectIds: [id], patientIds: [id] });
    return presentPatient(row, user);
  },

  async updateAgentPatient({ db, user, params: { id }, body, concerns }) {
    await lockRows(db, patient, patientScope(user), [id]);
    await requireVersion('updateAgentPatient', { db, user }, body, {
      table: patient,
      id,
      read: async () => ({ ...presentPatient(await readPatient(db, user, id), user), author: await authorOf(db, id) }),
      latest: ({ author, updated }) => ({ changed_by: author, changed_at: updated }),
    });
    const { version: _, ...changes } = body;
    const before = personalDataOf(await readPatient(db, user, id));
    validatePersonalData(user, before, changes);
    const personalData = changed(before, changes);
    const [row] = await db
      .update(patient)
      .set({
        ...toColumns(personalData),
        ...toSearchColumns(personalData),
        updated: new Date(),
        updatedBy: user.accountId,
      })
      .where(eq(patient.id, id))
      .returning();
    if (!row) throw notFound();
    concerns({
      objectIds: [id],
      patientIds: [id],
      // names of fields only: audit rows are never removed, but patients are
      changes: differingFields(changes, before).map((field) => ({ field })),
    });
    return presentPatient(row, user);
  },

  async deleteAgentPatient({ db, user, params: { id }, query, concerns }) {
    await lockRows(db, patient, patientScope(user), [id]);
    const { version } = await readPatient(db, user, id);
    if (query.version !== undefined && query.version !== version)
      throw conflict('ChangedSince', 'The patient was changed since.');
    await db.delete(patient).where(eq(patient.id, id));
    concerns({ objectIds: [id], patientIds: [id] });
    return undefined;
  },

  async mergeAgentPatient({ db, user, params: { id }, body: { patient: into }, concerns }) {
    if (id === into) throw invalidField('patient', 'A patient cannot be merged into itself.');
    await lockRows(db, patient, patientScope(user), [id, into]);
    const now = new Date();
    await db.update(patient).set({ mergedInto: into, mergedAt: now }).where(eq(patient.id, id));
    await db.update(patient).set({ updated: now, updatedBy: user.accountId }).where(eq(patient.id, into));
    concerns({ objectIds: [id], patientIds: [id, into] });
    return undefined;
  },

  async undoAgentMerge({ db, user, params: { id }, concerns }) {
    const now = new Date();
    const [row] = await db
      .select({ mergedInto: patient.mergedInto })
      .from(patient)
      .where(and(mergedScope(user), eq(patient.id, id)))
      .for('update');
    if (!row?.mergedInto) throw notFound();
    const rows = await db.$count(patient, and(patientScope(user), eq(patient.id, row.mergedInto)));
    if (rows === 0) throw conflict('ChangedSince', 'The other patient was merged or deleted since.');
    const back = { mergedInto: null, mergedAt: null, updated: now, updatedBy: user.accountId };
    await db.update(patient).set(back).where(eq(patient.id, id));
    concerns({ objectIds: [id], patientIds: [id, row.mergedInto] });
    return undefined;
  },
};

const worksIn = ({ allOffices, offices }: AgentIdentity, officeId: string | null): boolean =>
  officeId === null || allOffices || offices.includes(officeId);

/** Reads a patient whom a user reaches. @throws notFound */
export async function readPatient(db: Db, user: AgentIdentity, id: string) {
  const [row] = await db
    .select()
    .from(patient)
    .where(and(patientScope(user), eq(patient.id, id)));
  if (!row) throw notFound();
  return row;
}

async function authorOf(db: Db, id: string) {
  const [row] = await db
    .select({ id: staff.id, firstName: staff.firstName, lastName: staff.lastName })
    .from(patient)
    .innerJoin(staff, eq(staff.id, patient.updatedBy))
    .where(eq(patient.id, id));
  return row ? { id: row.id, name: `${row.firstName} ${row.lastName}` } : null;
}

const personalDataOf = (row: typeof patient.$inferSelect): PersonalData => ({
  first_name: row.firstName,
  last_name: row.lastName,
  date_of_birth: row.dateOfBirth,
  email: row.email,
  phone: row.phone,
  ideographic_name: row.ideographicName,
  phonetic_name: row.phoneticName,
  patient_id_number: row.patientIdNumber,
});

const toColumns = (personalData: PersonalData) => ({
  firstName: personalData.first_name ?? null,
  lastName: personalData.last_name ?? null,
  dateOfBirth: personalData.date_of_birth ?? null,
  email: personalData.email ?? null,
  phone: personalData.phone ?? null,
  ideographicName: personalData.ideographic_name ?? null,
  phoneticName: personalData.phonetic_name ?? null,
  patientIdNumber: personalData.patient_id_number ?? null,
});

const toSearchColumns = (personalData: PersonalData) => searchColumns(toColumns(personalData));

/** Refuses personal data that break the rules of the server's patient form. Zero-PII mode is no part of the agent. */
function validatePersonalData(user: AgentIdentity, before: PersonalData | null, changes: PersonalData): void {
  const problems = patientProblems(before, changes, { disable_pi: user.disablePi, enable_zero_pii: false });
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
