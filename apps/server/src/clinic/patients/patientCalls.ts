import { ERROR, ERROR_NAME, type PatientUpdate, type PersonalProblem, type TestStatus } from '@isopter/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { belongsTo } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { patientScope, personScope } from '../../access/auth/scope.ts';
import {
  appointment,
  customBundle,
  ethnicity,
  gender,
  importedReport,
  patient,
  patientAlert,
  person,
  technicianSession,
  test,
  testBundle,
  testSchedule,
} from '../../platform/db/schema.ts';
import { lockRows } from '../../platform/db/lockRows.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { conflict, invalid, invalidField, notFound } from '../../platform/lib/errors.ts';
import { copyBaselines } from './baselines.ts';
import { belongingsOf, changesOf, remember, undoChange } from './changes.ts';
import { hasForeignCiphertext } from './zeroPii/ciphertexts.ts';
import { forgetCopies } from './forget.ts';
import { planErasureAfterLastName } from './zeroPii/lastName.ts';
import { holdKeyChecks } from './zeroPii/keyChecks.ts';
import { findPatients } from './list.ts';
import { refreshLastTest } from './lastTest.ts';
import { presentPatient, selectPatients } from './present.ts';
import { requirePatient } from './require.ts';
import { wasPatient } from './wasPatient.ts';
import { changed, type PatientFacts, type PatientPreferences, patientProblems, storable } from './rules.ts';
import { searchColumns } from './searchColumns.ts';
import { findResembling, findSimilar } from './similar.ts';
import type { ClinicServices } from '../services.ts';
import { beginSession } from '../technicians/begin.ts';
import { requireSession } from '../technicians/current.ts';
import { releaseDevices } from '../tests/lifecycle.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';

/** Statuses of tests that keep their patient from being deleted [PAT-11]. */
const KEPT: readonly TestStatus[] = ['finished', 'syncing'];
/** Actions of the access log for the reports of browsers. */
const FOUND = {
  foreign: 'foundForeignData',
  outdated: 'foundOutdatedData',
  changed: 'foundChangedData',
  plain: 'foundPlainData',
} as const satisfies Record<PersonalProblem, string>;

const ID_TAKEN = 'This id is taken.';
const isKept = (status: TestStatus) => KEPT.includes(status);
/** Statuses of tests that are being done. */
const RUNNING: readonly TestStatus[] = ['started', 'paused'];

export function patientCalls({ bus }: ClinicServices): Handlers {
  return {
    async listPatients({ db, user, query, concerns }) {
      const { rows, count } = await (query.resembling ? findResembling : findPatients)(db, user, query);
      concerns({ objectKind: 'patient', patientIds: rows.map((row) => row.id) });
      return { results: rows.map((row) => presentPatient(row, user.preferences)), count };
    },

    async getPatient({ db, user, params, concerns }) {
      concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
      return readPatient(db, user, params.id);
    },

    async createPatient({ db, user, body, concerns }) {
      const isTechnician = belongsTo(user, ['TECHALL_USER']);
      if (body.device && !isTechnician) {
        throw invalidField('device', 'Only technician users choose a device with the patient.');
      }
      await check(db, user, await preferencesFor(db, user, body), null, body);
      if (body.id !== undefined && (await wasPatient(db, body.id))) throw invalidField('id', ID_TAKEN);
      const [row] = await db
        .insert(patient)
        .values({
          ...columns(storable(body)),
          ...(body.id !== undefined && { id: body.id }),
          doctorId: body.doctor_id,
          officeGroupId: user.officeGroupId,
          officeId: user.offices[0] ?? null,
          ...search(storable(body)),
        })
        .onConflictDoNothing({ target: patient.id })
        .returning({ id: patient.id, officeId: patient.officeId });
      if (!row) throw invalidField('id', ID_TAKEN);
      if (isTechnician) await beginSession(db, user, { patient: row, device: body.device ?? null });
      concerns({ objectKind: 'patient', objectIds: [row.id], patientIds: [row.id] });
      return readPatient(db, user, row.id);
    },

    async updatePatient({ db, user, params, body, concerns }) {
      const preferences = await preferencesFor(db, user, body);
      const [stored] = await db
        .select()
        .from(patient)
        .where(and(patientScope(user), eq(patient.id, params.id)))
        .for('update');
      if (!stored) throw notFound();
      await requireSession(db, user, stored.id);
      const read = () => readPatient(db, user, stored.id);
      await requireVersion('updatePatient', { db, user }, body, { table: patient, id: stored.id, read });
      if (body.device !== undefined) throw invalidField('device', 'A device is chosen only for a new patient.');
      const before = {
        id: stored.id,
        first_name: stored.firstName,
        last_name: stored.lastName,
        ideographic_name: stored.ideographicName,
        phonetic_name: stored.phoneticName,
        date_of_birth: stored.dateOfBirth,
        patient_id_number: stored.patientIdNumber,
        email: stored.email,
        phone: stored.phone,
        is_encrypted: stored.isEncrypted,
        encrypted_pii: stored.encryptedPii,
      };
      await check(db, user, preferences, before, body);
      const facts = storable(changed(before, body));
      await db
        .update(patient)
        .set({ ...columns(facts), ...search(facts), updated: new Date() })
        .where(eq(patient.id, params.id));
      if (facts.is_encrypted && !stored.isEncrypted) {
        await forgetCopies(db, [params.id]);
        await planErasureAfterLastName(db, user);
      }
      concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
      return readPatient(db, user, params.id);
    },

    async reportPersonalData({ db, user, params, body, concerns, adds }) {
      await requirePatient(db, user, params.id);
      const about = { objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] };
      concerns(about);
      adds({ ...about, action: FOUND[body.problem] });
      return undefined;
    },

    async deletePatient({ db, user, params, concerns, after }) {
      await lockRows(db, patient, patientScope(user), [params.id]);
      // counted when no test can end any longer
      const tests = await db
        .select({ id: test.id, status: test.status, deleted: test.deleted })
        .from(test)
        .where(eq(test.patientId, params.id))
        .orderBy(test.id)
        .for('update');
      const shown = tests.filter(({ deleted }) => deleted === null);
      if (shown.some(({ status }) => RUNNING.includes(status)))
        throw conflict(ERROR_NAME.PATIENT_IN_TEST, 'A test of the patient is running. Cancel it first.');
      const kept = shown.filter(({ status }) => isKept(status)).length;
      if (kept > 0) throw conflict(ERROR_NAME.PATIENT_HAS_TESTS, `The patient has ${kept} associated tests.`);
      const announce = await releaseDevices(
        db,
        tests.map(({ id }) => id),
      );
      const [deleted] = await db
        .delete(patient)
        .where(eq(patient.id, params.id))
        .returning({ isEncrypted: patient.isEncrypted });
      if (user.preferences.enable_zero_pii && !deleted?.isEncrypted) await planErasureAfterLastName(db, user);
      concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
      after(() => announce(bus));
      return undefined;
    },

    async mergePatient({ db, user, params, body, concerns }) {
      if (params.id === body.patient) throw invalidField('patient', 'A patient cannot be merged into itself.');
      await lockRows(db, patient, patientScope(user), [params.id, body.patient]);
      const isPlain = and(eq(patient.id, params.id), eq(patient.isEncrypted, false));
      if (user.preferences.enable_zero_pii && (await db.$count(patient, isPlain)) > 0) {
        // a merged patient is hidden from the encryption of all patients, and would stay unencrypted
        throw conflict(ERROR_NAME.ZERO_PII, ERROR.MERGE_ONCE_ENCRYPTED);
      }
      const [target] = await db
        .select({ needsMatchReview: patient.needsMatchReview })
        .from(patient)
        .where(eq(patient.id, body.patient));
      const before = { ...(await belongingsOf(db, params.id)), ...target };
      await remember(db, user, { kind: 'merge', fromId: params.id, toId: body.patient, before });
      for (const table of [
        test,
        testBundle,
        customBundle,
        testSchedule,
        technicianSession,
        importedReport,
        patientAlert,
        appointment,
      ]) {
        await db.update(table).set({ patientId: body.patient }).where(eq(table.patientId, params.id));
      }
      await copyBaselines(db, { fromId: params.id, toId: body.patient });
      await db.update(patient).set({ mergedInto: body.patient }).where(eq(patient.id, params.id));
      await db
        .update(patient)
        .set({ needsMatchReview: false, updated: new Date() })
        .where(eq(patient.id, body.patient));
      await refreshLastTest(db, [body.patient]);
      concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id, body.patient] });
      return undefined;
    },

    async listPatientChanges({ db, user, params, concerns }) {
      await requirePatient(db, user, params.id);
      const changes = await changesOf(db, user, params.id);
      const others = changes.flatMap(({ from, to }) => [to.id, ...(from ? [from.id] : [])]);
      concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id, ...others] });
      return changes;
    },

    async undoPatientChange({ db, user, params, concerns }) {
      const undone = await undoChange(db, user, params.id);
      const patientIds = undone.from === null ? [undone.to] : [undone.from, undone.to];
      const encrypted = await db
        .select({ id: patient.id })
        .from(patient)
        .where(and(inArray(patient.id, patientIds), eq(patient.isEncrypted, true)));
      // what came back to them was not theirs when they were encrypted
      await forgetCopies(
        db,
        encrypted.map(({ id }) => id),
      );
      concerns({ objectKind: 'patient_change', objectIds: [params.id], patientIds });
      return undone;
    },

    async listSimilarPatients({ db, user, params, concerns }) {
      const similar = await findSimilar(db, user, params.id);
      const others = similar.matches.map((one) => one.patient.id);
      concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id, ...others] });
      return similar;
    },

    async getPatientDeletion({ db, user, params, concerns }) {
      await requirePatient(db, user, params.id);
      concerns({ objectKind: 'patient', objectIds: [params.id], patientIds: [params.id] });
      const ofPatient = and(eq(test.patientId, params.id), isNull(test.deleted));
      const [kept, running, all] = await Promise.all([
        db.$count(test, and(ofPatient, inArray(test.status, [...KEPT]))),
        db.$count(test, and(ofPatient, inArray(test.status, [...RUNNING]))),
        db.$count(test, ofPatient),
      ]);
      return { kept, running, removed: all - kept - running };
    },
  };
}

async function readPatient(db: Db, user: Identity, id: string) {
  const [row] = await selectPatients(db).where(and(patientScope(user), eq(patient.id, id)));
  if (!row) throw notFound();
  return presentPatient(row, user.preferences);
}

/** The columns of the fields that came; an undefined one stays as it is [API-07]. */
function columns(body: Omit<PatientUpdate, 'version'>) {
  return {
    firstName: body.first_name,
    lastName: body.last_name,
    ideographicName: body.ideographic_name,
    phoneticName: body.phonetic_name,
    email: body.email,
    phone: body.phone,
    dateOfBirth: body.date_of_birth,
    genderId: body.gender_id,
    ethnicityId: body.ethnicity_id,
    ...(body.doctor_id !== undefined && { doctorId: body.doctor_id }),
    patientIdNumber: body.patient_id_number,
    monocular: body.monocular,
    subtitles: body.subtitles,
    instructionLanguage: body.instruction_language,
    ...(body.needs_match_review !== undefined && { needsMatchReview: body.needs_match_review }),
    ipd: body.ipd,
    ...(body.is_encrypted !== undefined && { isEncrypted: body.is_encrypted }),
    encryptedPii: body.encrypted_pii,
  };
}

const search = (facts: PatientFacts) =>
  searchColumns({
    firstName: facts.first_name ?? null,
    lastName: facts.last_name ?? null,
    ideographicName: facts.ideographic_name ?? null,
    phoneticName: facts.phonetic_name ?? null,
    patientIdNumber: facts.patient_id_number ?? null,
    dateOfBirth: facts.date_of_birth ?? null,
    phone: facts.phone ?? null,
  });

/**
 * Returns the preferences that the form of a patient depends on. While the call stores ciphertexts, the key is not changed:
 * it may have been changed since the call began.
 */
async function preferencesFor(
  db: Db,
  user: Identity,
  { encrypted_pii }: Pick<PatientUpdate, 'encrypted_pii'>,
): Promise<PatientPreferences> {
  if (!encrypted_pii) return user.preferences;
  return { ...user.preferences, zero_pii_password_hash: (await holdKeyChecks(db, user)).current };
}

/** Refuses facts that break the form's rules, and people or choices that do not exist in the user's scope. */
async function check(
  db: Db,
  user: Identity,
  preferences: PatientPreferences,
  before: PatientFacts | null,
  changes: Omit<PatientUpdate, 'version'>,
): Promise<void> {
  const problems = patientProblems(before, changes, preferences);
  const unknown = 'This choice does not exist.';
  const copied =
    changes.encrypted_pii &&
    (await hasForeignCiphertext(db, user.officeGroupId, before?.id ?? null, changes.encrypted_pii));
  if (copied) problems['encrypted_pii'] = [ERROR.FOREIGN_CIPHERTEXT];
  if (changes.doctor_id) {
    const [doctor] = await db
      .select({ id: person.id })
      .from(person)
      .where(and(personScope(user), eq(person.id, changes.doctor_id), eq(person.kind, 'doctor')));
    if (!doctor) problems['doctor_id'] = [unknown];
  }
  if (changes.gender_id) {
    const [row] = await db.select({ id: gender.id }).from(gender).where(eq(gender.id, changes.gender_id));
    if (!row) problems['gender_id'] = [unknown];
  }
  if (changes.ethnicity_id) {
    const [row] = await db.select({ id: ethnicity.id }).from(ethnicity).where(eq(ethnicity.id, changes.ethnicity_id));
    if (!row) problems['ethnicity_id'] = [unknown];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
