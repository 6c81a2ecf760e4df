import * as z from 'zod/mini';
import {
  DateOnly,
  Id,
  NamedItem,
  Time,
  TimeOrDay,
  page,
  paging,
  queryBool,
  queryList,
  search,
  text,
} from '../entities/common.ts';
import { PatientAlert, PatientAlertWrite } from '../entities/alerts.ts';
import { PatientChange, PatientDeletion, SimilarPatients } from '../entities/changes.ts';
import { Patient, PatientUpdate, PatientWrite } from '../entities/patients.ts';
import { DemoPatient } from '../entities/users.ts';
import { TestStatusNameSchema, TestTypeSchema } from '../entities/enums.ts';
import { recordChanged } from '../entities/version.ts';
import { TEXT_MAX } from '../limits.ts';
import { PERSONAL_PROBLEMS } from '../rules/ciphertext.ts';
import type { Calls } from '../call/call.ts';
import { EVERYBODY, EXAMINERS, PATIENT_MAKERS, STAFF } from '../call/roles.ts';
import { byId } from '../call/shared.ts';

/** Columns the patient list sorts by; `-` = descending. */
export const PATIENT_ORDERINGS = [
  'last_name',
  '-last_name',
  'first_name',
  '-first_name',
  'date_of_birth',
  '-date_of_birth',
  'last_test',
  '-last_test',
  'patient_id_number',
  '-patient_id_number',
  'updated',
  '-updated',
] as const;
export type PatientOrdering = (typeof PATIENT_ORDERINGS)[number];

export const patients = {
  listPatients: {
    id: 'H-024',
    method: 'GET',
    path: '/api/patients/',
    by: EVERYBODY,
    query: z.strictObject({
      ...paging,
      search,
      needs_match_review: z.optional(queryBool),
      date_of_birth: z.optional(DateOnly),
      patient_id_number: z.optional(text(TEXT_MAX.patient_id_number)),
      first_name: z.optional(text(TEXT_MAX.name)),
      last_name: z.optional(text(TEXT_MAX.name)),
      ideographic_name: z.optional(text(TEXT_MAX.name_group)),
      phonetic_name: z.optional(text(TEXT_MAX.name_group)),
      /**
       * Lists the patients who may be the person with these names, date of birth and id number, the most alike first, and not
       * only those who have exactly these. The duplicate check [PAT-07, OUR-690].
       */
      resembling: z.optional(queryBool),
      id__in: z.optional(queryList(Id)),
      is_encrypted: z.optional(queryBool),
      /** Patients whose ciphertexts are of format 1, which are bound to no patient (docs/zero-pii.md). */
      ciphertext_format: z.optional(z.literal('1')),
      ordering: z.optional(z.enum(PATIENT_ORDERINGS)),
      /**
       * Every change of a patient moves `updated`, merges and undone ones among them. Who is merged or deleted is in no list
       * any more: `id__in` tells who is left.
       */
      updated__gte: z.optional(Time),
      doctor: z.optional(Id),
      /** Filters by the newest test: its status, kind, device and date. */
      last_test__status__name__in: z.optional(queryList(TestStatusNameSchema)),
      last_test__group: z.optional(TestTypeSchema),
      last_test__device: z.optional(Id),
      last_test__gte: z.optional(TimeOrDay),
      last_test__lt: z.optional(TimeOrDay),
      /** Only patients with a finished test that no doctor has reviewed or signed. */
      unread: z.optional(queryBool),
    }),
    answer: page(Patient),
    built: true,
  },
  createPatient: {
    id: 'H-025',
    method: 'POST',
    path: '/api/patients/',
    by: PATIENT_MAKERS,
    body: PatientWrite,
    answer: Patient,
    built: true,
  },
  getPatient: {
    id: 'H-026',
    method: 'GET',
    path: '/api/patients/:id/',
    by: EVERYBODY,
    params: byId,
    answer: Patient,
    built: true,
  },
  updatePatient: {
    id: 'H-027',
    method: 'PUT',
    path: '/api/patients/:id/',
    by: EXAMINERS,
    params: byId,
    body: PatientUpdate,
    answer: Patient,
    conflict: recordChanged(Patient),
    built: true,
  },
  reportPersonalData: {
    id: 'X-570',
    method: 'POST',
    path: '/api/patients/:id/personal-data-reports/',
    by: EVERYBODY,
    params: byId,
    /** Reason why this browser does not show the personal data of the patient [OUR-575]. */
    body: z.strictObject({ problem: z.enum(PERSONAL_PROBLEMS) }),
    built: true,
  },
  deletePatient: { id: 'H-028', method: 'DELETE', path: '/api/patients/:id/', by: STAFF, params: byId, built: true },
  mergePatient: {
    id: 'H-029',
    method: 'POST',
    path: '/api/patients/:id/merge_into/',
    by: STAFF,
    params: byId,
    /** The target; `:id` is merged into it. */
    body: z.strictObject({ patient: Id }),
    built: true,
  },
  listPatientChanges: {
    id: 'X-007',
    method: 'GET',
    path: '/api/patients/:id/changes/',
    by: STAFF,
    params: byId,
    answer: z.array(PatientChange),
    built: true,
  },
  undoPatientChange: {
    id: 'X-008',
    method: 'POST',
    path: '/api/patient-changes/:id/undo/',
    by: STAFF,
    params: byId,
    /** The change that was undone, with the ids of its patients. */
    answer: z.object({ kind: PatientChange.shape.kind, from: z.nullable(Id), to: Id }),
    built: true,
  },
  listSimilarPatients: {
    id: 'X-009',
    method: 'GET',
    path: '/api/patients/:id/similar/',
    by: STAFF,
    params: byId,
    answer: SimilarPatients,
    built: true,
  },
  getPatientDeletion: {
    id: 'X-010',
    method: 'GET',
    path: '/api/patients/:id/deletion/',
    by: STAFF,
    params: byId,
    answer: PatientDeletion,
    built: true,
  },
  listPatientAlerts: {
    id: 'X-661',
    method: 'GET',
    path: '/api/patients/:id/alerts/',
    by: EVERYBODY,
    params: byId,
    /** Alerts that nobody has ended, the oldest first. */
    answer: z.array(PatientAlert),
    built: true,
  },
  addPatientAlert: {
    id: 'X-662',
    method: 'POST',
    path: '/api/patients/:id/alerts/',
    by: STAFF,
    params: byId,
    body: PatientAlertWrite,
    answer: PatientAlert,
    built: true,
  },
  endPatientAlert: {
    id: 'X-663',
    method: 'DELETE',
    path: '/api/patient-alerts/:id/',
    by: STAFF,
    params: byId,
    built: true,
  },
  listGenders: {
    id: 'H-030',
    method: 'GET',
    path: '/api/genders/',
    by: EVERYBODY,
    answer: z.array(NamedItem),
    built: true,
  },
  listEthnicities: {
    id: 'H-031',
    method: 'GET',
    path: '/api/ethnicities/',
    by: EVERYBODY,
    answer: z.array(NamedItem),
    built: true,
  },
  createDemoPatient: {
    id: 'H-032',
    method: 'POST',
    path: '/api/potential-customer/',
    by: EXAMINERS,
    body: DemoPatient,
    answer: Patient,
    built: true,
  },
} as const satisfies Calls;
