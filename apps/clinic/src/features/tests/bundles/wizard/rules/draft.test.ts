import { describe, expect, it } from 'vitest';
import { HOME_KIT, LANE_2 } from '../../../../../fakes/data/devices.ts';
import { FORM_DATA, formValues } from '../../../../../fakes/data/form.ts';
import { anotherTest, choicesOf, goesWith, startsOver, withoutBundles, withShared } from './draft.ts';

const DATA = withoutBundles(FORM_DATA);
const COVER = formValues({
  group: 'COVER',
  strategy: '',
  protocol: '',
  with_correction: true,
  supra_t_intensity: 'MAX',
  occlusion_time: 7,
  cover_directions: 3,
});

describe('one more test', () => {
  it('begins without kind, correction and what was set of intensity, occlusion and gaze [BUND-03]', () => {
    expect(anotherTest(COVER, DATA)).toMatchObject({
      group: '',
      strategy: '',
      protocol: '',
      with_correction: false,
      supra_t_intensity: 'STD',
      occlusion_time: 3,
      cover_directions: 1,
      device: COVER.device,
      language: COVER.language,
      operator: COVER.operator,
    });
  });
});

describe('the tests of a bundle', () => {
  it('share device, people and language, and nothing else', () => {
    const other = formValues({ device: LANE_2.id, language: 'es', disable_pause: true });
    expect(withShared([COVER], other)[0]).toEqual({
      ...COVER,
      device: other.device,
      doctor: other.doctor,
      operator: other.operator,
      language: 'es',
    });
  });

  it('start over with another device or language alone [BUND-05]', () => {
    expect(startsOver(COVER, { ...COVER, device: HOME_KIT.id })).toBe(true);
    expect(startsOver(COVER, { ...COVER, language: 'ja' })).toBe(true);
    expect(startsOver(COVER, { ...COVER, strategy: 'PTOSIS', disable_pause: true })).toBe(false);
  });

  it('go with another device that can do all of them as they were chosen', () => {
    expect(goesWith([formValues()], LANE_2.id, DATA)).toBe(true);
    const limited = { ...LANE_2, capabilities: { ...LANE_2.capabilities, supported_test_groups: ['COVER' as const] } };
    expect(goesWith([formValues()], LANE_2.id, { ...DATA, devices: [limited] })).toBe(false);
  });

  it('contain no bundle, and weigh while they are not named yet', () => {
    expect(DATA.groups.some(({ value }) => value === 'CUSTOM_BUNDLE')).toBe(false);
    expect(choicesOf([anotherTest(COVER, DATA)])).toHaveLength(1);
  });
});
