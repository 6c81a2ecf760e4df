import type { TestGroupChoice } from '@isopter/contract';

/** The number of tests named when a bundle has one line [BUND-07]. */
const NAMED = 3;

/** The first tests of a bundle, and whether there are more [BUND-07]. */
export const firstTests = (
  groups: readonly TestGroupChoice[],
): { named: readonly TestGroupChoice[]; hasMore: boolean } => ({
  named: groups.slice(0, NAMED),
  hasMore: groups.length > NAMED,
});
