import { isSuite, type LiveEvent, type StrategyValue, type TestType } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { monitorKind, type MonitorKind, monitorPath, whileRunning } from './kind.ts';

const kind = (group: TestType, strategy?: StrategyValue, monocular = false, esterman_algorithm_version = 1) =>
  monitorKind({ test_group: { group, strategy, protocol: null }, monocular }, { esterman_algorithm_version });

describe('monitorKind', () => {
  it.each<[MonitorKind, TestType, StrategyValue[]]>([
    [
      'observe',
      'PERIMETRY',
      [
        'FULL_THRESHOLD',
        'AVA_STANDARD',
        'AVA_FAST',
        'SUPRA_THRESHOLD',
        'SUPRA_FAST',
        'PTOSIS',
        'CONFRONTATION',
        'BLEPHARO',
        'FOVEAL_SENSITIVITY',
      ],
    ],
    ['esterman', 'PERIMETRY', ['ESTERMAN']],
    ['kinetic', 'PERIMETRY', ['KINETIC']],
    ['landolt-c', 'VISUAL_ACUITY', ['NEAR', 'DISTANCE', 'BOTH', 'LOW_CONTRAST', 'CVI_NEAR', 'CVI_FAR']],
    ['landolt-c', 'CSUITE', ['NEAR', 'DISTANCE', 'BOTH']],
    ['contrast', 'CSUITE', ['CONTRAST_STANDARD']],
    ['contrast', 'CONTRAST_SENSITIVITY', ['CONTRAST_STANDARD', 'CONTRAST_SINGLE_OPTOTYPE']],
    ['color', 'COLOR_VISION', ['D15']],
    ['ishihara', 'COLOR_VISION', ['ISHIHARA']],
    ['waggoner', 'COLOR_VISION', ['WAGGONER', 'WAGGONER_SENIORS', 'WAGGONER_OLDER_CHILDREN']],
    ['eoms', 'SENSORIMOTOR_SUITE', ['EOMS_SENSORIMOTOR']],
    ['pupillometry', 'PUPIL', ['PUPILLOMETRY', 'PERRL', 'BLUE_PUPILLOMETRY']],
    ['cover', 'SENSORIMOTOR_SUITE', ['COVER_SENSORIMOTOR']],
    ['audiology', 'AUDIOLOGY', ['PURE_TONE', 'PURE_TONE_SCREENING']],
  ])('%s watches %s %s [MON-18]', (expected, group, strategies) => {
    for (const strategy of strategies) expect(kind(group, strategy)).toBe(expected);
  });

  it.each<[MonitorKind | undefined, TestType]>([
    ['eoms', 'EXTRA_OCULAR_MOTILITY'],
    ['cover', 'COVER'],
    ['sensorimotor', 'SENSORIMOTOR_SHAPES'],
    ['sensorimotor', 'SENSORIMOTOR_CARDINAL'],
    ['sensorimotor', 'SENSORIMOTOR_BINOCULAR'],
    ['stereopsis', 'STEREOPSIS'],
    ['camera', 'ANTERIOR_SEGMENT_IMAGE'],
    ['image', 'EYE_IMAGE_CAPTURE'],
    ['image', 'ONGOING_EYE_IMAGE_CAPTURE'],
    [undefined, 'OTHER'],
    [undefined, 'CUSTOM_BUNDLE'],
  ])('%s watches the group %s [MON-18]', (expected, group) => {
    expect(kind(group)).toBe(expected);
  });

  it('watches the monocular Esterman of a device from version 4 on the plain monitor [MON-16]', () => {
    expect(kind('PERIMETRY', 'ESTERMAN', true, 4)).toBe('observe');
    expect(kind('PERIMETRY', 'ESTERMAN', true, 3)).toBe('esterman');
    expect(kind('PERIMETRY', 'ESTERMAN', false, 4)).toBe('esterman');
  });
});

const running = (group: TestType, strategy: StrategyValue | null) => ({
  test_group: { group, strategy, protocol: null },
  monocular: false,
});

describe('a suite', () => {
  it('goes to another monitor when a record of another part comes [MON-18]', () => {
    const after = (test: ReturnType<typeof running>, type: LiveEvent['type']) => monitorKind(whileRunning(test, type));
    const acuity = running('CSUITE', 'BOTH');
    expect(whileRunning(acuity, 'new_acuity_optotype_result')).toBe(acuity);
    expect(after(acuity, 'new_contrast_sensitivity_response')).toBe('contrast');
    const letters = running('CSUITE', 'CONTRAST_STANDARD');
    expect(whileRunning(letters, 'new_contrast_sensitivity_response')).toBe(letters);
    expect(after(letters, 'new_acuity_optotype_result')).toBe('landolt-c');
    const shapes = running('SENSORIMOTOR_SUITE', null);
    expect(whileRunning(shapes, 'sensorimotor_state_update')).toBe(shapes);
    expect(after(shapes, 'new_eoms_response')).toBe('eoms');
    expect(after(shapes, 'cover_state_update')).toBe('cover');
    expect(whileRunning(shapes, 'updated_device_screen')).toBe(shapes);
  });

  it('is the C-Suite and the sensorimotor suite alone [MON-18]', () => {
    expect(isSuite('CSUITE') && isSuite('SENSORIMOTOR_SUITE')).toBe(true);
    expect(isSuite('COVER')).toBe(false);
    const near = running('VISUAL_ACUITY', 'NEAR');
    expect(whileRunning(near, 'new_contrast_sensitivity_response')).toBe(near);
  });
});

it('names the routes [MON-18]', () => {
  expect(monitorPath('observe', 'a1')).toBe('/tests/observe/a1');
  expect(monitorPath('landolt-c', 'a1')).toBe('/tests/observe-landolt-c/a1');
});
