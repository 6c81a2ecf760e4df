import { Badge } from '@isopter/ui';
import { DisconnectedIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../../lib/brand/ScreenTitle.tsx';
import { useTestName } from '../../../lib/tests/useTestName.ts';
import { BundlePlace } from './BundlePlace.tsx';
import type { MonitorState } from '../../../lib/live/follow.ts';
import * as css from './Monitor.css.ts';
import type { SideUnderTest } from '../../../lib/live/rules/badge.ts';
import { useStateName } from '../../../lib/live/useStateName.ts';
import type { Stale } from '../../../lib/live/useStaleness.ts';

/** Props of {@link MonitorHeading}. */
export interface MonitorHeadingProps {
  state: MonitorState;
  /** What is shown is out of date; null while it is live. */
  stale: Stale | null;
  side_under_test: SideUnderTest | null;
}

/** Which test it is, and how it stands [MON-06]. */
export function MonitorHeading({ state, stale, side_under_test }: MonitorHeadingProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const { status, screen } = state.dashboard;
  const { name, tone } = useStateName({ status, screen, side_under_test });
  return (
    <div className={css.heading}>
      <ScreenTitle>{nameOf(state.test.test_group)}</ScreenTitle>
      <h1 className={css.title}>{nameOf(state.test.test_group)}</h1>
      {stale && (
        <>
          <span className={css.unknown}>
            <Badge>
              <span className={css.unknownWords}>
                <DisconnectedIcon />
                {t(($) => $.monitor.stateUnknown)}
              </span>
            </Badge>
          </span>
          <p className={css.place}>{t(($) => $.monitor.lastKnown, { state: name, asOf: stale.asOf })}</p>
        </>
      )}
      {state.isLoaded && !stale && (
        <Badge tone={tone} hasDot>
          {name}
        </Badge>
      )}
      {state.test.test_bundle && <BundlePlace test={state.test} status={status} />}
    </div>
  );
}
