import { violationsOf } from './axe.ts';
import { latinInArabic } from './latinInArabic.ts';
import { wrongWithLargeText } from './largeText.ts';
import { wrongWithLongTexts } from './longTexts.ts';
import { wrongWhenNarrow } from './narrow.ts';
import { wrongInOtherThemes } from './otherThemes.ts';
import { wrongForTouch } from './touch.ts';

/** Titles of stories of whole screens and monitors, which have a window for themselves. */
const SCREENS = /^(?:Clinic\/)?Screens\//;

/** Titles of the kit's stories. */
const KIT = /^(?:Components|Patterns)\//;

/**
 * Holds a story, as its play function left it, against what it is not shown in: one rendering for all of it.
 * @param where `colors`: the other themes, and the words; `everywhere`: also sizes of targets, touch, and text at
 *   200 %, screens also with the longer texts of other languages; `narrow`: screens in a window of 320 pixels
 * @param title of the story: the kit's examples are in the language they are shown in; charts and screens show data too
 * @throws Error that names what is wrong where
 */
export async function examine(where: unknown, title: string): Promise<void> {
  const found: string[] = [];
  if (where === 'colors' || where === 'everywhere') {
    found.push(...(await wrongInOtherThemes()));
    if (KIT.test(title)) found.push(...latinInArabic());
  }
  if (where === 'everywhere') {
    found.push(...(await violationsOf(['target-size'])), ...(await wrongForTouch()), ...(await wrongWithLargeText()));
  }
  if (where === 'everywhere' && SCREENS.test(title)) found.push(...(await wrongWithLongTexts()));
  if (where === 'narrow' && SCREENS.test(title)) found.push(...(await wrongWhenNarrow()));
  if (found.length > 0) throw new Error(found.join('\n'));
}
