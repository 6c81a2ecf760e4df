import { Button } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestName } from '../../lib/domain/tests/useTestName.ts';
import { choices, lead } from './DemoMode.css.ts';
import { DEMO_TESTS } from './rules.ts';
import { StepTitle } from './StepTitle.tsx';
import type { Visit } from './useVisit.ts';

/** Props of {@link Choice}. */
export interface ChoiceProps {
  visit: Visit;
  /** The headset is busy or not there. */
  isInUse: boolean;
}

/** Which test the visitor does; it begins at once [DEMO-01, DEMO-02]. */
export function Choice({ visit, isInUse }: ChoiceProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const { begin, beginning, goTo } = visit;
  return (
    <>
      <StepTitle>{t(($) => $.demo.choiceTitle)}</StepTitle>
      <p className={lead} role="status">
        {isInUse ? t(($) => $.demo.waitForHeadset) : t(($) => $.demo.choiceHint)}
      </p>
      <div className={choices}>
        {DEMO_TESTS.map((test) => (
          <Button
            key={test}
            variant="primary"
            isFullWidth
            isPending={beginning === test}
            isDisabled={isInUse || (beginning !== null && beginning !== test)}
            onPress={() => void begin(test)}
          >
            {nameOf({ group: test })}
          </Button>
        ))}
        <Button variant="quiet" isFullWidth isDisabled={beginning !== null} onPress={() => goTo('form')}>
          {t(($) => $.demo.back)}
        </Button>
      </div>
    </>
  );
}
