import { twoFrames, withAttributes } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { plotsTooSmall } from './plots.ts';
import { tooWide } from './tooWide.ts';

/** The narrowest window a screen has to fit in without scrolling sideways [WCAG 1.4.10]. */
const NARROWEST = { width: 320, height: 640 } as const;

/** Returns the problems of a screen or a monitor in a window of 320 pixels, if a user can make it so narrow. */
export async function wrongWhenNarrow(): Promise<string[]> {
  const { isopterTakeScreen: take, innerWidth, innerHeight } = window;
  if (!take) return [];
  await take(NARROWEST.width, NARROWEST.height);
  // text twice as large asks for a window twice as wide: .storybook/checks/largeText.ts
  const found = await withAttributes({ textScale: '100' }, async () => {
    // what measures itself is drawn once more
    for (let drawn = 0; drawn < 3; drawn++) await twoFrames();
    return [...brokenWords(document.body), ...plotsTooSmall(document.body), ...tooWide()];
  });
  await take(innerWidth, innerHeight);
  await twoFrames();
  return found.map((one) => `320 pixels: ${one}`);
}
