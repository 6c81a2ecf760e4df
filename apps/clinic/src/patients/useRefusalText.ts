import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/useFormats.ts';
import type { PatientField, Refusal } from './rules.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** Says in words why a value is refused (VAL-02). */
export function useRefusalText(): (field: PatientField, refusal: Refusal) => string {
  const { t } = useTranslation();
  const { date } = useFormats();
  const labelOf = useFieldLabel();
  return useCallback(
    (field, { key, value, date: bound }) => {
      if (key === 'required') return t(($) => $.common.required, { label: labelOf(field) });
      return t(($) => $.errors[key], { value, date: bound && date(bound) });
    },
    [date, labelOf, t],
  );
}
