import { PHRASES_MAX, TEXT_MAX } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../fakes/data/session.ts';
import { type PreferenceField, preferenceRefusals, type Tab, tabAt, tabOf, tabsOf } from './rules.ts';
import { type PreferenceValues, valuesOf } from './values.ts';

const TODAY = '2026-11-24';
const refused = (more: Partial<PreferenceValues>, enable_zero_pii = false) =>
  preferenceRefusals({ ...valuesOf(signedIn.preferences), ...more }, { enable_zero_pii }, TODAY);
const phrases = (interpretation_phrases: string) => refused({ interpretation_phrases }).interpretation_phrases;

describe('what the form of the preferences refuses', () => {
  it('a demo mode without a device [PREF-05]', () => {
    expect(refused({ enable_demo_mode: true, device: '' })).toEqual({ device: 'required' });
    expect(refused({ enable_demo_mode: true, device: 'd' })).toEqual({});
    expect(refused({ enable_demo_mode: false, device: '' })).toEqual({});
  });

  it('a PIN that is asked for and not there, or not whole [PREF-05]', () => {
    expect(refused({ enable_home_test_pin: true, home_test_pin: '' })).toEqual({ home_test_pin: 'required' });
    expect(refused({ enable_home_test_pin: true, home_test_pin: '482' })).toEqual({ home_test_pin: 'required' });
    expect(refused({ enable_home_test_pin: true, home_test_pin: '4821' })).toEqual({});
  });

  it('refuses phrases with an unknown placeholder, too many of them, and long ones [OUR-745]', () => {
    expect(phrases('Stable: {MD}.\n\nNormal.')).toBeUndefined();
    expect(phrases('Pressure {IOP}.')).toBe('placeholder');
    expect(phrases('x'.repeat(TEXT_MAX.phrase))).toBeUndefined();
    expect(phrases('x'.repeat(TEXT_MAX.phrase + 1))).toBe('phrases');
    expect(phrases('One.\n'.repeat(PHRASES_MAX))).toBeUndefined();
    expect(phrases('One.\n'.repeat(PHRASES_MAX + 1))).toBe('phrases');
  });

  it('zero-PII that is turned on without a key as strong as a password [OUR-540] [PREF-12] (of CONST-03)', () => {
    for (const zero_pii_key of ['', 'five5', '🦉🦉🦉🦉', 'owl-at-dusk', 'owlatduskowlatdusk', '2026-2026-2026-2026'])
      expect(refused({ enable_zero_pii: true, zero_pii_key })).toEqual({ enable_zero_pii: 'key' });
    expect(refused({ enable_zero_pii: true, zero_pii_key: 'owl-at-dusk-2026' })).toEqual({});
    expect(refused({ enable_zero_pii: true }, true)).toEqual({});
  });

  it('a fixed exam date that is missing or not six months ahead [FORM-22] [PREF-05]', () => {
    expect(refused({ has_fixed_exam_date: true, fixed_exam_date: '' })).toEqual({ fixed_exam_date: 'required' });
    expect(refused({ has_fixed_exam_date: true, fixed_exam_date: '2027-05-23' })).toEqual({
      fixed_exam_date: 'examDate',
    });
    expect(refused({ has_fixed_exam_date: true, fixed_exam_date: 'in spring' })).toEqual({
      fixed_exam_date: 'examDate',
    });
    expect(refused({ has_fixed_exam_date: true, fixed_exam_date: '2027-05-24' })).toEqual({});
    expect(refused({ has_fixed_exam_date: false, fixed_exam_date: '2020-01-01' })).toEqual({});
  });
});

describe('the tabs of the preferences', () => {
  const every = tabsOf(true);

  it('are five with a demo mode, four without [PREF-01] [PREF-14]', () => {
    expect(every).toEqual(['test', 'report', 'security', 'patient', 'demo']);
    expect(tabsOf(false)).toEqual(['test', 'report', 'security', 'patient']);
  });

  it.each([
    ['', 'test'],
    ['tab=2&authenticator=1', 'security'],
    ['tab=4', 'demo'],
    ['tab=9', 'test'],
    ['tab=-1', 'test'],
    ['tab=length', 'test'],
  ])('?%s opens %s [PREF-01]', (query, tab) => {
    expect(tabAt(query, every)).toBe(tab);
  });

  it('do not open a demo mode that is not there [PREF-01]', () => {
    expect(tabAt('tab=4', tabsOf(false))).toBe('test');
  });

  it('hold the fields that belong to them [PREF-09]', () => {
    // every field of the form, in the words of the requirement; its key is asked for by no field
    const report = [
      'date_format',
      'enable_opv_dicom',
      'include_threshold_vf_test_in_single_page_bundle_report',
      'interpretation_phrases',
      'report_language',
      'separate_report_for_each_eye',
      'time_format',
    ];
    const security = [
      'enable2fa',
      'enable_access_to_other_offices',
      'enable_webauthn',
      'enable_zero_pii',
      'force_2fa',
      'on_prem_pii_agent_url',
      'user_inactivity_limit_seconds',
    ];
    const patient = [
      'always_show_patient_demographics',
      'disable_pi',
      'enable_home_test_pin',
      'enable_notifications_on_home_test_completion',
      'fixed_exam_date',
      'has_fixed_exam_date',
      'home_test_pin',
      'show_patient_dob',
    ];
    const fields = (Object.keys(valuesOf(signedIn.preferences)) as PreferenceField[]).toSorted();
    const on = (tab: Tab): PreferenceField[] => fields.filter((field) => tabOf(field) === tab);
    expect(on('report')).toEqual(report);
    expect(on('security')).toEqual(security);
    expect(on('patient')).toEqual(patient);
    expect(on('demo')).toEqual(['enable_demo_mode']);
    expect(on('test')).toContain('device');
  });
});
