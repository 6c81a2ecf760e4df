import { ApiError, messageOfField, useClient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { useCallback, useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useErrorText } from '../../../lib/platform/errors/useErrorText.ts';
import { useMessageText } from '../../../lib/platform/errors/useMessageText.ts';
import type { FieldProblems, Refusal } from '../../../lib/frame/form/useEditForm.ts';
import { type EditConflict, type ReadRecord, useRecordForm } from '../../../lib/frame/form/useRecordForm.ts';
import { officeDay } from '../../../lib/platform/format/useOfficeDay.ts';
import { isTechnician } from '../../../lib/platform/routes/access.ts';
import { accessOf } from '../../../lib/platform/session/accessOf.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import {
  changesIdentity,
  duplicateQuery,
  formValues,
  isInfant,
  knownPatient,
  NAME_FIELDS,
  type PatientField,
  type PatientFormValues,
  type Refusal as FieldRefusal,
  refusals,
} from '../rules.ts';
import { useRefusalText } from './useRefusalText.ts';
import { useShownFields } from './useShownFields.ts';

interface PatientFormOptions {
  /** Null for a new one. */
  patient: Patient | null;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: PatientFormValues, read: ReadRecord<PatientFormValues, Patient>) => Promise<string>;
}

export interface PatientFormState {
  form: UseFormReturn<PatientFormValues>;
  /** Looks for duplicates, then saves; what the server refuses lands on its field. */
  submit: () => Promise<void>;
  /** Saves without looking for duplicates. */
  saveAnyway: () => Promise<void>;
  /** Patients who may be the same person, until the question is answered (PAT-07). */
  duplicates: readonly Patient[];
  /** Whether the patient is an infant, until that is confirmed [OUR-436]. */
  asksAboutBirth: boolean;
  confirmBirth: () => Promise<void>;
  dismissBirth: () => void;
  dismissDuplicates: () => void;
  /** Discards the input. */
  forget: () => void;
  conflict: EditConflict | null;
  /** The reason why the last attempt failed; all input is kept. */
  failure: string | null;
}

/** The patient form: rules of its fields, duplicate check, failures (PAT-05 to PAT-07). */
export function usePatientForm({ patient, save }: PatientFormOptions): PatientFormState {
  const client = useClient();
  const signedIn = useSignedIn();
  const { user, preferences } = signedIn;
  const { disable_pi } = preferences;
  // a technician knows nobody but the patients of their sessions [FORM-20]
  const knowsOthers = !isTechnician(accessOf(signedIn));
  const errorText = useErrorText();
  const text = useMessageText();
  const refusalText = useRefusalText();
  const [duplicates, setDuplicates] = useState<readonly Patient[]>([]);
  const [asksAboutBirth, setAsksAboutBirth] = useState(false);
  const valuesOf = (one: Patient | null): PatientFormValues => formValues(one, disable_pi, user.doctor_id ?? '');
  const fields = useShownFields(patient);
  const problemsOf = (values: PatientFormValues): FieldProblems<PatientFormValues> => {
    const wrong = Object.entries(refusals(values, { disable_pi, today: officeDay() })) as [
      PatientField,
      FieldRefusal,
    ][];
    return Object.fromEntries(
      wrong.map(([field, one]) => [field, { type: one.kind, message: refusalText(field, one) }]),
    );
  };
  const refusalOf = (error: unknown): Refusal<PatientFormValues> => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const own = fields
      .filter(([field]) => field in form.getValues())
      .map(([field, messages]) => [field, messages.map((message) => text(messageOfField(message))).join(' ')]);
    return { fields: Object.fromEntries(own) as Refusal<PatientFormValues>['fields'], text: errorText(error) };
  };
  const { form, attempt, forget, leave, failure, conflict } = useRecordForm<PatientFormValues, Patient>({
    record: patient,
    valuesOf,
    sentOf: (values) => knownPatient(values, disable_pi),
    problemsOf,
    refusalOf,
    fields,
  });

  const hasName = useWatch({
    control: form.control,
    compute: (values: PatientFormValues) => NAME_FIELDS.some((field) => values[field].trim() !== ''),
  });
  // a field is validated when it is changed itself
  useEffect(() => {
    const isMissing = (field: PatientField) => form.getFieldState(field).error?.type === 'required';
    if (hasName) form.clearErrors(NAME_FIELDS.filter(isMissing));
  }, [form, hasName]);

  const saveAndLeave: Parameters<typeof attempt>[0] = async (values, read) => leave(await save(values, read));

  const saveAnyway = (): Promise<void> =>
    attempt(async (values, read) => {
      setDuplicates([]);
      await saveAndLeave(values, read);
    });

  const submit = (isBirthConfirmed = false): Promise<void> =>
    attempt(async (values, read) => {
      const isNewBirth = values.date_of_birth !== read.values.date_of_birth;
      const asks =
        !isBirthConfirmed && isNewBirth && isInfant(values.date_of_birth, { disable_pi, today: officeDay() });
      setAsksAboutBirth(asks);
      if (asks) return;
      if (knowsOthers && (patient === null || changesIdentity(read.values, values))) {
        const { results } = await client.call('listPatients', { query: duplicateQuery(values, disable_pi) });
        const others = results.filter(({ id }) => id !== patient?.id);
        if (others.length > 0) {
          setDuplicates(others);
          return;
        }
      }
      await saveAndLeave(values, read);
    });

  const dismissDuplicates = useCallback(() => setDuplicates([]), []);
  return {
    form,
    submit: () => submit(),
    saveAnyway,
    duplicates,
    dismissDuplicates,
    asksAboutBirth,
    confirmBirth: () => submit(true),
    dismissBirth: () => setAsksAboutBirth(false),
    forget,
    conflict,
    failure,
  };
}
