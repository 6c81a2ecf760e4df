import { Badge } from '@isopter/ui';
import { DisconnectedIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonitorState } from '../../../../lib/domain/live/follow.ts';
import type { SideUnderTest } from '../../../../lib/domain/live/rules/badge.ts';
import { useStateName } from '../../../../lib/domain/live/useStateName.ts';
import type { Stale } from '../../../../lib/domain/live/useStaleness.ts';
import * as css from '../Monitor.css.ts';

/** Props of {@link StatePill}. */
export interface StatePillProps {
  state: MonitorState;
  /** Since when the data are out of date; null while live. */
  stale: Stale | null;
  side_under_test: SideUnderTest | null;
}

/** How the test stands; that nobody knows, while what is shown is out of date. Nothing before it is loaded [MON-06]. */
export function StatePill({ state, stale, side_under_test }: StatePillProps): ReactElement | null {
  const { t } = useTranslation();
  const { status, screen } = state.dashboard;
  const { name, tone } = useStateName({ status, screen, side_under_test });
  if (stale) {
    return (
      <span className={css.unknown}>
        <Badge>
          <span className={css.unknownWords}>
            <DisconnectedIcon />
            {t(($) => $.monitor.stateUnknown)}
          </span>
        </Badge>
      </span>
    );
  }
  if (!state.isLoaded) return null;
  return (
    <Badge tone={tone} hasDot>
      {name}
    </Badge>
  );
}
