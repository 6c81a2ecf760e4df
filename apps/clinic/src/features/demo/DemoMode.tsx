import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../lib/platform/brand/ScreenTitle.tsx';
import { Choice } from './Choice.tsx';
import * as css from './DemoMode.css.ts';
import { DemoDevice } from './DemoDevice.tsx';
import { Intro } from './Intro.tsx';
import { useDemoDevice } from './useDemoDevice.ts';
import { useNextVisit } from './useNextVisit.ts';
import { useVisit } from './useVisit.ts';
import { VisitorForm } from './VisitorForm.tsx';

/** Visitors test themselves, one after the other [DEMO-01]. Who opens it gives the window to them [OUR-271]. */
export function DemoMode(): ReactElement {
  const { t } = useTranslation();
  const visit = useVisit();
  const device = useDemoDevice();
  useNextVisit();
  return (
    <div className={css.screen}>
      <ScreenTitle>{t(($) => $.navigation.demo_mode)}</ScreenTitle>
      <div className={css.step}>
        {visit.step === 'intro' && <Intro onStart={() => visit.goTo('form')} />}
        {visit.step === 'form' && <VisitorForm visit={visit} />}
        {visit.step === 'choice' && <Choice visit={visit} isInUse={device.isInUse} />}
      </div>
      <DemoDevice device={device} />
    </div>
  );
}
