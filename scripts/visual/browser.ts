import { findBrowser } from '../browser.ts';

/** The kit's visual baselines: a folder per component, a picture per cell of the matrix. */
export const PICTURES = 'tests/visual/pictures';

/** Why the baselines cannot be compared on this machine; undefined where they can: with the pinned browser. */
export function otherBrowser(): string | undefined {
  const kind = findBrowser()?.kind;
  return kind === 'pinned' ? undefined : `the baselines are of the pinned Chromium; this one is ${kind ?? 'missing'}`;
}
