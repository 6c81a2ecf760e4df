import { describe, expect, it } from 'vitest';
import { sampleFields, sampleProgression } from '../../../../fakes/data/progression.ts';
import { firstEye, shownProgression } from './fields.ts';

const by = { id: '0a000000-0000-4000-8000-000000000001', name: 'Maya Rosen' };

describe('what a screen says of a progression', () => {
  it('lists the fields of an eye, the newest first, with why one does not count [OUR-68]', () => {
    const { listed, series, indices } = shownProgression(sampleProgression(), 'OS')!;
    expect(listed.map(({ time }) => time)).toEqual(
      listed
        .map(({ time }) => time)
        .toSorted()
        .toReversed(),
    );
    expect(listed.flatMap(({ why }) => why ?? [])).toEqual(['unreliable', 'excluded']);
    expect(listed.filter(({ isBaseline }) => isBaseline)).toHaveLength(2);
    expect(series.fields).toHaveLength(listed.length - 2);
    expect(indices.map(({ index, slope }) => [index, slope?.n])).toEqual([
      ['md', series.fields.length],
      ['vfi', series.fields.length],
    ]);
  });

  it('has the mean sensitivity alone where no norms hold, and why [OUR-05]', () => {
    const fields = sampleFields(4).map((field) => ({
      ...field,
      size: 5 as const,
      md: null,
      vfi: null,
      incomparable: 'size' as const,
    }));
    const shown = shownProgression({ fields, baselines: [] }, 'OD')!;
    expect(shown.indices.map(({ index }) => index)).toEqual(['meanSensitivity']);
    expect(shown).toMatchObject({ incomparable: 'size', noEvents: 'limits', series: { size: 5 } });
  });

  it('starts with the eye that has more fields, and knows its families and their baseline [OUR-65] [OUR-67]', () => {
    const fields = sampleFields(6).filter(({ eye }, i) => eye === 'OD' || i < 4);
    expect(firstEye({ fields })).toBe('OD');
    const right = fields.filter(({ eye }) => eye === 'OD');
    right[5]!.program = '10-2';
    const tests: [string, string] = [right[1]!.test, right[2]!.test];
    const chosen = { eye: 'OD', program: '24-2', size: 3, tests, version: 1, by, at: right[5]!.time } as const;
    const shown = shownProgression({ fields, baselines: [chosen] }, 'OD')!;
    expect(shown.methods.map(({ program, fields: amount }) => [program, amount])).toEqual([
      ['24-2', 5],
      ['10-2', 1],
    ]);
    expect(shown).toMatchObject({ isChosen: true, chosen: { version: 1 } });
    expect(shown.listed[0]).toMatchObject({ why: 'program' });
    const central = shownProgression({ fields, baselines: [chosen] }, 'OD', { program: '10-2', size: 3 })!;
    expect(central).toMatchObject({ chosen: undefined, series: { program: '10-2' }, noEvents: 'limits' });
    expect(shownProgression({ fields: right, baselines: [] }, 'OS')).toBeUndefined();
  });

  it('is of one strategy, the newest unless another is chosen, and says which fields are of others [OUR-416]', () => {
    const fields = sampleFields(8).map((field, i) =>
      i < 8 ? { ...field, strategy: 'FULL_THRESHOLD' as const } : field,
    );
    const shown = shownProgression({ fields, baselines: [] }, 'OD')!;
    const full = shown.methods.find(({ strategy }) => strategy === 'FULL_THRESHOLD')!;
    expect(shown.series.strategy).toBe('AVA_STANDARD');
    expect(shown.listed.filter(({ why }) => why === 'strategy')).toHaveLength(full.fields);
    expect(shown.indices[0]!.fields).toHaveLength(8 - full.fields);
    const chosen = shownProgression({ fields, baselines: [] }, 'OD', full)!;
    expect(chosen.series).toMatchObject({ strategy: 'FULL_THRESHOLD', fields: { length: full.fields } });
  });

  it('counts a field whose only flag is false negatives [OUR-417]', () => {
    const fields = sampleFields(4).map((field) => ({ ...field, flags: ['FALSE_NEGATIVES' as const] }));
    expect(shownProgression({ fields, baselines: [] }, 'OD')!.series.leftOut).toEqual([]);
  });
});
