import type { Ear, Eye, TestStatus } from '@isopter/contract';
import type { Tone } from '@isopter/ui';

/** The word on the badge next to the title: a state, or the eye or ear under test. */
export type BadgeWord = TestStatus | TestingWord | 'waiting' | 'done' | 'screen';

/** The eye or ear under test. */
export type SideUnderTest = Eye | Ear;

const TESTING = {
  OD: 'testingRight',
  OS: 'testingLeft',
  OU: 'testingBoth',
  RIGHT: 'testingRightEar',
  LEFT: 'testingLeftEar',
} as const satisfies Record<SideUnderTest, string>;
export type TestingWord = (typeof TESTING)[SideUnderTest];

/** The state of the test in a word and a tone. */
export interface StateBadge {
  word: BadgeWord;
  tone: Tone;
}

/** The state that decides about the badge. */
export interface BadgeSituation {
  status: TestStatus | undefined;
  screen: string | null;
  side_under_test: SideUnderTest | null;
}

const TONE_AT_REST: Readonly<Record<Exclude<TestStatus, 'started' | 'finished'>, Tone>> = {
  pending: 'caution',
  paused: 'caution',
  syncing: 'accent',
  stopped: 'critical',
  failed: 'critical',
  expired: 'critical',
};

/** The pending, running or ended state beside the title [MON-06]. */
export function stateBadge({ status, screen, side_under_test }: BadgeSituation): StateBadge {
  if (status === 'finished') return { word: 'done', tone: 'accent' };
  if (status === undefined || status === 'started') return running(screen, side_under_test);
  return { word: status, tone: TONE_AT_REST[status] };
}

function running(screen: string | null, side: SideUnderTest | null): StateBadge {
  if (screen === null) return { word: 'waiting', tone: 'caution' };
  if (screen === 'test paused') return { word: 'paused', tone: 'caution' };
  if (screen === 'doing test' && side !== null) {
    return { word: TESTING[side], tone: 'positive' };
  }
  return { word: 'screen', tone: 'accent' };
}
