import { Badge } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '../../brand/ScreenTitle.tsx';
import { useTestName } from '../useTestName.ts';
import { BundlePlace } from './BundlePlace.tsx';
import type { MonitorState } from './follow.ts';
import * as css from './Monitor.css.ts';
import { type BadgeWord, type SideUnderTest, stateBadge, type TestingWord } from './rules/badge.ts';
import { useScreenName } from './useScreenName.ts';

/** Props of {@link MonitorHeading}. */
export interface MonitorHeadingProps {
  state: MonitorState;
  side_under_test: SideUnderTest | null;
}

/** Which test it is, and how it stands [MON-06]. */
export function MonitorHeading({ state, side_under_test }: MonitorHeadingProps): ReactElement {
  const { t } = useTranslation();
  const nameOf = useTestName();
  const screenName = useScreenName();
  const { status, screen } = state.dashboard;
  const { word, tone } = stateBadge({ status, screen, side_under_test });

  const say = (): string => {
    if (word === 'screen') return screenName(screen);
    return isMonitorWord(word) ? t(($) => $.monitor[word]) : t(($) => $.statuses[word]);
  };
  return (
    <div className={css.heading}>
      <ScreenTitle>{nameOf(state.test.test_group)}</ScreenTitle>
      <h1 className={css.title}>{nameOf(state.test.test_group)}</h1>
      {state.isLoaded && (
        <Badge tone={tone} hasDot>
          {say()}
        </Badge>
      )}
      {state.test.test_bundle && <BundlePlace test={state.test} status={status} />}
    </div>
  );
}

type MonitorWord = TestingWord | 'waiting' | 'done';
const isMonitorWord = (word: BadgeWord): word is MonitorWord =>
  word.startsWith('testing') || word === 'waiting' || word === 'done';
