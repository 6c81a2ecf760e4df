import type { ProtocolValue, StrategyValue } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { publishedDuration } from './duration.ts';
import type { PerimetryTestGroup } from './programs.ts';

const field = (strategy: StrategyValue, protocol: ProtocolValue | null = null): PerimetryTestGroup => ({
  group: 'PERIMETRY',
  strategy,
  protocol,
});

describe('the published duration of a field [OUR-23]', () => {
  it.each([
    ['FULL_THRESHOLD', '30-2', 1, 738],
    ['AVA_STANDARD', '24-2', 1, 370],
    ['AVA_FAST', '24-2', 2, 494],
    ['SUPRA_THRESHOLD', '24-2', 1, 90],
  ] as const)('of %s %s of %d eyes is %d s', (strategy, program, eyes, seconds) => {
    expect(publishedDuration(field(strategy, program), eyes)).toBe(seconds);
  });

  it('is not known of a strategy that nobody timed', () => {
    expect(publishedDuration(field('KINETIC'), 1)).toBeUndefined();
    expect(publishedDuration({ group: 'AUDIOLOGY', strategy: 'PURE_TONE' }, 1)).toBeUndefined();
  });
});
