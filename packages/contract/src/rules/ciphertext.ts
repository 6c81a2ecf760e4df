import type { Id } from '../entities/common.ts';
import type { EncryptedPii } from '../entities/patients.ts';
import { ERROR } from '../errors.ts';
import { BASE64, bytesIn } from './base64.ts';
import { ZERO_PII } from './zeroPii.ts';

/** The personal data of a patient, in the order in which ciphertexts name them [PII-12]. */
export const PERSONAL_FIELDS = [
  'first_name',
  'last_name',
  'date_of_birth',
  'email',
  'phone',
  'ideographic_name',
  'phonetic_name',
] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/**
 * Reasons for not showing personal data: they belong to another patient, are older than a version read before, were
 * changed after encryption, or are no longer encrypted [OUR-574].
 */
export const PERSONAL_PROBLEMS = ['foreign', 'outdated', 'changed', 'plain'] as const;
export type PersonalProblem = (typeof PERSONAL_PROBLEMS)[number];

/**
 * Returns whether a restored backup can explain a problem, so that a user may accept the data. Otherwise the personal data
 * have to be entered again [OUR-592].
 */
export const isAcceptable = (problem: PersonalProblem): boolean => problem === 'outdated' || problem === 'plain';

/** A patient, and the version of their personal data. */
export interface PatientVersion {
  patient: Id;
  /** 1 when the patient is first encrypted; each saving of the personal data adds 1. */
  version: number;
}

/** The patient whose personal data a ciphertext holds, its version, and the key that it was encrypted with. */
export interface Binding extends PatientVersion {
  /** The id of the key ({@link keyIdOf}); null in format 2, which names none. */
  key: string | null;
}

/** A ciphertext by its parts, for {@link readCiphertext}. */
export type Ciphertext =
  | { format: 1; sealed: string }
  | {
      format: 2 | 3;
      binding: Binding;
      /** Base64 of nonce, encrypted text and tag. */
      sealed: string;
    };

const UUID = String.raw`[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}`;
const FIRST = new RegExp(`^${BASE64}$`);
const BOUND = new RegExp(String.raw`^(?:v2|v3\.([0-9a-f]{16}))\.([1-9]\d{0,8})\.(${UUID})\.(${BASE64})$`);
const OVERHEAD = ZERO_PII.iv + ZERO_PII.tag;

/** Returns the parts of a ciphertext; undefined if the text is none, such as a name in plain [PII-12] [OUR-570]. */
export function readCiphertext(text: string): Ciphertext | undefined {
  if (FIRST.test(text)) return bytesIn(text) < OVERHEAD ? undefined : { format: 1, sealed: text };
  const [, key = null, version, patient = '', sealed = ''] = BOUND.exec(text) ?? [];
  const padded = bytesIn(sealed) - OVERHEAD;
  if (version === undefined || padded <= 0 || padded % ZERO_PII.block !== 0) return undefined;
  return { format: key === null ? 2 : 3, binding: { key, patient, version: Number(version) }, sealed };
}

const headOf = ({ key, patient, version }: Binding): string =>
  `${key === null ? 'v2' : `v3.${key}`}.${version}.${patient}`;

/** Writes a ciphertext of format 3, or of format 2 where the binding names no key. `sealed`: base64 of nonce, encrypted text and tag. */
export const writeCiphertext = (binding: Binding, sealed: string): string => `${headOf(binding)}.${sealed}`;

/** Returns the fields of which a patient has ciphertexts. */
export const encryptedFields = (texts: EncryptedPii): PersonalField[] =>
  PERSONAL_FIELDS.filter((field) => Boolean(texts[field]));

/**
 * Returns the additional data of a ciphertext of format 2 or 3: decryption fails if the text is read as another field, patient
 * or version, or if another field of the patient was removed or added [OUR-571].
 */
export const additionalData = (binding: Binding, field: PersonalField, all: readonly PersonalField[]): string =>
  `${headOf(binding)}.${field}.${all.join(',')}`;

/** The ciphertexts of one patient, which belong together. */
export interface Ciphertexts {
  fields: readonly PersonalField[];
  /** Null in format 1. */
  binding: Binding | null;
  /** Base64 of nonce, encrypted text and tag of each field. */
  sealed: readonly string[];
}

/** Returns the parts of the ciphertexts of one patient; `none` if there are none, `mixed` if they do not belong together. */
export function readCiphertexts(texts: EncryptedPii): Ciphertexts | 'none' | 'mixed' {
  const fields = encryptedFields(texts);
  const parts = fields.map((field) => readCiphertext(texts[field] ?? ''));
  const [first] = parts;
  if (fields.length === 0) return 'none';
  if (first === undefined || parts.some((other) => !isAlike(first, other))) return 'mixed';
  return { fields, binding: first.format === 1 ? null : first.binding, sealed: parts.map((part) => part!.sealed) };
}

/**
 * Returns what the ciphertexts of one patient are bound to.
 * @returns `former` if they are of format 1, `none` if there are none, `mixed` if they do not belong together
 */
export function bindingOf(texts: EncryptedPii): Binding | 'former' | 'none' | 'mixed' {
  const read = readCiphertexts(texts);
  return typeof read === 'string' ? read : (read.binding ?? 'former');
}

const isAlike = (one: Ciphertext, other: Ciphertext | undefined): boolean =>
  one.format === 1
    ? other?.format === 1
    : other !== undefined && other.format !== 1 && isSameBinding(one.binding, other.binding);

const isSameBinding = (one: Binding, other: Binding): boolean =>
  one.key === other.key && one.version === other.version && one.patient === other.patient;

/** Returns the version of stored ciphertexts: 0 for a patient who was never encrypted, or only in format 1. */
export function storedVersion(stored: EncryptedPii | null | undefined): number {
  const binding = stored ? bindingOf(stored) : 'none';
  return typeof binding === 'string' ? 0 : binding.version;
}

/**
 * Checks the ciphertexts that are to replace the stored ones: they name their patient, the version after the stored one
 * [OUR-572] and the key of the office group [OUR-830].
 * @param patient undefined for a new patient who was sent without an id
 * @param key the id of the key ({@link keyIdOf}); null if it is not known
 * @returns the error text of `encrypted_pii`; null if they can be stored
 */
export function bindingProblem(
  patient: Id | undefined,
  stored: EncryptedPii | null | undefined,
  texts: EncryptedPii,
  key: string | null,
): string | null {
  const binding = bindingOf(texts);
  if (binding === 'none') return null;
  if (binding === 'former' || (binding !== 'mixed' && binding.key === null)) return ERROR.FORMER_CIPHERTEXT;
  if (binding === 'mixed') return ERROR.MIXED_CIPHERTEXTS;
  if (binding.patient !== patient) return ERROR.FOREIGN_CIPHERTEXT;
  if (key !== null && binding.key !== key) return ERROR.OTHER_KEY_CIPHERTEXT;
  return binding.version === storedVersion(stored) + 1 ? null : ERROR.OUTDATED_CIPHERTEXT;
}

/** Returns whether two sets of ciphertexts are the same, as when a form is saved twice. */
export const isSameCiphertexts = (one: EncryptedPii | null | undefined, other: EncryptedPii): boolean =>
  PERSONAL_FIELDS.every((field) => (one?.[field] || null) === (other[field] || null));
