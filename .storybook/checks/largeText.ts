import { violationsOf, withAttributes } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { plotsTooSmall } from './plots.ts';

const withLargeText = async (findFaults: () => string[] | Promise<string[]>): Promise<string[]> => {
  const found = await withAttributes({ textScale: '200' }, findFaults);
  return found.map((one) => `text 200 %: ${one}`);
};

/** Returns the broken words and the plots that are too small where text is twice as large [WCAG 1.4.4]. */
export const wrongWithLargeText = (): Promise<string[]> =>
  withLargeText(() => [...brokenWords(document.body), ...plotsTooSmall(document.body)]);

/** Returns the targets that are too small, or too close to each other, where text is twice as large. */
export const targetsTooSmallWithLargeText = (): Promise<string[]> => withLargeText(() => violationsOf(['target-size']));
