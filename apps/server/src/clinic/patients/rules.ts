import {
  keyIdOf,
  agentOrigin,
  bindingProblem,
  BIRTH_YEAR_MIN,
  birthdayProblem,
  ERROR,
  type Id,
  isSameCiphertexts,
  latestToday,
  type PatientUpdate,
  PERSONAL_FIELDS,
  type PersonalField,
  type Preferences,
  readCiphertext,
  requiredOfPatient,
} from '@isopter/contract';

/** The fields of a patient that the rules check. `id`: undefined for a new patient whose id the server creates. */
export type PatientFacts = Pick<
  PatientUpdate,
  PersonalField | 'patient_id_number' | 'is_encrypted' | 'encrypted_pii'
> & { id?: Id | undefined };

/** The preferences on which the rules of the form of a patient depend. */
export type PatientPreferences = Pick<Preferences, 'disable_pi' | 'enable_zero_pii'> &
  Partial<Pick<Preferences, 'on_prem_pii_agent_url' | 'zero_pii_password_hash'>>;

type Problems = Record<string, string[]>;

const REQUIRED = 'This field is required.';

const BIRTHDAY = {
  future: 'The date is in the future.',
  tooEarly: `The year must be ${BIRTH_YEAR_MIN} or later.`,
};

/** A patient as it is after a change: what is left out stays [API-07]. */
export const changed = <T extends PatientFacts>(before: PatientFacts | null, changes: T): PatientFacts & T => ({
  ...before,
  ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as T),
});

/** Returns the facts that may be stored; of an encrypted patient no personal data but ciphertext. */
export const storable = <T extends PatientFacts>(facts: T): T =>
  facts.is_encrypted ? { ...facts, ...Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, null])) } : facts;

/**
 * Validates a patient before it is stored; returns messages by field [PAT-05, PII-12].
 * @param before the stored patient; `null` for a new one
 */
export function patientProblems(
  before: PatientFacts | null,
  changes: PatientFacts,
  preferences: PatientPreferences,
  now = new Date(),
): Problems {
  const facts = changed(before, changes);
  const names = facts.is_encrypted ? (facts.encrypted_pii ?? {}) : facts;
  const required = requiredOfPatient(preferences.disable_pi, names);
  const problems: Problems = {};
  if (preferences.enable_zero_pii) {
    for (const field of PERSONAL_FIELDS) {
      if (changes[field]) problems[field] = [ERROR.PLAIN_PERSONAL_DATA];
    }
  } else {
    for (const field of ['is_encrypted', 'encrypted_pii'] as const) {
      if (changes[field]) problems[field] = ['Zero-PII mode is not on.'];
    }
  }
  const isToBeEncrypted = before?.is_encrypted || (before === null && preferences.enable_zero_pii);
  if (isToBeEncrypted && !facts.is_encrypted) {
    return { ...problems, is_encrypted: [ERROR.STAYS_ENCRYPTED] };
  }
  if (facts.is_encrypted) {
    if (required.includes('patient_id_number') && !facts.patient_id_number) problems['patient_id_number'] = [REQUIRED];
    const key = keyIdOf(preferences.zero_pii_password_hash);
    return { ...ciphertextProblems(before, facts.id, changes, required, key), ...problems };
  }
  if (changes.id) problems['id'] = ['The client chooses the id of encrypted patients only.'];
  if (facts.encrypted_pii) problems['encrypted_pii'] ??= ['Only an encrypted patient has it.'];
  if (agentOrigin(preferences) !== null) return { ...problems, ...atAgentProblems(changes) };
  for (const field of required) if (!facts[field]) problems[field] = [REQUIRED];
  const problem = facts.date_of_birth ? birthdayProblem(facts.date_of_birth, latestToday(now)) : null;
  if (problem) problems['date_of_birth'] ??= [BIRTHDAY[problem]];
  return problems;
}

/** Refuses personal data that the agent of the clinic stores; what the server has from before stays [OUR-653]. */
const atAgentProblems = (changes: PatientFacts): Problems =>
  Object.fromEntries(
    [...PERSONAL_FIELDS, 'patient_id_number' as const].flatMap((field) =>
      changes[field] ? [[field, [ERROR.AT_AGENT]]] : [],
    ),
  );

/**
 * Requires that all plain personal data are encrypted together, so that none are lost; then that required ones exist.
 */
function ciphertextProblems(
  before: PatientFacts | null,
  id: Id | undefined,
  changes: PatientFacts,
  required: readonly string[],
  key: string | null,
): Problems {
  if (before?.is_encrypted && changes.encrypted_pii === undefined) return {};
  const texts = changes.encrypted_pii ?? {};
  const wanted = PERSONAL_FIELDS.filter((field) =>
    before && !before.is_encrypted ? before[field] : required.includes(field),
  );
  const missing = wanted.filter((field) => !texts[field]);
  if (missing.length > 0) return { encrypted_pii: [`These are required: ${missing.join(', ')}.`] };
  const isPlain = Object.values(texts).some((text) => typeof text === 'string' && !readCiphertext(text));
  if (isPlain) return { encrypted_pii: ['This is no ciphertext.'] };
  if (isSameCiphertexts(before?.encrypted_pii, texts)) return {};
  const problem = bindingProblem(id, before?.encrypted_pii, texts, key);
  return problem === null ? {} : { encrypted_pii: [problem] };
}
