import { expect, it } from 'vitest';
import { isPrintedFieldReliable, type PrintedShares } from './printedReliability.ts';

const GOOD: PrintedShares = { fixationLosses: 0.1, falsePositives: 0.02, falseNegatives: 0 };

it.each<[string, Partial<PrintedShares>, boolean | null]>([
  ['reliable with all shares low', {}, true],
  ['unknown without fixation losses', { fixationLosses: null }, null],
  ['unknown without any', { fixationLosses: null, falsePositives: null, falseNegatives: null }, null],
  ['unknown between caution and critical', { falsePositives: 0.15 }, null],
  ['reliable without false negatives', { falseNegatives: null }, true],
  ['unknown with many false negatives, which never make a field unreliable', { falseNegatives: 0.9 }, null],
  ['unreliable at a critical share', { falsePositives: 0.33 }, false],
  ['unreliable at a critical share, whatever else is unknown', { falseNegatives: null, fixationLosses: 0.5 }, false],
])('a printed field is %s [OUR-477]', (_, shares, expected) => {
  expect(isPrintedFieldReliable({ ...GOOD, ...shares })).toBe(expected);
});
