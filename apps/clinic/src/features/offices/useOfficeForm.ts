import { ApiError, localTimezone } from '@isopter/api-client';
import type { Office, OfficeWrite } from '@isopter/contract';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/platform/errors/useErrorText.ts';
import type { FieldProblems, Refusal } from '../../lib/frame/form/useEditForm.ts';
import { type EditConflict, useRecordForm } from '../../lib/frame/form/useRecordForm.ts';
import {
  OFFICE_FIELDS,
  type OfficeFormValues,
  type OfficeRefusal,
  officeRefusals,
  officeValues,
  officeWrite,
} from './rules.ts';

export interface OfficeFormOptions {
  /** Null for a new one. */
  office: Office | null;
  /** Saves valid values. @throws what the call throws */
  save: (body: OfficeWrite, read: { body: OfficeWrite; version: number }) => Promise<void>;
}

interface OfficeFormState {
  form: UseFormReturn<OfficeFormValues>;
  submit: () => Promise<void>;
  conflict: EditConflict | null;
  failure: string | null;
}

/** The state of the office form. Refused fields show their errors and input is kept [ORG-02]. */
export function useOfficeForm({ office, save }: OfficeFormOptions, locale: string): OfficeFormState {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const words = (refusal: OfficeRefusal): string => {
    if (refusal.kind === 'maxLength') return t(($) => $.devices.nameTooLong, { count: refusal.max });
    const { kind } = refusal;
    if (kind === 'unprintable') return t(($) => $.errors.unprintable);
    return t(($) => $.offices[kind]);
  };
  const problemsOf = (values: OfficeFormValues): FieldProblems<OfficeFormValues> =>
    Object.fromEntries(
      officeRefusals(values, locale).map(([field, refusal]) => [
        field,
        { type: refusal.kind, message: words(refusal) },
      ]),
    );
  const refusalOf = (error: unknown): Refusal<OfficeFormValues> => {
    const refused = error instanceof ApiError ? OFFICE_FIELDS.filter((field) => error.fields[field]) : [];
    if (refused.length === 0) return { fields: {}, text: errorText(error) };
    return { fields: Object.fromEntries(refused.map((field) => [field, t(($) => $.offices.refused)])), text: null };
  };
  const { form, attempt, leave, failure, conflict } = useRecordForm<OfficeFormValues, Office>({
    record: office,
    valuesOf: (one) => officeValues(one, locale, localTimezone()),
    sentOf: (values) => officeWrite(values, locale),
    problemsOf,
    refusalOf,
    fields: Object.fromEntries(OFFICE_FIELDS.map((name) => [name, { label: t(($) => $.offices.fields[name]) }])),
  });
  const submit = (): Promise<void> =>
    attempt(async (values, read) => {
      await save(officeWrite(values, locale), { body: officeWrite(read.values, locale), version: read.version });
      form.reset(values);
      leave('/offices');
    });
  return { form, submit, failure, conflict };
}
