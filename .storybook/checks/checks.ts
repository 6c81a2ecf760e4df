import { wrongInForcedColors } from './forcedColors.ts';
import { targetsTooSmallWithLargeText, wrongWithLargeText } from './largeText.ts';
import { latinInArabic } from './latinInArabic.ts';
import type { Level } from './level.ts';
import { wrongWithLongTexts } from './longTexts.ts';
import { wrongWhenNarrow } from './narrow.ts';
import { wrongInOtherThemes } from './otherThemes.ts';
import { quotedNothing } from './quotedNothing.ts';
import { wrongForTouch } from './touch.ts';

/** Stories of whole screens and monitors, which have a window for themselves. */
const SCREENS = /^(?:Clinic\/)?Screens\//;

/** Stories of the kit, whose examples are in the language they are shown in; charts and screens show data too. */
const KIT = /^(?:Components|Patterns)\//;

export interface Check {
  level: Level;
  /** Titles of the stories it applies to. Default: all. */
  titles?: RegExp;
  /** Returns one line for each fault. */
  findFaults: () => string[] | Promise<string[]>;
}

/** Every check, in the order in which they run. */
export const CHECKS: readonly Check[] = [
  { level: 'quick', titles: KIT, findFaults: latinInArabic },
  { level: 'quick', titles: SCREENS, findFaults: quotedNothing },
  { level: 'quick', findFaults: wrongWithLargeText },
  { level: 'full', findFaults: targetsTooSmallWithLargeText },
  { level: 'full', findFaults: wrongInOtherThemes },
  { level: 'full', findFaults: wrongInForcedColors },
  { level: 'full', findFaults: wrongForTouch },
  { level: 'full', titles: SCREENS, findFaults: wrongWithLongTexts },
  { level: 'full', titles: SCREENS, findFaults: wrongWhenNarrow },
];

/** Returns the checks of a story; `full` includes `quick`. */
export const checksFor = (level: Level, title: string): Check[] =>
  CHECKS.filter((check) => (level === 'full' || check.level === 'quick') && (check.titles?.test(title) ?? true));
