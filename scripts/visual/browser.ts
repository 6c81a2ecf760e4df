import { findBrowser } from '../browser.ts';

/** The kit's visual baselines: a folder per component, a picture per cell of the matrix. */
export const PICTURES = 'tests/visual/pictures';

/** Returns why this machine cannot compare the baselines, or undefined with the pinned browser, which can. */
export function otherBrowser(): string | undefined {
  const kind = findBrowser()?.kind;
  return kind === 'pinned' ? undefined : `the baselines are of the pinned Chromium; this one is ${kind ?? 'missing'}`;
}
