import { DEVICE_SCREENS } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { controlsFor } from './controls.ts';

const PERIMETRY = { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } as const;
const controls = (
  screen: string | null,
  test_group: Parameters<typeof controlsFor>[0]['test_group'] = PERIMETRY,
  version = 1,
) => controlsFor({ screen, test_group, screen_order_version: version }).join(' ');

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

  it('other tests only restart [MON-10]', () => {
    const acuity = { group: 'VISUAL_ACUITY', strategy: 'NEAR', protocol: 'LANDOLT_C' } as const;
    expect(controls('doing test', acuity)).toBe('restart');
  });

  it('never offers play and pause of perimetry at once [MON-10]', () => {
    for (const screen of DEVICE_SCREENS) expect(controls(screen)).not.toMatch(/play.*pause/);
  });
});
