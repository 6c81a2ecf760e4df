import { describe, expect, it } from 'vitest';
import type { Preferences } from '../entities/preferences.ts';
import { grantsAdmin, GUARDED_PREFERENCES, guardedChanges } from './sensitive.ts';

const before = {
  enable2fa: false,
  force_2fa: true,
  enable_webauthn: true,
  enable_zero_pii: false,
  enable_demo_mode: false,
  user_inactivity_limit_seconds: 1800,
  disable_pi: true,
  enable_access_to_other_offices: false,
  enable_home_test_pin: true,
  app_language: 'en-us',
} as Preferences;

describe('the preferences that need step-up authentication', () => {
  it('are those that change how people sign in, in either direction [OUR-481]', () => {
    expect(guardedChanges(before, { enable2fa: true, force_2fa: false, enable_webauthn: false })).toEqual([
      'enable2fa',
      'force_2fa',
      'enable_webauthn',
    ]);
    expect(guardedChanges(before, { enable_zero_pii: true, enable_demo_mode: true })).toEqual([
      'enable_zero_pii',
      'enable_demo_mode',
    ]);
    expect(guardedChanges({ ...before, enable_demo_mode: true }, { enable_demo_mode: false })).toHaveLength(1);
  });

  it('are none where nothing changes, or where a change protects more [OUR-481]', () => {
    expect(guardedChanges(before, before)).toEqual([]);
    expect(guardedChanges(before, { app_language: 'es-es', user_inactivity_limit_seconds: 900 })).toEqual([]);
    const open = { ...before, disable_pi: false, enable_access_to_other_offices: true, enable_home_test_pin: false };
    expect(guardedChanges(open, before)).toEqual([]);
  });

  it('are those that protect data, where the change protects less [OUR-481]', () => {
    const less = { disable_pi: false, enable_access_to_other_offices: true, enable_home_test_pin: false };
    expect(guardedChanges(before, less)).toEqual(Object.keys(less));
  });

  it.each([
    [900, 1800, true],
    [900, 0, true],
    [1800, 900, false],
    [0, 900, false],
    [0, 0, false],
  ] as const)(
    'know whether an inactivity limit of %d s is longer when it becomes %d s [OUR-481]',
    (from, to, isLess) => {
      const limited = { ...before, user_inactivity_limit_seconds: from };
      expect(guardedChanges(limited, { user_inactivity_limit_seconds: to }).length > 0).toBe(isLess);
    },
  );

  it('are any other address of the agent, where names are sent (of OUR-658)', () => {
    const [one, other] = ['https://agent.clinic.example', 'https://thief.example'];
    const guarded = (from: string | null, to: string | null) =>
      guardedChanges({ ...before, on_prem_pii_agent_url: from }, { on_prem_pii_agent_url: to });
    for (const [from, to] of [
      [one, other],
      [null, one],
      [one, null],
    ] as const)
      expect(guarded(from, to)).toEqual(['on_prem_pii_agent_url']);
    expect(guarded(one, one)).toEqual([]);
    expect(guardedChanges(before, { on_prem_pii_agent_url: null })).toEqual([]);
  });

  it('are all preferences of the kind (of OUR-481)', () => {
    expect(GUARDED_PREFERENCES).toHaveLength(10);
  });
});

describe('admin rights', () => {
  it('are granted by a role that was not there before [OUR-480]', () => {
    expect(grantsAdmin([], ['OFFICE_ADMIN'])).toBe(true);
    expect(grantsAdmin(['DOCTOR'], ['DOCTOR', 'OFFICE_GROUP_ADMIN'])).toBe(true);
    expect(grantsAdmin(['OFFICE_ADMIN'], ['OFFICE_ADMIN', 'DOCTOR'])).toBe(false);
    expect(grantsAdmin([], ['OPERATOR', 'TECHALL_ADMIN'])).toBe(false);
  });
});
