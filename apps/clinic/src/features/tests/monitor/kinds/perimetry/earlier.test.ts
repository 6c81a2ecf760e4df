import { describe, expect, it } from 'vitest';
import { sampleFields } from '../../../../../fakes/data/progression.ts';
import { earlierField } from './earlier.ts';

describe('the earlier field shown next to a finished one [OUR-61]', () => {
  const fields = sampleFields(5).filter(({ eye }) => eye === 'OD');
  const newest = fields.at(-1)!;
  const to = { id: newest.test, time: newest.time, program: '24-2', size: 3, strategy: newest.strategy };
  const reliable = fields.slice(0, -1);

  it('is the newest before it that counts', () => {
    expect(earlierField(fields, 'OD', to)?.test).toBe(reliable.at(-1)!.test);
    const excluded = fields.map((field) =>
      field === reliable.at(-1)
        ? {
            ...field,
            exclusion: { reason: 'FATIGUE' as const, note: null, by: { id: '1', name: 'A' }, at: field.time },
          }
        : field,
    );
    expect(earlierField(excluded, 'OD', to)?.test).toBe(reliable.at(-2)!.test);
    const unreliable = fields.map((field) => ({ ...field, flags: ['FALSE_POSITIVES' as const] }));
    expect(earlierField(unreliable, 'OD', to)).toBeNull();
    // the eye is measured by these more than the patient [OUR-417]
    const missed = fields.map((field) => ({ ...field, flags: ['FALSE_NEGATIVES' as const] }));
    expect(earlierField(missed, 'OD', to)?.test).toBe(reliable.at(-1)!.test);
  });

  it('is of the same eye, program, size and strategy [OUR-416]', () => {
    expect(earlierField(fields, 'OS', to)).toBeNull();
    expect(earlierField(fields, 'OD', { ...to, program: '10-2' })).toBeNull();
    expect(earlierField(fields, 'OD', { ...to, size: 5 })).toBeNull();
    expect(earlierField(fields, 'OD', { ...to, strategy: 'AVA_FAST' })).toBeNull();
    expect(earlierField(fields, 'OD', { ...to, program: '24-2-AVA-F' })).not.toBeNull();
  });
});
