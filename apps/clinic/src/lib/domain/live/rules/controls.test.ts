import { DEVICE_SCREENS, type TestStatus } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { controlsFor, leadOf, offersResume } from './controls.ts';

const PERIMETRY = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;
const controls = (
  screen: string | null,
  test_group: Parameters<typeof controlsFor>[0]['test_group'] = PERIMETRY,
  version = 1,
  status?: TestStatus,
) => controlsFor({ screen, test_group, screen_order_version: version, status }).join(' ');

describe('controlsFor', () => {
  it.each([
    ['introduction', ''],
    ['tutorial', 'forward'],
    ['testing convergence', 'backward forward'],
    ['play', ''],
    ['doing test', 'pause restart'],
    ['test paused', 'play restart'],
    ['calibration', ''],
    ['calibration v2', 'forward'],
    ['warm up', ''],
    ['eye tracking calibration', ''],
    ['foveal tutorial', ''],
    ['eye tracking foveal', ''],
    ['doing test foveal', ''],
    [null, ''],
    ['a screen of tomorrow', ''],
  ])('perimetry on %s offers: %s [MON-10, MON-22]', (screen, offered) => {
    expect(controls(screen)).toBe(offered);
  });

  it('with screen order v2 there is no way back and the foveal tutorial can be skipped [MON-10]', () => {
    expect(controls('testing convergence', PERIMETRY, 2)).toBe('forward');
    expect(controls('foveal tutorial', PERIMETRY, 2)).toBe('forward');
  });

  it('the quadrant protocol is not paused [MON-10]', () => {
    const quadrant = { group: 'PERIMETRY', strategy: 'SUPRA_THRESHOLD', protocol: 'QUADRANT' } as const;
    expect(controls('doing test', quadrant)).toBe('restart');
    expect(controls('test paused', quadrant)).toBe('restart');
  });

  it('pupillometry is paused only while not doing the test [MON-10]', () => {
    const pupil = { group: 'PUPIL', strategy: 'PUPILLOMETRY', protocol: null } as const;
    expect(controls('doing test', pupil)).toBe('play restart');
    expect(controls('test paused', pupil)).toBe('play pause restart');
  });

  it('pupillometry has nothing to continue while it runs, and nothing to pause while it rests [OUR-17]', () => {
    const pupil = { group: 'PUPIL', strategy: 'PUPILLOMETRY', protocol: null } as const;
    const onBoth = (status: TestStatus) =>
      ['doing test', 'test paused'].map((screen) => controls(screen, pupil, 1, status));
    expect(onBoth('started')).toEqual(['restart', 'pause restart']);
    expect(onBoth('paused')).toEqual(['play restart', 'play restart']);
  });

  it('other tests only restart [MON-10]', () => {
    const acuity = { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'LANDOLT_C' } as const;
    expect(controls('doing test', acuity)).toBe('restart');
  });

  it.each([
    ['doing test', 'pause'],
    ['test paused', 'play'],
    ['tutorial', 'forward'],
    ['calibration', undefined],
  ])('on %s the first button is: %s', (screen, lead) => {
    expect(leadOf(controlsFor({ screen, test_group: PERIMETRY, screen_order_version: 1 }))).toBe(lead);
  });

  it('never offers play and pause of perimetry at once [MON-10]', () => {
    for (const screen of DEVICE_SCREENS) expect(controls(screen)).not.toMatch(/play.*pause/);
  });
});

/** A test of each monitor, and what it is paused by. */
const KINDS: readonly [string, Parameters<typeof controlsFor>[0]['test_group'], 'perimetry' | 'pupil' | 'none'][] = [
  ['observe', PERIMETRY, 'perimetry'],
  ['ptosis', { group: 'PERIMETRY', strategy: 'PTOSIS', protocol: '30-2-PTOSIS-TRADITIONAL' }, 'perimetry'],
  ['quadrant', { group: 'PERIMETRY', strategy: 'SUPRA_THRESHOLD', protocol: 'QUADRANT' }, 'none'],
  ['esterman', { group: 'PERIMETRY', strategy: 'ESTERMAN' }, 'perimetry'],
  ['kinetic', { group: 'PERIMETRY', strategy: 'KINETIC' }, 'perimetry'],
  ['landolt-c', { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'LANDOLT_C' }, 'none'],
  ['C-Suite', { group: 'CSUITE', strategy: 'CONTRAST_STANDARD' }, 'none'],
  ['contrast', { group: 'CONTRAST_SENSITIVITY', strategy: 'CONTRAST_STANDARD' }, 'none'],
  ['color', { group: 'COLOR_VISION', strategy: 'D15' }, 'none'],
  ['ishihara', { group: 'COLOR_VISION', strategy: 'ISHIHARA' }, 'none'],
  ['waggoner', { group: 'COLOR_VISION', strategy: 'WAGGONER' }, 'none'],
  ['eoms', { group: 'EXTRA_OCULAR_MOTILITY' }, 'none'],
  ['pupillometry', { group: 'PUPIL', strategy: 'PUPILLOMETRY' }, 'pupil'],
  ['PERRL', { group: 'PUPIL', strategy: 'PERRL' }, 'pupil'],
  ['blue pupillometry', { group: 'PUPIL', strategy: 'BLUE_PUPILLOMETRY' }, 'pupil'],
  ['cover', { group: 'COVER' }, 'none'],
  ['sensorimotor', { group: 'SENSORIMOTOR_SHAPES' }, 'none'],
  ['sensorimotor suite', { group: 'SENSORIMOTOR_SUITE', strategy: 'COVER_SENSORIMOTOR' }, 'none'],
  ['stereopsis', { group: 'STEREOPSIS' }, 'none'],
  ['audiology', { group: 'AUDIOLOGY', strategy: 'PURE_TONE' }, 'none'],
  ['camera', { group: 'ANTERIOR_SEGMENT_IMAGE' }, 'none'],
  ['image', { group: 'EYE_IMAGE_CAPTURE' }, 'none'],
];

describe.each(KINDS)('the controls of %s', (_, test_group, pausedBy) => {
  const paused = { perimetry: 'play restart', pupil: 'play pause restart', none: 'restart' }[pausedBy];
  const doing = { perimetry: 'pause restart', pupil: 'play restart', none: 'restart' }[pausedBy];

  it.each([0, 1, 2, 3])('on every screen, with screen order %i [MON-10] [MON-22]', (version) => {
    const isV2 = version >= 2;
    const expected: Record<string, string> = {
      tutorial: 'forward',
      'testing convergence': isV2 ? 'forward' : 'backward forward',
      'calibration v2': 'forward',
      'foveal tutorial': isV2 ? 'forward' : '',
      'doing test': doing,
      'test paused': paused,
    };
    for (const screen of [...DEVICE_SCREENS, 'a screen of tomorrow', null]) {
      expect(controls(screen, test_group, version), `on ${screen}`).toBe(expected[screen ?? ''] ?? '');
    }
  });
});

describe('offersResume', () => {
  it('for a stopped test, and for a paused one that its screen has no play for [MON-24]', () => {
    expect(offersResume('stopped', ['play', 'restart'])).toBe(true);
    expect(offersResume('paused', ['restart'])).toBe(true);
    expect(offersResume('paused', ['play', 'restart'])).toBe(false);
    for (const status of ['started', 'pending', 'finished', 'failed', 'expired', undefined] as const) {
      expect(offersResume(status, [])).toBe(false);
    }
  });
});
