import type { TestPreset } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { HOME_KIT, LANE_2 } from '../../../../../fakes/data/devices.ts';
import { DOCTORS, FORM_DATA, OPERATORS } from '../../../../../fakes/data/form.ts';
import { sampleTest } from '../../../../../fakes/data/tests.ts';
import { firstValues, isSetUpAs, offers } from './offers.ts';
import type { TestFormData } from '../values.ts';

const FIELD = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' } as const;
const preset = (source: TestPreset['source'], over: Partial<TestPreset> = {}): TestPreset => ({
  ...sampleTest(1, { language: 'en' }),
  source,
  used: '2026-11-01T09:00:00Z',
  device: LANE_2.id,
  operator: OPERATORS[1]!.id,
  doctor: DOCTORS[0]!.id,
  test_group: FIELD,
  eye: '',
  ...over,
});
const data: TestFormData = { ...FORM_DATA, devices: [LANE_2, HOME_KIT] };

describe('the set-ups a new test offers', () => {
  it('are the patient’s last, the default, then one’s own, each test once [OUR-181]', () => {
    const given = [
      preset('PATIENT', { eye: 'OD' }),
      preset('PERSON', { eye: 'OS' }),
      preset('PERSON', { eye: 'OD' }),
      preset('PERSON', { test_group: { ...FIELD, protocol: '10-2' } }),
    ];
    const preferred = {
      ...data,
      preferences: { ...data.preferences, test_group: { ...FIELD, protocol: '30-2' } as const },
    };
    const shown = offers(given, preferred).map(({ kind, values: { protocol, eye } }) => [kind, protocol, eye]);
    expect(shown).toEqual([
      ['last', '24-2', 'OD'],
      ['default', '30-2', 'both'],
      ['recent', '24-2', 'OS'],
    ]);
  });

  it('have the people of the new test, and of the set-up where nobody else is known [OUR-181]', () => {
    const [offer] = offers([preset('PERSON')], { ...data, user: { ...data.user, operator_id: null } });
    expect(offer?.values).toMatchObject({ doctor: data.patient?.doctor_id, operator: OPERATORS[1]!.id });
  });

  it('can be started while their headset, or the only other one, is free [OUR-181] [OUR-183]', () => {
    const away = preset('PERSON', { device: '00000000-0000-4000-8000-000000000000' });
    const [offer] = offers([away], data);
    expect(offer).toMatchObject({ isReady: true, values: { device: LANE_2.id } });
    const busy = { ...data, devices: [{ ...LANE_2, available: false }, HOME_KIT] };
    expect(offers([away], busy)[0]).toMatchObject({ isReady: false, values: { device: '' } });
  });

  it('leave out what cannot be done any more [OUR-181]', () => {
    const groups = data.groups.filter(({ value }) => value !== 'PERIMETRY');
    expect(offers([preset('PATIENT')], { ...data, groups })).toEqual([]);
  });

  it('begin the form where they are the patient’s last, not where they are only one’s own [OUR-181]', () => {
    const offered = offers([preset('PATIENT', { eye: 'OD' })], data);
    expect(firstValues(offered, data).eye).toBe('OD');
    expect(firstValues(offers([preset('PERSON', { eye: 'OD' })], data), data)).toMatchObject({
      group: '',
      eye: 'both',
    });
    expect(firstValues([], data).group).toBe('');
  });

  it('are what the form holds until anything but place and people is changed [OUR-296]', () => {
    const [offer] = offers([preset('PATIENT')], data);
    expect(isSetUpAs(offer!, { ...offer!.values, device: '', operator: OPERATORS[0]!.id })).toBe(true);
    expect(isSetUpAs(offer!, { ...offer!.values, eye: 'OD' })).toBe(false);
    expect(isSetUpAs(offer!, { ...offer!.values, language: 'es' })).toBe(false);
  });
});
