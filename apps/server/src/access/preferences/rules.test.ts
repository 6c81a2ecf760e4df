import { describe, expect, it } from 'vitest';
import { KEY_CHECK as HASH } from '../../../test/support/zeroPii.ts';
import { effectivePreferences } from './preferences.ts';
import { preferenceProblems } from './rules.ts';

const FLAGS = {
  beta_level: 0,
  color_vision_d_15_module: false,
  suprafast_module: false,
  waggoner_module: false,
  demo_mode: true,
  research_mode: true,
  pacs_integration: false,
  enterprise_security: true,
  enable_sso: false,
  enable_zero_pii: true,
  enable_offline_mode: false,
  enable_on_prem_pii_agent: true,
  dev_mode: false,
};
const TODAY = '2026-11-24';

type Changes = Parameters<typeof preferenceProblems>[1];
const refused = (changes: Changes, before: Changes = {}) =>
  Object.keys(preferenceProblems(effectivePreferences({}, before), changes, FLAGS, TODAY));

describe('preferences that do not hold together', () => {
  it('a fixed exam date lies six months ahead [FORM-22]', () => {
    expect(refused({ fixed_exam_date: '2027-05-23' })).toEqual(['fixed_exam_date']);
    expect(refused({ fixed_exam_date: '2027-05-24' })).toEqual([]);
  });

  it('convergence is not both skipped and automated [PREF-03]', () => {
    const both = { skip_convergence_testing: true, use_automated_convergence: true };
    expect(refused(both)).toEqual(['use_automated_convergence']);
    expect(refused({ skip_convergence_testing: true }, { use_automated_convergence: true })).toEqual([
      'use_automated_convergence',
    ]);
  });

  it('the address of the agent is one for encrypted calls [PREF-14]', () => {
    expect(refused({ on_prem_pii_agent_url: 'http://agent.example' })).toEqual(['on_prem_pii_agent_url']);
    expect(refused({ on_prem_pii_agent_url: 'https://agent.example' })).toEqual([]);
  });

  it('a PIN is required if tests at home ask for it [PREF-05]', () => {
    expect(refused({ enable_home_test_pin: true })).toEqual(['home_test_pin']);
    expect(refused({ enable_home_test_pin: true, home_test_pin: '4821' })).toEqual([]);
    expect(refused({ home_test_pin: null }, { enable_home_test_pin: true, home_test_pin: '4821' })).toEqual([
      'home_test_pin',
    ]);
  });

  it('the demo mode has a device [PREF-05]', () => {
    expect(refused({ enable_demo_mode: true })).toEqual(['device']);
    const device = '0d000000-0000-4000-8000-000000000001';
    expect(refused({ enable_demo_mode: true, device })).toEqual([]);
    expect(refused({ device: null }, { enable_demo_mode: true, device })).toEqual(['device']);
  });

  it('a custom bundle that tests start with is named [PREF-16]', () => {
    expect(refused({ use_custom_test_bundle_type: true })).toEqual(['custom_test_bundle_type']);
  });

  const on = { enable_zero_pii: true, zero_pii_password_hash: HASH };

  it('zero-PII needs a key check, and no key check exists without it [OUR-390] (of PREF-12)', () => {
    expect(refused(on)).toEqual([]);
    expect(refused({ enable_zero_pii: true })).toEqual(['zero_pii_password_hash']);
    for (const zero_pii_password_hash of ['a hash', HASH.replace('600000', '1000'), HASH.slice(0, -4)]) {
      expect(refused({ ...on, zero_pii_password_hash })).toEqual(['zero_pii_password_hash']);
    }
    expect(refused({ zero_pii_password_hash: HASH })).toEqual(['zero_pii_password_hash']);
    expect(refused({ enable_zero_pii: false, zero_pii_password_hash: null })).toEqual([]);
  });

  it('zero-PII needs access to other offices, and names to be shown [OUR-390] (of PREF-04)', () => {
    expect(refused({ ...on, enable_access_to_other_offices: false })).toEqual(['enable_zero_pii']);
    expect(refused(on, { enable_access_to_other_offices: false })).toEqual(['enable_zero_pii']);
    expect(refused({ ...on, enable_access_to_other_offices: true }, { enable_access_to_other_offices: false })).toEqual(
      [],
    );
    expect(refused(on, { disable_pi: true })).toEqual(['enable_zero_pii']);
    expect(refused({ disable_pi: true }, on)).toEqual([]);
  });

  it('zero-PII and demo mode exclude each other; the error is at the one turned on [OUR-390]', () => {
    const device = '0d000000-0000-4000-8000-000000000001';
    const demo = { enable_demo_mode: true, device };
    expect(refused(on, demo)).toEqual(['enable_zero_pii']);
    expect(refused(demo, on)).toEqual(['enable_demo_mode']);
    expect(refused({ ...on, enable_demo_mode: false }, demo)).toEqual([]);
    expect(refused({ app_language: 'es-es', enable_demo_mode: true }, { ...on, ...demo })).toEqual([]);
  });

  it('zero-PII that is on is locked with its key and the access it needs (of PREF-04)', () => {
    expect(refused({ enable_access_to_other_offices: false }, on)).toEqual(['enable_access_to_other_offices']);
    expect(refused({ enable_zero_pii: false }, on)).toEqual(['enable_zero_pii']);
    expect(refused({ zero_pii_password_hash: 'another' }, on)).toEqual(['zero_pii_password_hash']);
    expect(refused(on, on)).toEqual([]);
  });

  it('existing conflicts do not block other changes [PREF-13]', () => {
    const before = { enable_demo_mode: true, use_custom_test_bundle_type: true, enable_home_test_pin: true };
    expect(refused({ app_language: 'es-es' }, before)).toEqual([]);
  });
});
