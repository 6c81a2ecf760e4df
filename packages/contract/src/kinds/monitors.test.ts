import { describe, expect, it } from 'vitest';
import type { StrategyValue, TestType } from '../enums/tests.ts';
import type { MonitorKind } from './kinds.ts';
import { monitorKind, monitorPath } from './monitors.ts';

const kind = (group: TestType, strategy?: StrategyValue, monocular = false, esterman_algorithm_version = 1) =>
  monitorKind({ test_group: { group, strategy, protocol: null }, monocular }, { esterman_algorithm_version });

describe('monitorKind', () => {
  it.each<[MonitorKind, TestType, StrategyValue[]]>([
    [
      'perimetry',
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
    ['acuity', 'VISUAL_ACUITY', ['NEAR', 'DISTANCE', 'BOTH', 'LOW_CONTRAST', 'CVI_NEAR', 'CVI_FAR']],
    ['acuity', 'CSUITE', ['NEAR', 'DISTANCE', 'BOTH']],
    ['contrast', 'CSUITE', ['CONTRAST_STANDARD']],
    ['contrast', 'CONTRAST_SENSITIVITY', ['CONTRAST_STANDARD', 'CONTRAST_SINGLE_OPTOTYPE']],
    ['d15', 'COLOR_VISION', ['D15']],
    ['ishihara', 'COLOR_VISION', ['ISHIHARA']],
    ['waggoner', 'COLOR_VISION', ['WAGGONER', 'WAGGONER_SENIORS', 'WAGGONER_OLDER_CHILDREN']],
    ['eoms', 'SENSORIMOTOR_SUITE', ['EOMS_SENSORIMOTOR']],
    ['pupil', 'PUPIL', ['PUPILLOMETRY', 'PERRL', 'BLUE_PUPILLOMETRY']],
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
    expect(kind('PERIMETRY', 'ESTERMAN', true, 4)).toBe('perimetry');
    expect(kind('PERIMETRY', 'ESTERMAN', true, 3)).toBe('esterman');
    expect(kind('PERIMETRY', 'ESTERMAN', false, 4)).toBe('esterman');
  });
});

it('names the routes [MON-18]', () => {
  expect(monitorPath('perimetry', 'a1')).toBe('/tests/observe/a1');
  expect(monitorPath('acuity', 'a1')).toBe('/tests/observe-landolt-c/a1');
});
