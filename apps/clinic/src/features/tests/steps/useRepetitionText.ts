import { PERIOD_IN_DAYS_MAX, PERIOD_IN_DAYS_MIN } from '@isopter/contract';
import { useProblemText } from '@isopter/ui';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../../lib/platform/session/session.ts';
import type { RepetitionField, RepetitionProblem } from './rules/schedule.ts';

/** Says what is wrong with a field of what is repeated. */
export function useRepetitionText(): (field: RepetitionField, problem: RepetitionProblem) => string {
  const { t } = useTranslation();
  const say = useProblemText();
  const { date_format: format } = useSignedIn().preferences;
  return (field, problem) => {
    switch (problem) {
      case 'range':
        return t(($) => $.tests.steps.periodRange, { from: PERIOD_IN_DAYS_MIN, to: PERIOD_IN_DAYS_MAX });
      case 'pastDate':
        return t(($) => $.tests.steps.endPast);
      case 'invalidDate':
        return say({ kind: 'invalidDate', format });
      case 'required':
        return say({ kind: 'required', label: t(($) => $.tests.steps[field]) });
    }
  };
}
