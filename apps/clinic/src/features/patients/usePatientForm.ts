import { ApiError, messageOfField, useClient } from '@isopter/api-client';
import type { Patient } from '@isopter/contract';
import { useCallback, useMemo, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { useMessageText } from '../../lib/errors/useMessageText.ts';
import { type FieldProblems, type Refusal, useEditForm } from '../../lib/form/useEditForm.ts';
import { officeDay } from '../../lib/format/useOfficeDay.ts';
import { isTechnician } from '../../lib/routes/access.ts';
import { accessOf } from '../../lib/session/accessOf.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import {
  changesIdentity,
  duplicateQuery,
  formValues,
  isInfant,
  type PatientField,
  type PatientFormValues,
  type Refusal as FieldRefusal,
  refusals,
} from './rules.ts';
import { useRefusalText } from './useRefusalText.ts';

interface PatientFormOptions {
  /** Null for a new one. */
  patient: Patient | null;
  /** Saves valid values. @returns where to go on @throws what the call throws */
  save: (values: PatientFormValues, before: PatientFormValues) => Promise<string>;
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
  /** What was typed is not wanted any more. */
  forget: () => void;
  /** Why the last attempt failed; everything typed is still there. */
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
  const before = useMemo(
    () => formValues(patient, disable_pi, user.doctor_id ?? ''),
    [disable_pi, patient, user.doctor_id],
  );
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
      .filter(([field]) => field in before)
      .map(([field, messages]) => [field, messages.map((message) => text(messageOfField(message))).join(' ')]);
    return { fields: Object.fromEntries(own) as Refusal<PatientFormValues>['fields'], text: errorText(error) };
  };
  const { form, attempt, forget, leave, failure } = useEditForm({ defaultValues: before, problemsOf, refusalOf });

  const saveAndLeave = async (values: PatientFormValues): Promise<void> => leave(await save(values, before));

  const saveAnyway = (): Promise<void> =>
    attempt(async (values) => {
      setDuplicates([]);
      await saveAndLeave(values);
    });

  const submit = (isBirthConfirmed = false): Promise<void> =>
    attempt(async (values) => {
      const isNewBirth = values.date_of_birth !== before.date_of_birth;
      const asks =
        !isBirthConfirmed && isNewBirth && isInfant(values.date_of_birth, { disable_pi, today: officeDay() });
      setAsksAboutBirth(asks);
      if (asks) return;
      if (knowsOthers && (patient === null || changesIdentity(before, values))) {
        const { results } = await client.call('listPatients', { query: duplicateQuery(values, disable_pi) });
        const others = results.filter(({ id }) => id !== patient?.id);
        if (others.length > 0) {
          setDuplicates(others);
          return;
        }
      }
      await saveAndLeave(values);
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
    failure,
  };
}
