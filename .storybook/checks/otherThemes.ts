import { violationsOf, withAttributes } from './axe.ts';

const THEMES = ['light', 'dark', 'high-contrast'] as const;

/** Rules that depend on colors alone; everything else about a story is the same in every theme. */
const RULES = ['color-contrast', 'link-in-text-block'];

/** Returns the problems of a story, after its play function, in the themes in which it is not shown. */
export async function wrongInOtherThemes(): Promise<string[]> {
  const shown = document.documentElement.dataset['theme'];
  const found: string[] = [];
  for (const theme of THEMES.filter((other) => other !== shown)) {
    // one theme after the other: they share the document
    const violations = await withAttributes({ theme }, () => violationsOf(RULES));
    found.push(...violations.map((one) => `${theme}: ${one}`));
  }
  return found;
}
