import type { AuditRow } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonalProblem } from '../../lib/domain/patients/usePersonalProblem.ts';

/** Returns the text for the name of a patient in the access log; null for a deleted patient (OUR-574). */
export function useLoggedName(): (patient: AuditRow['patients'][number]) => string | null {
  const { t } = useTranslation();
  const problemOf = usePersonalProblem();
  return useCallback(
    ({ id, display_name: name, is_encrypted }) =>
      typeof name === 'string'
        ? (problemOf(id) ?? (name || t(($) => (is_encrypted ? $.zeroPii.encrypted : $.patients.unnamed))))
        : null,
    [problemOf, t],
  );
}
