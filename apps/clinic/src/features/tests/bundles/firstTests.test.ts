import type { TestGroupChoice } from '@isopter/contract';
import { expect, it } from 'vitest';
import { firstTests } from './firstTests.ts';

const tests = (count: number): TestGroupChoice[] => Array.from({ length: count }, () => ({ group: 'PERIMETRY' }));

it('names up to three tests, and says that there are more', () => {
  expect(firstTests(tests(3))).toEqual({ named: tests(3), hasMore: false });
  expect(firstTests(tests(4))).toEqual({ named: tests(3), hasMore: true });
});
