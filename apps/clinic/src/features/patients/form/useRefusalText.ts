import { useProblemText } from '@isopter/ui';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import type { PatientField, Refusal } from '../rules.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** Says in words why a value is refused (VAL-02). */
export function useRefusalText(): (field: PatientField, refusal: Refusal) => string {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { date_format, disable_pi } = useSignedIn().preferences;
  const say = useProblemText();
  const labelOf = useFieldLabel();
  return useCallback(
    (field, refusal) => {
      const { kind } = refusal;
      if (kind === 'required') return say({ kind, label: labelOf(field) });
      if (kind === 'invalidDate') return say({ kind, format: disable_pi ? 'YYYY' : date_format });
      if (kind === 'minDate') return say({ kind, date: date(refusal.date) });
      if (kind === 'phoneCountry' || kind === 'phoneExtension' || kind === 'unprintable')
        return t(($) => $.errors[kind]);
      return say(refusal);
    },
    [date, date_format, disable_pi, labelOf, say, t],
  );
}
