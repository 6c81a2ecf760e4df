import * as z from 'zod/mini';
import { Id, NamedItem, Time, opt } from './common.ts';
import { Patient, PatientSummary } from './patients.ts';

/** A merge of two patients, or a move of tests from one to another, that can still be undone. */
export const PatientChange = z.object({
  id: Id,
  kind: z.enum(['merge', 'move']),
  /** Previous patient of the tests; `null` for tests without a patient. */
  from: opt(PatientSummary),
  /** New patient of the tests. */
  to: PatientSummary,
  /** How many tests changed hands. */
  tests: z.int(),
  by: opt(NamedItem),
  time: Time,
  /** Until then it can be undone. */
  undo_until: Time,
});
export type PatientChange = z.infer<typeof PatientChange>;

/** Fields in which two similar patients can differ. */
export const PATIENT_DIFFERENCES = [
  'first_name',
  'last_name',
  'ideographic_name',
  'phonetic_name',
  'date_of_birth',
  'gender',
  'patient_id_number',
  'phone',
  'email',
] as const;
export type PatientDifference = (typeof PATIENT_DIFFERENCES)[number];
export const PatientDifferenceSchema = z.enum(PATIENT_DIFFERENCES);

/** A patient who may be the same person as another. */
export const SimilarPatient = z.object({
  patient: Patient,
  /** How many tests there are of them. */
  tests: z.int(),
  differs: z.array(PatientDifferenceSchema),
});
export type SimilarPatient = z.infer<typeof SimilarPatient>;

/** Similar patients, the most similar first. */
export const SimilarPatients = z.object({
  /** How many tests there are of the patient asked about. */
  tests: z.int(),
  matches: z.array(SimilarPatient),
});
export type SimilarPatients = z.infer<typeof SimilarPatients>;

/** Effects of deleting a patient. */
export const PatientDeletion = z.object({
  /** Finished tests and those being transferred, for which the patient has to stay. */
  kept: z.int(),
  /** Tests that are being done now, which have to be cancelled first. */
  running: z.int(),
  /** Other tests, which would be removed with the patient. */
  removed: z.int(),
});
export type PatientDeletion = z.infer<typeof PatientDeletion>;
