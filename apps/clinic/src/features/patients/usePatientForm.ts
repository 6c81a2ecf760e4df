import { ApiError, useClient } from '@isopter/api-client';
import { type Patient, today } from '@isopter/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'wouter';
import { useUnsaved } from '../../lib/leaving/unsaved.ts';
import { useErrorText } from '../../lib/errors/useErrorText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import {
  changesIdentity,
  duplicateQuery,
  formValues,
  type PatientField,
  type PatientFormValues,
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
  dismissDuplicates: () => void;
  /** What was typed is not wanted any more. */
  forget: () => void;
  /** Why the last attempt failed; everything typed is still there. */
  failure: string | null;
}

/** The patient form: rules of its fields, duplicate check, failures (PAT-05 to PAT-07). */
export function usePatientForm({ patient, save }: PatientFormOptions): PatientFormState {
  const client = useClient();
  const [, navigate] = useLocation();
  const { user, preferences } = useSignedIn();
  const { disable_pi } = preferences;
  const errorText = useErrorText();
  const refusalText = useRefusalText();
  const [duplicates, setDuplicates] = useState<readonly Patient[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  /** What the server refused stays refused until it is changed or sent again. */
  const refusedByServer = useRef<Partial<Record<PatientField, { value: unknown; message: string }>>>({});

  const before = useMemo(
    () => formValues(patient, disable_pi, user.doctor_id ?? ''),
    [disable_pi, patient, user.doctor_id],
  );
  const resolver: Resolver<PatientFormValues> = (values) => {
    const errors: Partial<Record<PatientField, { type: string; message: string }>> = {};
    for (const [name, { value, message }] of Object.entries(refusedByServer.current)) {
      const field = name as PatientField;
      if (values[field] === value) errors[field] = { type: 'server', message };
    }
    for (const [name, refusal] of Object.entries(refusals(values, { disable_pi, today: today() }))) {
      const field = name as PatientField;
      errors[field] = { type: refusal.kind, message: refusalText(field, refusal) };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
  const form = useForm<PatientFormValues>({ mode: 'onTouched', defaultValues: before, resolver });
  const forget = useUnsaved(form.formState.isDirty);

  const saveAndLeave = async (values: PatientFormValues): Promise<void> => {
    const next = await save(values, before);
    forget();
    navigate(next);
  };

  const fail = (error: unknown): void => {
    const fields = error instanceof ApiError ? Object.entries(error.fields) : [];
    const own = fields.filter(([field]) => field in before) as [PatientField, readonly string[]][];
    for (const [index, [field, messages]] of own.entries()) {
      const message = messages.join(' ');
      refusedByServer.current[field] = { value: form.getValues(field), message };
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
    setFailure(errorText(error));
  };

  const attempt = async (work: (values: PatientFormValues) => Promise<void>): Promise<void> => {
    setFailure(null);
    refusedByServer.current = {};
    await form.handleSubmit(async (values) => {
      try {
        await work(values);
      } catch (error) {
        fail(error);
      }
    })();
  };

  const saveAnyway = (): Promise<void> =>
    attempt(async (values) => {
      setDuplicates([]);
      await saveAndLeave(values);
    });

  const submit = (): Promise<void> =>
    attempt(async (values) => {
      if (patient === null || changesIdentity(before, values)) {
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
  return { form, submit, saveAnyway, duplicates, dismissDuplicates, forget, failure };
}
