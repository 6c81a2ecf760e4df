import type { TestFinding } from '../entities/results.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EnteredFactsWrite } from '../entities/entered.ts';
import { enteredWarnings } from './entered.ts';

const write = (eye: object) => z.safeParse(EnteredFactsWrite, { version: 0, od: eye });

describe('what is entered with a test', () => {
  it.each([
    { refraction: { sphere: -30, cylinder: 0 } },
    { refraction: { sphere: 3.25, cylinder: -0.75, axis: 90, vertex: 12 } },
    { refraction: { sphere: 0, cylinder: 10, axis: 180 } },
    { pupil: { size: 2.3 } },
    { pupil: { size: 10, dilated: true, dilated_with: 'Tropicamide 1 %' } },
    { pupil: { dilated: false } },
    { iop: { pressure: 16.5, method: 'GAT', time: '2026-11-22T09:30:00Z' } },
    { acuity: { value: -0.3, aid: 'CC' } },
    { acuity: { value: 'HM', aid: 'SC' } },
    {},
  ])('takes %j', (eye) => expect(write(eye).success).toBe(true));

  it.each([
    { refraction: { sphere: -30.25, cylinder: 0 } },
    { refraction: { sphere: 1.1, cylinder: 0 } },
    { refraction: { sphere: 1, cylinder: -0.75 } },
    { refraction: { sphere: 1, cylinder: 0, axis: 181 } },
    { refraction: { sphere: 1, cylinder: 1, axis: 2.5 } },
    { pupil: { size: 0.9 } },
    { pupil: { size: 2.35 } },
    { pupil: { dilated: false, dilated_with: 'Tropicamide' } },
    { iop: { pressure: 80.5, method: 'GAT' } },
    { iop: { pressure: 16.2, method: 'GAT' } },
    { iop: { pressure: 16 } },
    { acuity: { value: 3.1, aid: 'CC' } },
    { acuity: { value: '20/20', aid: 'CC' } },
    { weight: 70 },
  ])('refuses %j', (eye) => expect(write(eye).success).toBe(false));

  it('keeps an axis of 0 as 180', () => {
    expect(write({ refraction: { sphere: 0, cylinder: 1, axis: 0 } }).data?.od?.refraction?.axis).toBe(180);
  });

  it('accepts every tenth of a millimeter and every quarter of a diopter of its ranges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 100 }), fc.integer({ min: -120, max: 120 }), (tenths, quarters) => {
        const eye = { pupil: { size: tenths / 10 }, refraction: { sphere: quarters / 4, cylinder: 0 } };
        expect(write(eye).success).toBe(true);
      }),
    );
  });

  it.each([
    [{ measure: 'VFI', value: 98 }, true],
    [{ measure: 'VFI', value: 3 }, false],
    [{ measure: 'MEAN_SENSITIVITY', value: 24 }, true],
    [{ measure: 'MEAN_SENSITIVITY', value: 0.4 }, false],
    [{ measure: 'MD', value: -33 }, false],
    // younger or older than the norms: neither a VFI nor a mean sensitivity is stored
    [{ measure: 'MD', value: -0.4 }, true],
    [{ measure: 'MD', value: -15 }, true],
    [{ measure: 'ISOPTER', value: 48 }, true],
    [{ measure: 'ISHIHARA', word: 'NORMAL' }, true],
    [{ measure: 'WAGGONER', word: 'MILD', deficiency: 'PROTAN' }, true],
    [{ measure: 'D15', word: 'PROTAN' }, true],
    [{ measure: 'D15', word: 'RANDOM' }, false],
    [{ measure: 'ISHIHARA', word: 'UNRELIABLE' }, false],
    // of a blind eye that reads no plate
    [{ measure: 'ISHIHARA', word: 'TOTAL' }, false],
    [{ measure: 'PUPIL', word: 'NO_REACTION' }, false],
    [{ measure: 'SEEN', seen: 50, of: 60 }, true],
    [{ measure: 'SEEN', seen: 2, of: 60 }, false],
    [{ measure: 'ACUITY', value: 0.1 }, true],
    [{ measure: 'ACUITY', value: 1.6, limit: 'WORSE' }, false],
    [{ measure: 'LOG_CS', value: 1.5 }, true],
  ] as const)('asks about no light perception next to %j of that eye: %s [OUR-436] [OUR-565]', (finding, asks) => {
    const found = { ...finding, side: 'OD' } as TestFinding;
    const blind = { acuity: { value: 'NLP', aid: 'SC' } } as const;
    const expected = asks ? [{ eye: 'OD', warning: 'BLIND_EYE_SEES' }] : [];
    expect(enteredWarnings({ od: blind }, [found])).toEqual(expected);
    expect(enteredWarnings({ os: blind }, [found])).toEqual([]);
    expect(enteredWarnings({ od: { acuity: { value: 'LP', aid: 'SC' } } }, [found])).toEqual([]);
  });

  it.each([
    [{ iop: { pressure: 6, method: 'GAT' } }, []],
    [{ iop: { pressure: 5.5, method: 'GAT' } }, ['IOP_LOW']],
    [{ iop: { pressure: 30, method: 'GAT' } }, []],
    [{ iop: { pressure: 30.5, method: 'NCT' } }, ['IOP_HIGH']],
    [{ pupil: { size: 2.4 } }, ['PUPIL_CRITICAL']],
    [{ pupil: { size: 2.5 } }, ['PUPIL_BORDERLINE']],
    [{ pupil: { size: 3 } }, ['PUPIL_BORDERLINE']],
    [{ pupil: { size: 3.1 } }, []],
    [{ pupil: { dilated: true } }, []],
    [{ refraction: { sphere: -10.25, cylinder: 0 } }, ['SPHERE_LARGE']],
    [{ refraction: { sphere: 10, cylinder: 0 } }, []],
  ] as const)('asks about %j: %j', (eye, warnings) => {
    expect(enteredWarnings({ od: eye }).map(({ warning }) => warning)).toEqual(warnings);
    expect(enteredWarnings({ os: eye })).toEqual(warnings.map((warning) => ({ eye: 'OS', warning })));
  });
});
