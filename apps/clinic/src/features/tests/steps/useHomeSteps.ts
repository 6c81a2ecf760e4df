import {
  ApiError,
  useCreateSchedule,
  useDeleteSchedule,
  useUpdatePatient,
  useUpdateSchedule,
} from '@isopter/api-client';
import { ERROR_NAME, type Id, type Patient, type Schedule } from '@isopter/contract';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changedFields } from '../../../lib/frame/form/mergeEdits.ts';
import { type ReadValues, type SavedChanges, saveChanges } from '../../../lib/frame/form/saveChanges.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { officeDay } from '../../../lib/platform/format/useOfficeDay.ts';
import { useUnsaved } from '../../../lib/frame/leaving/unsaved.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import { useNameless } from '../../../lib/platform/session/useNameless.ts';
import type { ContactStepProps } from './ContactStep.tsx';
import type { RepetitionFieldsProps } from './RepetitionFields.tsx';
import { type Contact, contactOf, contactProblems, contactSent } from './rules/contact.ts';
import {
  type Repetition,
  type RepetitionField,
  repetitionOf,
  repetitionProblems,
  repetitionSent,
} from './rules/schedule.ts';

type Refused<F extends string> = Partial<Record<F, string>>;
type HomeStep = 'contact' | 'schedule';

/** The patient's contact for a test at home; nulls if nothing is sent. */
export interface TestContact {
  patient_email: string | null;
  patient_phone: string | null;
}

interface HomeStepsOptions {
  /** The current repetition, if there is one. */
  schedule?: Schedule | undefined;
  /** Called if a field of a step is refused: the step has to be in sight. */
  onRefused: (step: HomeStep) => void;
}

/** The steps of a test or bundle at home after its set-up, and the functions that save them. */
export interface HomeSteps {
  /** For `ContactStep`. */
  contact: ContactStepProps;
  /** For `ScheduleStep`. */
  repetition: RepetitionFieldsProps;
  /** Tries to leave a step. @returns whether it may be left; if not, its fields say why */
  leave: (step: HomeStep) => boolean;
  /**
   * Saves a changed contact with the patient.
   * @returns the contact of the patient, as a test carries it [FORM-16]
   * @throws ApiError after the refusal is shown at its field
   */
  saveContact: () => Promise<TestContact>;
  /**
   * Repeats what was made, where that is wanted, or as it is wanted now [FORM-33, BUND-16].
   * @throws ApiError after the refusal is shown at its field
   */
  repeat: (made: { test: Id } | { test_bundle: Id }) => Promise<void>;
  /** It is done: leaving asks nothing. */
  forget: () => void;
}

/** Errors at fields name the values that somebody else has saved. Nothing is saved until the user has seen them. */
const changedMeanwhile = (): ApiError => new ApiError(409, { name: ERROR_NAME.RECORD_CHANGED });

const refusedOf = <F extends string>(error: unknown, fields: readonly F[]): Refused<F> =>
  error instanceof ApiError
    ? (Object.fromEntries(
        fields.flatMap((name) => (error.fields[name] ? [[name, error.fields[name].join(' ')]] : [])),
      ) as Refused<F>)
    : {};

/**
 * Holds the steps that only devices at home have [FORM-15, FORM-16]; the form of a test and that of a bundle show them.
 */
export function useHomeSteps(patient: Patient | null, { schedule, onRefused }: HomeStepsOptions): HomeSteps {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { send: updatePatient } = useUpdatePatient();
  const { send: createSchedule } = useCreateSchedule();
  const { send: updateSchedule } = useUpdateSchedule();
  const { send: deleteSchedule } = useDeleteSchedule();
  const { user } = useSignedIn();
  // nothing is sent to patients whose address the server does not know
  const nameless = useNameless();
  const isUnsent = nameless !== null;
  const [contact, setContact] = useState(() => contactOf(patient));
  const [before] = useState(() => repetitionOf(schedule));
  const [repetition, setRepetition] = useState(before);
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());
  const [refusedContact, setRefusedContact] = useState<Refused<keyof Contact>>({});
  const [refusedRepetition, setRefusedRepetition] = useState<Refused<RepetitionField>>({});
  const [read, setRead] = useState<ReadValues<Contact>>({ values: contactOf(patient), version: patient?.version ?? 0 });
  const [readSchedule, setReadSchedule] = useState<ReadValues<Repetition>>({
    values: before,
    version: schedule?.version ?? 0,
  });
  const known = read.values;
  const isContactNew = contact.email !== known.email || contact.phone !== known.phone;
  const forget = useUnsaved(isContactNew || repetition !== before);

  const refuse = (step: HomeStep, fields: object): void => {
    if (Object.keys(fields).length > 0) onRefused(step);
  };
  const textOf = (name: string, value: unknown): string => {
    if (value === '') return t(($) => $.conflict.empty);
    return name === 'end_date' ? date(String(value)) : String(value);
  };
  /** Returns for each field the value that somebody else saved; saving again replaces it. */
  const replaced = <V extends object>({ conflict, read: { values } }: SavedChanges<V>): Refused<keyof V & string> =>
    Object.fromEntries(
      (conflict?.names ?? []).map((name) => [
        name,
        t(($) => (conflict?.by?.id === user.id ? $.conflict.own.atField : $.conflict.atField), {
          name: conflict?.by?.name ?? t(($) => $.conflict.somebody),
          value: textOf(name, values[name]),
        }),
      ]),
    ) as Refused<keyof V & string>;

  const leave = useCallback(
    (step: HomeStep) => {
      setTried((before) => new Set([...before, step]));
      // an unchanged repetition may have ended by now
      if (step === 'schedule' ? repetition === before : isUnsent) return true;
      const problems = step === 'contact' ? contactProblems(contact) : repetitionProblems(repetition, officeDay());
      return Object.keys(problems).length === 0;
    },
    [before, contact, isUnsent, repetition],
  );

  const testContact = (of: Contact): TestContact => {
    if (isUnsent) return { patient_email: null, patient_phone: null };
    const { email: patient_email, phone: patient_phone } = contactSent(of);
    return { patient_email, patient_phone };
  };

  const saveContact = async (): Promise<TestContact> => {
    if (!patient || !isContactNew) return testContact(contact);
    setRefusedContact({});
    try {
      const saved = await saveChanges<Contact, Patient>({
        read,
        typed: contact,
        valuesOf: contactOf,
        sentOf: contactSent,
        send: (values, { values: last, version }) =>
          updatePatient({
            params: { id: patient.id },
            body: { ...changedFields(contactSent(last), contactSent(values)), version },
          }),
      });
      setRead(saved.read);
      setContact(saved.merged);
      if (saved.conflict === null) return testContact(saved.merged);
      setRefusedContact(replaced(saved));
    } catch (error) {
      const fields = refusedOf(error, ['email', 'phone']);
      setRefusedContact(fields);
      refuse('contact', fields);
      throw error;
    }
    onRefused('contact');
    throw changedMeanwhile();
  };

  const repeat = async (made: { test: Id } | { test_bundle: Id }): Promise<void> => {
    if (!patient || repetition === before || (!schedule && !repetition.recurring)) return;
    setRefusedRepetition({});
    try {
      const when = repetitionSent(repetition);
      if (!schedule) {
        await createSchedule({ body: { patient: patient.id, ...when, ...made } });
        return;
      }
      if (!repetition.recurring) {
        await deleteSchedule({ params: { id: schedule.id } });
        return;
      }
      const saved = await saveChanges<Repetition, Schedule>({
        read: readSchedule,
        typed: repetition,
        valuesOf: repetitionOf,
        sentOf: repetitionSent,
        send: (values, { values: last, version }) =>
          updateSchedule({
            params: { id: schedule.id },
            body: { ...changedFields(repetitionSent(last), repetitionSent(values)), version },
          }),
      });
      setReadSchedule(saved.read);
      setRepetition(saved.merged);
      if (saved.conflict === null) return;
      setRefusedRepetition(replaced(saved));
    } catch (error) {
      const fields = refusedOf(error, ['period_in_days', 'end_date']);
      setRefusedRepetition(fields);
      refuse('schedule', fields);
      throw error;
    }
    onRefused('schedule');
    throw changedMeanwhile();
  };

  return {
    contact: {
      value: contact,
      onChange: (value) => {
        setContact(value);
        setRefusedContact({});
      },
      isTried: tried.has('contact'),
      refused: refusedContact,
      nameless,
    },
    repetition: {
      value: repetition,
      onChange: (value: Repetition) => {
        setRepetition(value);
        setRefusedRepetition({});
      },
      isTried: tried.has('schedule'),
      refused: refusedRepetition,
    },
    leave,
    saveContact,
    repeat,
    forget,
  };
}
