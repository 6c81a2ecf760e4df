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
  // 5 of 24 and 4 of 19: the limit of 20 % is passed by any share above it
  ['unknown with fixation losses just above 20 %', { fixationLosses: 5 / 24 }, null],
  ['unknown with fixation losses of 21 %', { fixationLosses: 4 / 19 }, null],
  ['reliable with fixation losses of 20 %, which is the limit', { fixationLosses: 0.2 }, true],
  ['reliable with false positives just below 15 %', { falsePositives: 0.149 }, true],
  ['reliable with false negatives of 33 %, which is the limit', { falseNegatives: 0.33 }, true],
  ['unknown with false negatives just above 33 %', { falseNegatives: 0.333 }, null],
  ['unreliable at a critical share', { falsePositives: 0.33 }, false],
  ['unreliable at a critical share, whatever else is unknown', { falseNegatives: null, fixationLosses: 0.5 }, false],
])('a printed field is %s [OUR-477] [OUR-562]', (_, shares, expected) => {
  expect(isPrintedFieldReliable({ ...GOOD, ...shares })).toBe(expected);
});
