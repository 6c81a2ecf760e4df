import { Button } from '@isopter/ui';
import { PlayIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lead } from './DemoMode.css.ts';
import { StepTitle } from './StepTitle.tsx';

/** The first screen for visitors [DEMO-01]. */
export function Intro({ onStart }: { onStart: () => void }): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <StepTitle isFirst>{t(($) => $.demo.title)}</StepTitle>
      <p className={lead}>{t(($) => $.demo.lead)}</p>
      <Button variant="primary" icon={<PlayIcon />} isFullWidth onPress={onStart}>
        {t(($) => $.demo.start)}
      </Button>
    </>
  );
}
