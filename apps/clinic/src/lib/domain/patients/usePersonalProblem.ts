import type { Id } from '@isopter/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { findings } from '../../platform/zeroPii/findings.ts';

/** Returns the text that replaces the name of a patient whose personal data are not shown; null for others (OUR-574). */
export function usePersonalProblem(): (patient: Id | undefined) => string | null {
  const { t } = useTranslation();
  const found = useSnapshot(findings);
  return useCallback(
    (patient) => {
      const problem = patient === undefined ? undefined : found[patient];
      return problem === undefined ? null : t(($) => $.zeroPii.problems[problem]);
    },
    [found, t],
  );
}
