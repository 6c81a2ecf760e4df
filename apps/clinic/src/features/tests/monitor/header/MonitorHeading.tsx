import { isEnded, type TestBundle } from '@isopter/contract';
import type { ReactElement, Ref } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../../lib/platform/brand/ScreenTitle.tsx';
import { useTestName } from '../../../../lib/domain/tests/useTestName.ts';
import { useStateName } from '../../../../lib/domain/live/useStateName.ts';
import { BundlePlace } from '../bundle/BundlePlace.tsx';
import * as css from '../Monitor.css.ts';
import { StatePill, type StatePillProps } from './StatePill.tsx';

/** Props of {@link MonitorHeading}. */
export interface MonitorHeadingProps extends StatePillProps {
  /** The bundle the test is part of, where it is known. */
  bundle: TestBundle | undefined;
  /** Whether the bar at the foot of the window shows the state. */
  isStateBelow: boolean;
  /** Gets the place of the toolbar of what is drawn. */
  toolbarRef: Ref<HTMLDivElement>;
}

/** Which test it is, and how it stands [MON-06]. */
export function MonitorHeading({ bundle, isStateBelow, toolbarRef, ...shown }: MonitorHeadingProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const { state, stale, side_under_test } = shown;
  const { status, screen } = state.dashboard;
  const { name } = useStateName({ status, screen, side_under_test });
  return (
    <div className={css.heading}>
      <ScreenTitle>{nameOf(state.test.test_group)}</ScreenTitle>
      <h1 className={css.title}>{nameOf(state.test.test_group)}</h1>
      {!isStateBelow && <StatePill {...shown} />}
      {stale && <p className={css.place}>{t(($) => $.monitor.lastKnown, { state: name, asOf: stale.asOf })}</p>}
      <VisuallyHidden>
        {/* the last that is said of a test that was watched to its end */}
        <span role="status">{state.wasRunning && isEnded(status) ? name : ''}</span>
      </VisuallyHidden>
      {bundle && <BundlePlace bundle={bundle} test={state.test.id} />}
      <div ref={toolbarRef} className={css.toolbar} />
    </div>
  );
}
