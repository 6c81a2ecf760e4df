import { useProblemText } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format/useFormats.ts';
import { useSignedIn } from '../session/session.ts';
import type { PatientField, Refusal } from './rules.ts';
import { useFieldLabel } from './useFieldLabel.ts';

/** Says in words why a value is refused (VAL-02). */
export function useRefusalText(): (field: PatientField, refusal: Refusal) => string {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { date_format, disable_pi } = useSignedIn().preferences;
  const say = useProblemText();
  const labelOf = useFieldLabel();
  return useCallback(
    (field, refusal) => {
      switch (refusal.kind) {
        case 'required':
          return say({ kind: 'required', label: labelOf(field) });
        case 'invalidDate':
          return say({ kind: 'invalidDate', format: disable_pi ? 'YYYY' : date_format });
        case 'minDate':
          return say({ kind: 'minDate', date: date(refusal.date) });
        case 'phoneCountry':
          return t(($) => $.errors.phoneCountry);
        default:
          return say(refusal);
      }
    },
    [date, date_format, disable_pi, labelOf, say, t],
  );
}
