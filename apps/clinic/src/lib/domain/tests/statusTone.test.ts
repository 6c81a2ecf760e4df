import { expect, it } from 'vitest';
import { statusTone } from './statusTone.ts';

it.each([
  ['started', 'positive'],
  ['pending', 'caution'],
  ['paused', 'caution'],
  ['failed', 'critical'],
  ['expired', 'critical'],
  ['stopped', 'critical'],
  ['finished', 'neutral'],
  ['syncing', 'neutral'],
  [undefined, 'neutral'],
] as const)('marks the status %s as %s [LIST-02]', (status, tone) => {
  expect(statusTone(status)).toBe(tone);
});
