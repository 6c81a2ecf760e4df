import { useTranslation } from 'react-i18next';
import { missingFields } from './rules/required.ts';
import type { FieldName } from './rules/values.ts';
import type { TestForm } from './useTestForm.ts';

/** The labels of what is still to be chosen for a test, but for fields that are not asked for. */
export function useMissing({ values, data }: TestForm, notAsked: readonly FieldName[] = []): readonly string[] {
  const { t } = useTranslation();
  return missingFields(values, data)
    .filter((field) => !notAsked.includes(field))
    .map((field) => t(($) => $.tests.form[field]));
}
