import { violationsOf, withAttributes } from './axe.ts';
import { brokenWords } from './brokenWords.ts';
import { plotsTooSmall } from './plots.ts';

/** What is wrong with a story whose text is twice as large [WCAG 1.4.4]. */
export async function wrongWithLargeText(): Promise<string[]> {
  const found = await withAttributes({ textScale: '200' }, async () => [
    ...brokenWords(document.body),
    ...plotsTooSmall(document.body),
    ...(await violationsOf(['target-size'])),
  ]);
  return found.map((one) => `text 200 %: ${one}`);
}
