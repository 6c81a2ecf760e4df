import { useTranslation } from 'react-i18next';
import type { Step } from '../../form/rules/steps.ts';
import { ContactStep } from '../../steps/ContactStep.tsx';
import { ScheduleStep } from '../../steps/ScheduleStep.tsx';
import type { HomeSteps } from '../../steps/useHomeSteps.ts';
import type { LaterStep } from './TestsWizard.tsx';

/** The steps of a bundle at home that come behind its tests [BUND-03, BUND-14]. */
export function useLaterSteps(home: HomeSteps, steps: readonly Step[]): readonly LaterStep[] {
  const { t } = useTranslation();
  return steps.flatMap((id) =>
    id === 'setup'
      ? []
      : [
          {
            id,
            label: t(($) => $.tests.steps[id]),
            content: id === 'contact' ? <ContactStep {...home.contact} /> : <ScheduleStep {...home.repetition} />,
            leave: () => home.leave(id),
          },
        ],
  );
}
