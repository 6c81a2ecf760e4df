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
import { changedFields } from '../../../lib/form/mergeEdits.ts';
import { type MetChange, type ReadValues, saveChanges } from '../../../lib/form/saveChanges.ts';
import { officeDay } from '../../../lib/format/useOfficeDay.ts';
import { useUnsaved } from '../../../lib/leaving/unsaved.ts';
import { useSignedIn } from '../../../lib/session/session.ts';
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

/** What is asked for a test or a bundle at home after its set-up, and what becomes of it. */
export interface HomeSteps {
  /** For `ContactStep`. */
  contact: ContactStepProps;
  /** For `ScheduleStep`. */
  repetition: RepetitionFieldsProps;
  /** Tries to leave a step. @returns whether it may be left; if not, its fields say why */
  leave: (step: 'contact' | 'schedule') => boolean;
  /** The contact as a test carries it [FORM-16]. */
  sent: () => { patient_email: string | null; patient_phone: string | null };
  /**
   * Keeps a changed contact with the patient.
   * @throws ApiError what is refused stands at its field already
   */
  saveContact: () => Promise<void>;
  /**
   * Repeats what was made, where that is wanted, or as it is wanted now [FORM-33, BUND-16].
   * @throws ApiError what is refused stands at its field already
   */
  repeat: (made: { test: Id } | { test_bundle: Id }) => Promise<void>;
  /** It is done: leaving asks nothing. */
  forget: () => void;
}

/** Fields say what somebody else saved meanwhile; nothing is saved until that is read. */
const changedMeanwhile = (): ApiError => new ApiError(409, { name: ERROR_NAME.RECORD_CHANGED });

const refusedOf = <F extends string>(error: unknown, fields: readonly F[]): Refused<F> =>
  error instanceof ApiError
    ? (Object.fromEntries(
        fields.flatMap((name) => (error.fields[name] ? [[name, error.fields[name].join(' ')]] : [])),
      ) as Refused<F>)
    : {};

/**
 * Holds the steps that only devices at home have [FORM-15, FORM-16]; the form of a test and that of a bundle show them.
 * @param schedule how it is repeated by now
 */
export function useHomeSteps(patient: Patient | null, schedule?: Schedule): HomeSteps {
  const { t } = useTranslation();
  const { send: updatePatient } = useUpdatePatient();
  const { send: createSchedule } = useCreateSchedule();
  const { send: updateSchedule } = useUpdateSchedule();
  const { send: deleteSchedule } = useDeleteSchedule();
  // nothing is sent to patients whose address the server does not know
  const isUnsent = useSignedIn().preferences.enable_zero_pii;
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

  /** Tells at its field what somebody else saved; saving again replaces it. */
  const replaced = <V extends object>({ names, by, read: { values } }: MetChange<V>): Refused<keyof V & string> =>
    Object.fromEntries(
      names.map((name) => [
        name,
        t(($) => $.conflict.atField, {
          name: by?.name ?? t(($) => $.conflict.somebody),
          value: String(values[name]) || t(($) => $.conflict.empty),
        }),
      ]),
    ) as Refused<keyof V & string>;

  const leave = useCallback(
    (step: 'contact' | 'schedule') => {
      setTried((before) => new Set([...before, step]));
      // what recurs as before may have come to its end
      if (step === 'schedule' ? repetition === before : isUnsent) return true;
      const problems = step === 'contact' ? contactProblems(contact) : repetitionProblems(repetition, officeDay());
      return Object.keys(problems).length === 0;
    },
    [before, contact, isUnsent, repetition],
  );

  const saveContact = async (): Promise<void> => {
    if (!patient || !isContactNew) return;
    setRefusedContact({});
    try {
      const met = await saveChanges<Contact, Patient>({
        read,
        typed: contact,
        valuesOf: contactOf,
        send: (values, { values: last, version }) =>
          updatePatient({
            params: { id: patient.id },
            body: { ...changedFields(contactSent(last), contactSent(values)), version },
          }),
      });
      if (met === null) return;
      setRead(met.read);
      setRefusedContact(replaced(met));
    } catch (error) {
      setRefusedContact(refusedOf(error, ['email', 'phone']));
      throw error;
    }
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
      const met = await saveChanges<Repetition, Schedule>({
        read: readSchedule,
        typed: repetition,
        valuesOf: repetitionOf,
        send: (values, { values: last, version }) =>
          updateSchedule({
            params: { id: schedule.id },
            body: { ...changedFields(repetitionSent(last), repetitionSent(values)), version },
          }),
      });
      if (met === null) return;
      setReadSchedule(met.read);
      setRefusedRepetition(replaced(met));
    } catch (error) {
      setRefusedRepetition(refusedOf(error, ['period_in_days', 'end_date']));
      throw error;
    }
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
      isUnsent,
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
    sent: () => {
      if (isUnsent) return { patient_email: null, patient_phone: null };
      const { email: patient_email, phone: patient_phone } = contactSent(contact);
      return { patient_email, patient_phone };
    },
    saveContact,
    repeat,
    forget,
  };
}
