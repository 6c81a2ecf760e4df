import * as z from 'zod/mini';
import { IPD_MAX, IPD_MIN, TEXT_MAX } from '../limits.ts';
import {
  DateOnly,
  Email,
  Id,
  NamedItem,
  NameGroup,
  Phone,
  Time,
  filled,
  numberBetween,
  opt,
  sent,
  text,
} from './common.ts';
import { TestEyeSchema, TestLanguageCodeSchema } from './enums.ts';
import { TestGroupChoice } from './preferences.ts';
import { Version, updateOf } from './version.ts';

/** Ciphertext of the personal data, each text on its own [ENT-13, PII-12]. Format: docs/zero-pii.md. */
export const EncryptedPii = z.strictObject({
  first_name: opt(text(TEXT_MAX.ciphertext)),
  last_name: opt(text(TEXT_MAX.ciphertext)),
  date_of_birth: opt(text(TEXT_MAX.ciphertext)),
  email: opt(text(TEXT_MAX.ciphertext)),
  phone: opt(text(TEXT_MAX.ciphertext)),
  ideographic_name: opt(text(TEXT_MAX.ciphertext)),
  phonetic_name: opt(text(TEXT_MAX.ciphertext)),
});
export type EncryptedPii = z.infer<typeof EncryptedPii>;

/** The newest test of a patient, for the list [PAT-22]. */
export const LastTest = z.object({
  id: Id,
  test_group: TestGroupChoice,
  eye: TestEyeSchema,
  /** A name in lower case; read it through `testStatus` [LIST-11]. */
  status: sent,
  time_start: opt(Time),
  /** IANA name of the zone of the office where it is done. */
  timezone: sent,
});
export type LastTest = z.infer<typeof LastTest>;

/** A patient [ENT-13]. */
export const Patient = z.object({
  id: Id,
  first_name: opt(sent),
  last_name: opt(sent),
  /** The name in local script, and its pronunciation, each as a group of DICOM: `山田^太郎`, `やまだ^たろう`. */
  ideographic_name: opt(sent),
  phonetic_name: opt(sent),
  /** The name shown in lists and monitors, derived by the server; of an encrypted patient the id number, or nothing. */
  display_name: sent,
  email: opt(sent),
  phone: opt(sent),
  /** The date of birth; `null` only for an encrypted patient, whose date is in `encrypted_pii`. */
  date_of_birth: opt(DateOnly),
  /** Whole years on the current day of the patient's office. */
  age: opt(z.int()),
  /** IANA name of the zone of the patient's office. */
  timezone: sent,
  gender: opt(NamedItem),
  ethnicity: opt(NamedItem),
  doctor_id: Id,
  /** The office of the patient; without one, all users of the clinic reach the patient. */
  office_id: opt(Id),
  monocular: opt(z.boolean()),
  patient_id_number: opt(sent),
  subtitles: opt(z.boolean()),
  /** The language in which instructions are spoken to the patient; null for the default of the user who orders a test. */
  instruction_language: opt(TestLanguageCodeSchema),
  last_test: opt(LastTest),
  needs_match_review: z.boolean(),
  trend_analysis_available: z.boolean(),
  active_techall_session: opt(Id),
  /** Interpupillary distance in millimetres. */
  ipd: opt(z.number()),
  is_encrypted: z.boolean(),
  encrypted_pii: opt(EncryptedPii),
  updated: Time,
  version: Version,
});
export type Patient = z.infer<typeof Patient>;

/** The summary of a patient for lists and monitors. */
export const PatientSummary = z.object({
  id: Id,
  display_name: sent,
  date_of_birth: opt(DateOnly),
  patient_id_number: opt(sent),
  is_encrypted: z.boolean(),
  encrypted_pii: opt(EncryptedPii),
});
export type PatientSummary = z.infer<typeof PatientSummary>;

/** A patient by the name lists show, which an encrypted patient has in its ciphertexts. */
export const PatientName = z.object({
  id: Id,
  /** Absent when the patient is gone. */
  display_name: opt(sent),
  is_encrypted: z.boolean(),
  encrypted_pii: opt(EncryptedPii),
});
export type PatientName = z.infer<typeof PatientName>;

const fields = {
  first_name: opt(filled(TEXT_MAX.name)),
  last_name: opt(filled(TEXT_MAX.name)),
  ideographic_name: opt(NameGroup),
  phonetic_name: opt(NameGroup),
  email: opt(Email),
  date_of_birth: opt(DateOnly),
  gender_id: opt(Id),
  ethnicity_id: opt(Id),
  doctor_id: Id,
  patient_id_number: opt(filled(TEXT_MAX.patient_id_number)),
  phone: opt(Phone),
  instruction_language: opt(TestLanguageCodeSchema),
  /** The device of the session, which technician users choose together with the patient [PAT-12]. */
  device: opt(Id),
  is_encrypted: z.optional(z.boolean()),
  /** All ciphertexts of the patient. An update replaces all stored ones. */
  encrypted_pii: opt(EncryptedPii),
};

/**
 * A new patient [PAT-05, PAT-06]. The date of birth is required, and names or the id number, depending on the office
 * group's disable_pi; the server returns field errors. In zero-PII mode personal data are required as ciphertexts and
 * refused in plain text; outside of it ciphertexts are refused.
 */
export const PatientWrite = z.strictObject({
  ...fields,
  /** The id of an encrypted patient, which the browser makes: ciphertexts are bound to it [OUR-573]. */
  id: z.optional(Id),
});
export type PatientWrite = z.infer<typeof PatientWrite>;

/**
 * Any part of a patient [API-07]. In zero-PII mode a patient is encrypted by `is_encrypted` with ciphertexts of all that is
 * stored in plain, which the server then forgets for good; what is not personal is updated without them.
 */
export const PatientUpdate = updateOf({
  ...fields,
  monocular: opt(z.boolean()),
  subtitles: opt(z.boolean()),
  needs_match_review: z.boolean(),
  ipd: opt(numberBetween(IPD_MIN, IPD_MAX)),
});
export type PatientUpdate = z.infer<typeof PatientUpdate>;
