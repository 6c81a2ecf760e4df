import { violationsOf } from './axe.ts';
import { latinInArabic } from './latinInArabic.ts';
import { wrongWithLargeText } from './largeText.ts';
import { wrongWithLongTexts } from './longTexts.ts';
import { wrongWhenNarrow } from './narrow.ts';
import { wrongInOtherThemes } from './otherThemes.ts';
import { type Part, partsOf } from './parts.ts';
import { quotedNothing } from './quotedNothing.ts';
import { wrongForTouch } from './touch.ts';

/** Titles of stories of whole screens and monitors, which have a window for themselves. */
const SCREENS = /^(?:Clinic\/)?Screens\//;

/** Titles of the kit's stories. */
const KIT = /^(?:Components|Patterns)\//;

const wrongIn: Record<Part, (title: string) => Promise<string[]>> = {
  colors: async (title) => [
    ...(await wrongInOtherThemes()),
    ...(KIT.test(title) ? latinInArabic() : []),
    ...(SCREENS.test(title) ? quotedNothing() : []),
  ],
  sizes: async () => [
    ...(await violationsOf(['target-size'])),
    ...(await wrongForTouch()),
    ...(await wrongWithLargeText()),
  ],
  words: (title) => (SCREENS.test(title) ? wrongWithLongTexts() : Promise.resolve([])),
};

/** A story, and whether it was left. */
interface Examined {
  id: string;
  title: string;
  abortSignal: AbortSignal;
}

/**
 * Holds a story, as its play function left it, against what it is not shown in: one rendering for all of it.
 * @param where what of it: see `partsOf`; `narrow`: screens in a window of 320 pixels
 * @param story the kit's examples are in the language they are shown in; charts and screens show data too
 * @throws Error that names what is wrong where; never about a story that was left meanwhile, whose place the next one has
 */
export async function examine(where: unknown, { id, title, abortSignal }: Examined): Promise<void> {
  const found: string[] = [];
  for (const part of partsOf(where, id)) {
    if (abortSignal.aborted) return;
    // one after the other: they share the document
    found.push(...(await wrongIn[part](title)));
  }
  if (where === 'narrow' && SCREENS.test(title)) found.push(...(await wrongWhenNarrow()));
  if (found.length > 0 && !abortSignal.aborted) throw new Error(found.join('\n'));
}
