import { BUNDLE_DESCRIPTIONS_MAX, BUNDLE_WEIGHT_LIMIT } from './limits.ts';

/** A test of a bundle, as far as its weight is concerned. */
interface Weighed {
  group: string;
  strategy?: string | null | undefined;
}

/** How much of a bundle a test takes up [BUND-04]. */
export function testWeight({ group, strategy }: Weighed): number {
  if (group !== 'CSUITE') return 1;
  return strategy === 'BOTH' ? 6 : 5;
}

/** How much the tests of a bundle take up together. */
export const bundleWeight = (tests: readonly Weighed[]): number =>
  tests.reduce((sum, test) => sum + testWeight(test), 0);

/** Returns whether these tests can be put together in a bundle [BUND-04]. */
export const fitsBundle = (tests: readonly Weighed[]): boolean =>
  tests.length <= BUNDLE_DESCRIPTIONS_MAX && bundleWeight(tests) < BUNDLE_WEIGHT_LIMIT;

/** Returns whether at least the smallest test can still be added [BUND-04]. */
export const hasRoom = (tests: readonly Weighed[]): boolean => fitsBundle([...tests, { group: 'PERIMETRY' }]);

/**
 * Returns whether the server keeps a bundle of these tests: a test more than the wizard makes, for those that other
 * clients make [BUND-10].
 */
export const isKept = (tests: readonly Weighed[]): boolean =>
  tests.length <= BUNDLE_DESCRIPTIONS_MAX && bundleWeight(tests) <= BUNDLE_WEIGHT_LIMIT;
