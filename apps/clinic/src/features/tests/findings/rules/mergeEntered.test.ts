import { describe, expect, it } from 'vitest';
import { enteredText } from './entered.ts';
import { mergeEntered } from './mergeEntered.ts';

const before = enteredText(
  {
    od: { refraction: { sphere: -1, cylinder: 0 }, iop: { pressure: 14, method: 'GOLDMANN' } },
    os: null,
    comment: 'Dry eye.',
  } as never,
  'America/New_York',
);
const od = (changes: object) => ({ ...before, od: { ...before.od, ...changes } });

describe('what two people enter with a test [OUR-552]', () => {
  it('is kept of both, in different measurements and eyes', () => {
    const mine = { ...od({ sphere: '−2.00' }), comment: 'Allergy.' };
    const theirs = { ...od({ iop: '21' }), os: { ...before.os, pupil: '4' } };
    expect(mergeEntered(before, { mine, theirs })).toEqual({
      merged: { od: { ...mine.od, iop: '21' }, os: theirs.os, comment: 'Allergy.' },
      conflicts: [],
    });
  });

  it('is not mixed within one measurement', () => {
    const mine = od({ sphere: '−2.00' });
    const theirs = od({ cylinder: '−0.50', axis: '90' });
    const { merged, conflicts } = mergeEntered(before, { mine, theirs });
    expect(merged).toEqual(mine);
    expect(conflicts).toEqual(['od.sphere', 'od.cylinder', 'od.axis', 'od.vertex']);
  });
});
