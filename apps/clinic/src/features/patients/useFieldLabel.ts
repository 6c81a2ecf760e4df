import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/platform/session/session.ts';
import type { PatientField } from './rules.ts';

/** Returns the label of a field of the patient form. */
export function useFieldLabel(): (field: PatientField) => string {
  const { t } = useTranslation();
  const { disable_pi } = useSignedIn().preferences;
  return useCallback(
    (field) => {
      if (field !== 'date_of_birth') return t(($) => $.patients.form[field]);
      return disable_pi ? t(($) => $.patients.birth_year) : t(($) => $.patients.date_of_birth);
    },
    [disable_pi, t],
  );
}
