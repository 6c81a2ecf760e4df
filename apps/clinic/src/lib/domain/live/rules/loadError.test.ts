import { describe, expect, it } from 'vitest';
import { MONITOR_KINDS } from '@isopter/contract';
import { loadErrorStyle } from './loadError.ts';

describe('loadErrorStyle', () => {
  it('is a titled toast for Esterman, kinetic, sensorimotor and eoms, the general handler for all others [MON-15]', () => {
    const titled = MONITOR_KINDS.filter((kind) => loadErrorStyle(kind) === 'titled');
    expect(titled.toSorted()).toEqual(['eoms', 'esterman', 'kinetic', 'sensorimotor']);
    expect(loadErrorStyle(undefined)).toBe('general');
  });
});
