import { describe, expect, it } from 'vitest';
import { formValues } from '../../../../fakes/data/form.ts';
import { canTestBoth, plannedEyes, pointsOf } from './plan.ts';
import type { TestFormValues } from './values.ts';

const raw = (more: Partial<TestFormValues>): TestFormValues => ({ ...formValues(), ...more });
const drawn = (more: Partial<TestFormValues>) =>
  plannedEyes(raw({ group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2', ...more })).map(
    ({ eye, order, grid }) => [eye, order, pointsOf(grid)] as const,
  );

describe('what will happen [OUR-184]', () => {
  it('is both eyes in their places, the right one first', () => {
    expect(drawn({ eye: 'both' })).toEqual([
      ['OS', 2, 52],
      ['OD', 1, 52],
    ]);
    expect(drawn({ eye: 'both', protocol: '10-2' }).map(([, , points]) => points)).toEqual([68, 68]);
  });

  it('is one eye beside the place of the other', () => {
    expect(drawn({ eye: 'OS' })).toEqual([
      ['OS', 1, 52],
      ['OD', null, 52],
    ]);
    expect(canTestBoth(raw({ group: 'PERIMETRY', strategy: 'AVA_FAST' }))).toBe(true);
    expect(canTestBoth(raw({ group: 'PERIMETRY', strategy: 'PTOSIS' }))).toBe(false);
  });

  it('is one field of both eyes together for Esterman', () => {
    expect(drawn({ strategy: 'ESTERMAN', protocol: '', eye: 'both' })).toEqual([['OU', 1, 120]]);
  });

  it('is not drawn for what has no pattern', () => {
    expect(drawn({ protocol: '' })).toEqual([]);
    expect(drawn({ group: 'VISUAL_ACUITY', strategy: '', protocol: '' })).toEqual([]);
    expect(drawn({ group: '', strategy: '', protocol: '' })).toEqual([]);
  });
});
