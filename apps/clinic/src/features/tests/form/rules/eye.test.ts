import { formEye } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { formValues } from '../../../../fakes/data/form.ts';
import { chooseEye, eyeOfNewTest, eyeOptions, testedEye } from './eye.ts';
import type { TestFormValues } from './values.ts';

const USUAL = { use_monocular_for_contrast_sensitivity: false };
const raw = (more: Partial<TestFormValues>): TestFormValues => ({ ...formValues(), ...more });

describe('the eyes offered', () => {
  it.each([
    ['PERIMETRY', 'AVA_FAST', ['both', 'OD', 'OS']],
    ['PERIMETRY', 'PTOSIS', ['OD', 'OS']],
    ['PERIMETRY', 'BLEPHARO', ['OD', 'OS']],
    ['SENSORIMOTOR_CARDINAL', '', ['OD', 'OS']],
    ['ANTERIOR_SEGMENT_IMAGE', '', ['OD', 'OS']],
    ['COLOR_VISION', 'D15', ['both', 'OD', 'OS']],
  ] as const)('%s %s: %j [FORM-24]', (group, strategy, eyes) => {
    expect(eyeOptions({ group, strategy, protocol: '' })).toEqual(eyes);
  });
});

describe('a newly chosen test', () => {
  it('of a single eye starts with OD instead of both, and keeps a chosen eye [FORM-06]', () => {
    expect(eyeOfNewTest(raw({ strategy: 'PTOSIS', eye: 'both' }), USUAL).eye).toBe('OD');
    expect(eyeOfNewTest(raw({ strategy: 'PTOSIS', eye: 'OS' }), USUAL).eye).toBe('OS');
    expect(eyeOfNewTest(raw({ group: 'SENSORIMOTOR_SHAPES', strategy: '', eye: 'both' }), USUAL).eye).toBe('OD');
  });

  it('of visual acuity or contrast sensitivity starts binocular [FORM-06]', () => {
    for (const group of ['VISUAL_ACUITY', 'CONTRAST_SENSITIVITY'] as const) {
      expect(eyeOfNewTest(raw({ group, strategy: '', monocular: true }), USUAL).monocular).toBe(false);
    }
    expect(eyeOfNewTest(raw({ monocular: true }), USUAL).monocular).toBe(true);
  });

  it('starts only contrast sensitivity one eye at a time if the preferences request it [PREF-03] [PREF-16]', () => {
    const preferences = { use_monocular_for_contrast_sensitivity: true };
    const monocularOf = (group: 'VISUAL_ACUITY' | 'CONTRAST_SENSITIVITY') =>
      eyeOfNewTest(raw({ group, strategy: '', monocular: false }), preferences).monocular;
    expect(monocularOf('CONTRAST_SENSITIVITY')).toBe(true);
    expect(monocularOf('VISUAL_ACUITY')).toBe(false);
  });

  it('of Esterman starts with both eyes [FORM-06]', () => {
    expect(eyeOfNewTest(raw({ strategy: 'ESTERMAN', eye: 'OS', monocular: null }), USUAL)).toEqual({
      eye: 'both',
      monocular: false,
    });
  });
});

it('choosing one eye skips the convergence test and settles an open monocular [FORM-06]', () => {
  const one = chooseEye(raw({ eye: 'OD', skip_convergence_testing: false, monocular: null }));
  expect(one.skip_convergence_testing).toBe(true);
  expect(one.monocular).toBe(false);
  const both = raw({ eye: 'both', skip_convergence_testing: false });
  expect(chooseEye(both)).toBe(both);
});

it.each([
  ['Esterman stays both', { strategy: 'ESTERMAN', monocular: true, eye: 'OD' }, 'both'],
  [
    'standard contrast stays both',
    { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD', monocular: true },
    'both',
  ],
  [
    'single-optotype contrast, monocular',
    { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE', monocular: true },
    'OD',
  ],
  [
    'single-optotype contrast, binocular',
    { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_SINGLE_OPTOTYPE', monocular: false },
    'both',
  ],
  ['visual acuity, monocular', { group: 'VISUAL_ACUITY', strategy: 'NEAR', monocular: true }, 'OD'],
  ['visual acuity, binocular', { group: 'VISUAL_ACUITY', strategy: 'NEAR', monocular: false }, 'both'],
  ['perimetry as chosen', { eye: 'OS', monocular: true }, 'OS'],
] as const)('the tested eye: %s [FORM-07]', (_, more, eye) => {
  expect(formEye(testedEye(raw(more)))).toBe(eye);
});
