import { describe, expect, it } from 'vitest';
import { enteredFacts, refractionText } from './entered.ts';
import { common } from './texts/common.ts';

describe('what was entered with a test, on its report', () => {
  it.each([
    [{ sphere: 2.25, cylinder: 0 }, '+2.25 DS'],
    [{ sphere: -1.5, cylinder: -0.75, axis: 90 }, '−1.50 / −0.75 × 90'],
    [{ sphere: 0, cylinder: 0 }, '0.00 DS'],
  ])('writes the correction %o as it is prescribed', (refraction, said) => {
    expect(refractionText({ axis: null, vertex: null, ...refraction })).toBe(said);
  });

  it('says of every eye pupil, correction, acuity and pressure, with units and how it was measured', () => {
    const eye = {
      pupil: { size: 3.8, dilated: null, dilated_with: null },
      refraction: { sphere: 2.25, cylinder: 0, axis: null, vertex: null },
      acuity: { value: 0.1, aid: 'CC' },
      iop: { pressure: 21, method: 'GAT', time: null },
    } as const;
    expect(enteredFacts(eye, common.en, 'en-US').map(({ value }) => value)).toEqual([
      '3.8 mm',
      '+2.25 DS',
      '20/25 cc',
      '21 mmHg, GAT',
    ]);
    expect(enteredFacts(eye, common.es, 'es-ES')[0]?.value).toBe('3,8 mm');
  });

  it('keeps the labels of what nobody entered', () => {
    expect(enteredFacts(null, common.en, 'en-US')).toEqual(
      ['Pupil', 'Correction', 'Acuity', 'IOP'].map((label) => ({ label, value: '' })),
    );
  });

  it('prints what is left of sight where no letter is read', () => {
    const eye = { acuity: { value: 'HM', aid: 'SC' } } as const;
    expect(enteredFacts(eye as never, common.en, 'en-US')[2]?.value).toBe('HM sc');
  });
});
