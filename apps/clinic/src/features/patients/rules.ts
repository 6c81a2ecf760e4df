import {
  BIRTH_YEAR_MIN,
  ageOn,
  type DateText,
  FIRST_BIRTHDAY,
  isEmail,
  isLocalNameField,
  isNameGroup,
  isSameNumber,
  isSameWholeName,
  isVisibleName,
  LOCAL_NAME_FIELDS,
  type Patient,
  type PatientUpdate,
  type PatientWrite,
  PERSONAL_FIELDS,
  type PersonalField,
  requiredOfPatient,
  type TestLanguageCode,
  TEXT_MAX,
  trimNameGroup,
} from '@isopter/contract';
import { dateError, readPhone } from '@isopter/ui';
import { changedFields } from '../../lib/frame/form/mergeEdits.ts';
import { type PhoneRefusal, phoneRefusal } from '../../lib/frame/form/textRules.ts';

/** Form values as typed, so that input is never lost. */
export interface PatientFormValues {
  first_name: string;
  last_name: string;
  /** Groups of a name in local script, as DICOM writes them: `山田^太郎`. */
  ideographic_name: string;
  phonetic_name: string;
  /** YYYY-MM-DD, or what was typed while it is no date; only a year when personal info is disabled. */
  date_of_birth: string;
  doctor_id: string;
  gender_id: string;
  ethnicity_id: string;
  email: string;
  phone: string;
  patient_id_number: string;
  instruction_language: TestLanguageCode | '';
  monocular: boolean;
  subtitles: boolean;
  /** The device of the session, for a technician user (PAT-12). */
  device: string;
}

export type PatientField = keyof PatientFormValues;

/** Everything else that the rules depend on. */
export interface PatientRules {
  /** Patients are known by id number and year of birth; names are hidden (PAT-13). */
  disable_pi: boolean;
  /** The calendar day where the person sits. */
  today: DateText;
}

/** The reason why a value is refused, with the limit if there is one. */
export type Refusal =
  | { kind: 'required' }
  | { kind: 'invalidEmail' }
  | { kind: 'invalidDate' }
  | { kind: 'futureDate' }
  | { kind: 'minDate'; date: DateText }
  | { kind: 'minValue'; value: string }
  | { kind: 'maxValue'; value: string }
  | { kind: 'maxLength'; value: string }
  | { kind: 'unprintable' }
  | PhoneRefusal;

type Rule = (value: string, rules: PatientRules, values: PatientFormValues) => Refusal | null;

const filled: Rule = (value) => (value.trim() === '' ? { kind: 'required' } : null);
const filledWhere =
  (field: PatientField): Rule =>
  (value, rules, values) =>
    isRequired(field, rules.disable_pi, values) ? filled(value, rules, values) : null;
const atMost =
  (length: number): Rule =>
  (value) =>
    value.trim().length > length ? { kind: 'maxLength', value: `${length}` } : null;
const printable: Rule = (value) => (isVisibleName(value.trim()) ? null : { kind: 'unprintable' });
const whenFilled =
  (rule: Rule): Rule =>
  (value, rules, values) =>
    value.trim() === '' ? null : rule(value, rules, values);
const unlessDisabled =
  (rule: Rule): Rule =>
  (value, rules, values) =>
    rules.disable_pi ? null : rule(value, rules, values);
const whenDisabled =
  (rule: Rule): Rule =>
  (value, rules, values) =>
    rules.disable_pi ? rule(value, rules, values) : null;

const year: Rule = (value, { today }) => {
  const typed = value.trim();
  const last = Number(today.slice(0, 4));
  if (!/^\d{4}$/.test(typed)) return { kind: 'invalidDate' };
  if (Number(typed) < BIRTH_YEAR_MIN) return { kind: 'minValue', value: `${BIRTH_YEAR_MIN}` };
  return Number(typed) > last ? { kind: 'maxValue', value: `${last}` } : null;
};

const birthday: Rule = (value, { today }) => {
  switch (dateError(value, { minValue: FIRST_BIRTHDAY, maxValue: today })) {
    case 'invalidDate':
      return { kind: 'invalidDate' };
    case 'minDate':
      return { kind: 'minDate', date: FIRST_BIRTHDAY };
    case 'maxDate':
      return { kind: 'futureDate' };
    case null:
      return null;
  }
};

const phone: Rule = (value) => phoneRefusal(value);

const nameGroup: readonly Rule[] = [
  (value, rules, values) => atMost(TEXT_MAX.name_group)(trimNameGroup(value), rules, values),
  (value) => (trimNameGroup(value) === '' || isNameGroup(value) ? null : { kind: 'unprintable' }),
];

/** PAT-05, VAL-02, VAL-06: the first refusal of a field is shown. */
const RULES: Partial<Record<PatientField, readonly Rule[]>> = {
  first_name: [filledWhere('first_name'), atMost(TEXT_MAX.name), printable],
  last_name: [filledWhere('last_name'), atMost(TEXT_MAX.name), printable],
  ideographic_name: nameGroup,
  phonetic_name: nameGroup,
  date_of_birth: [filled, whenDisabled(year), unlessDisabled(birthday)],
  doctor_id: [filled],
  email: [whenFilled((value) => (isEmail(value.trim()) ? null : { kind: 'invalidEmail' })), atMost(TEXT_MAX.email)],
  phone: [whenFilled(phone)],
  patient_id_number: [filledWhere('patient_id_number'), atMost(TEXT_MAX.patient_id_number), printable],
};

/** Returns whether a date of birth is that of an infant: possible, and more often a slip, such as today's date [OUR-436]. */
export const isInfant = (born: string, { disable_pi, today }: PatientRules): boolean =>
  disable_pi ? born.trim() === today.slice(0, 4) : (ageOn(born, today) ?? 1) < 1;

/** Which fields are refused, and why. */
export function refusals(values: PatientFormValues, rules: PatientRules): Partial<Record<PatientField, Refusal>> {
  const found: Partial<Record<PatientField, Refusal>> = {};
  for (const [field, checks] of Object.entries(RULES) as [PatientField, readonly Rule[]][]) {
    for (const check of checks) {
      const refusal = check(String(values[field]), rules, values);
      if (refusal !== null) {
        found[field] = refusal;
        break;
      }
    }
  }
  return found;
}

/** The fields of names. Once one has a name, the other may stay empty [OUR-693]. */
export const NAME_FIELDS = ['first_name', 'last_name'] as const;
type Names = Pick<PatientFormValues, (typeof NAME_FIELDS)[number]>;

/** Returns whether a field must be filled, for the mark at its label; a name that is filled keeps its mark. */
export function isRequired(field: PatientField, disable_pi: boolean, names: Names): boolean {
  const isFilledName = NAME_FIELDS.some((name) => name === field && names[name].trim() !== '');
  const required = requiredOfPatient(disable_pi, isFilledName ? {} : names);
  return field === 'doctor_id' || required.some((one) => one === field);
}

/** The form of a patient, or an empty one with the doctor who is signed in. */
export function formValues(patient: Patient | null, disable_pi: boolean, doctor_id = ''): PatientFormValues {
  const born = patient?.date_of_birth ?? '';
  return {
    first_name: patient?.first_name ?? '',
    last_name: patient?.last_name ?? '',
    ideographic_name: patient?.ideographic_name ?? '',
    phonetic_name: patient?.phonetic_name ?? '',
    date_of_birth: disable_pi ? born.slice(0, 4) : born,
    doctor_id: patient?.doctor_id ?? doctor_id,
    gender_id: patient?.gender?.id ?? '',
    ethnicity_id: patient?.ethnicity?.id ?? '',
    email: patient?.email ?? '',
    phone: patient?.phone ?? '',
    patient_id_number: patient?.patient_id_number ?? '',
    instruction_language: patient?.instruction_language ?? '',
    monocular: patient?.monocular ?? false,
    subtitles: patient?.subtitles ?? false,
    device: '',
  };
}

/** The day a valid form names: a year alone means its first of January (PAT-21). */
const birthdayOf = ({ date_of_birth }: Pick<PatientFormValues, 'date_of_birth'>, disable_pi: boolean): DateText =>
  disable_pi ? `${date_of_birth.trim()}-01-01` : date_of_birth;

const orNull = (value: string): string | null => value.trim() || null;

/** Like {@link newPatient}, with the device on which a technician user's patient waits, if there is one (PAT-12). */
export const patientOfSession = (values: PatientFormValues, disable_pi: boolean): PatientWrite => ({
  ...newPatient(values, disable_pi),
  device: orNull(values.device),
});

/** Returns the request for a valid form (PAT-06, PAT-21). */
export function newPatient(values: PatientFormValues, disable_pi: boolean): PatientWrite {
  return {
    first_name: disable_pi ? null : orNull(values.first_name),
    last_name: disable_pi ? null : orNull(values.last_name),
    ideographic_name: disable_pi ? null : trimNameGroup(values.ideographic_name) || null,
    phonetic_name: disable_pi ? null : trimNameGroup(values.phonetic_name) || null,
    email: orNull(values.email),
    date_of_birth: birthdayOf(values, disable_pi),
    gender_id: orNull(values.gender_id),
    ethnicity_id: orNull(values.ethnicity_id),
    doctor_id: values.doctor_id,
    patient_id_number: orNull(values.patient_id_number),
    phone: readPhone(values.phone).e164,
    instruction_language: values.instruction_language || null,
  };
}

/** Like {@link newPatient}, with the fields that only an existing patient has. */
export const knownPatient = (values: PatientFormValues, disable_pi: boolean) => ({
  ...newPatient(values, disable_pi),
  monocular: values.monocular,
  subtitles: values.subtitles,
});

/**
 * Like {@link knownPatient}, but only the changed fields, so that hidden names and dates of birth stay unchanged
 * (API-07), and so do other users' changes.
 */
export const changedPatient = (
  values: PatientFormValues,
  read: { values: PatientFormValues; version: number },
  disable_pi: boolean,
): PatientUpdate => ({
  ...changedFields(knownPatient(read.values, disable_pi), knownPatient(values, disable_pi)),
  version: read.version,
});

/** Returns all personal data of a valid form, also those that were not changed: what replaces data that cannot be read. */
export const personalData = (values: PatientFormValues, disable_pi: boolean): Pick<PatientUpdate, PersonalField> => {
  const entered = newPatient(values, disable_pi);
  return Object.fromEntries(PERSONAL_FIELDS.map((field) => [field, entered[field]]));
};

/** The fields that tell people apart. */
const IDENTIFYING = ['first_name', 'last_name', ...LOCAL_NAME_FIELDS, 'date_of_birth', 'patient_id_number'] as const;
type Identifying = Pick<PatientFormValues, (typeof IDENTIFYING)[number]>;

export interface DuplicateQuery {
  date_of_birth: DateText;
  patient_id_number?: string;
  first_name?: string;
  last_name?: string;
  ideographic_name?: string;
  phonetic_name?: string;
  resembling: true;
}

/** How to ask for patients who may be the same person as a valid form, or a patient's record, says (PAT-04, PAT-07). */
export function duplicateQuery(values: Identifying, disable_pi: boolean): DuplicateQuery {
  const date_of_birth = birthdayOf(values, disable_pi);
  const fields = disable_pi
    ? (['patient_id_number'] as const)
    : ([...NAME_FIELDS, ...LOCAL_NAME_FIELDS, 'patient_id_number'] as const);
  const texts = fields.map(
    (field) => [field, isLocalNameField(field) ? trimNameGroup(values[field]) : values[field].trim()] as const,
  );
  const filled = texts.filter(([, text]) => text !== '');
  return { date_of_birth, ...(Object.fromEntries(filled) as Partial<DuplicateQuery>), resembling: true };
}

/** Returns what a person who is entered has in common with a patient, which is what the duplicate dialog says first. */
export function likenessOf(
  values: Identifying,
  other: Pick<Patient, (typeof IDENTIFYING)[number]>,
  disable_pi: boolean,
): 'number' | 'numberAndBirth' | 'nameAndBirth' | 'facts' {
  const isSameBirth = birthdayOf(values, disable_pi) === other.date_of_birth;
  const isSamePerson = disable_pi ? isSameBirth : isSameWholeName(values, other);
  if (isSameNumber(values.patient_id_number, other.patient_id_number) && !isSamePerson) return 'number';
  if (disable_pi) return 'numberAndBirth';
  return isSamePerson && isSameBirth ? 'nameAndBirth' : 'facts';
}

/** Whether an edit touches what tells people apart; otherwise nobody is looked for. */
export const changesIdentity = (before: PatientFormValues, after: PatientFormValues): boolean =>
  IDENTIFYING.some((field) => before[field].trim() !== after[field].trim());

/** Where saving a new patient leads (PAT-08). */
export const afterCreation = (id: string, technician_user: boolean): string =>
  technician_user ? '/techall-mode' : `/tests/new/${id}?firstTest=true`;
