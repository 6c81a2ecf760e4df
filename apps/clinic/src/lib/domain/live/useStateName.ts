import { useTranslation } from 'react-i18next';
import { type BadgeWord, stateBadge, type TestingWord } from './rules/badge.ts';
import { useScreenName } from './useScreenName.ts';

type MonitorWord = TestingWord | 'waiting' | 'done';
const isMonitorWord = (word: BadgeWord): word is MonitorWord =>
  word.startsWith('testing') || word === 'waiting' || word === 'done';

/** How a test stands, in words, and the tone that goes with it. */
export function useStateName(situation: Parameters<typeof stateBadge>[0]): {
  name: string;
  tone: ReturnType<typeof stateBadge>['tone'];
} {
  const { t } = useTranslation();
  const screenName = useScreenName();
  const { word, tone } = stateBadge(situation);
  if (word === 'screen') return { name: screenName(situation.screen), tone };
  return { name: isMonitorWord(word) ? t(($) => $.monitor[word]) : t(($) => $.statuses[word]), tone };
}
