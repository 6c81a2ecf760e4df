import { GROUPS } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../../fakes/data/session.ts';
import { accessOf, afterSignIn } from './accessOf.ts';
import type { SignedIn } from './session.ts';

const access = (change: Partial<SignedIn>): ReturnType<typeof accessOf> => accessOf({ ...signedIn, ...change });

describe('access', () => {
  it('adds up the rights of all groups [ROLE-01] [ROLE-02]', () => {
    const user = { ...signedIn.user, groups: [{ name: 'OFFICE_ADMIN' }, { name: 'SUPPORT_READ_ONLY' }] as const };
    expect(access({ user: { ...user, groups: [...user.groups] } })).toMatchObject({
      office_admin: true,
      support_user: true,
      office_group_admin: false,
      technician_user: false,
    });
  });

  it.each(GROUPS)('lets %s change things, unless that is the group that reads', (name) => {
    const user = { ...signedIn.user, groups: [{ name }] };
    expect(access({ user }).may_write).toBe(name !== 'SUPPORT_READ_ONLY');
  });

  it('lets a reader change things who belongs to another group too [ROLE-01]', () => {
    const groups: SignedIn['user']['groups'] = [{ name: 'SUPPORT_READ_ONLY' }, { name: 'DOCTOR' }];
    expect(access({ user: { ...signedIn.user, groups } }).may_write).toBe(true);
  });

  it('has the agreement pending until it was signed on the server or here [AUTH-21]', () => {
    const asked = { ...signedIn.user, show_baa_agreement: true };
    expect(access({ user: asked, show_baa_agreement: true }).baa_pending).toBe(true);
    expect(access({ user: asked, show_baa_agreement: false }).baa_pending).toBe(false);
    expect(access({ show_baa_agreement: true }).baa_pending).toBe(false);
  });

  it('has zero-PII on where it was turned on, whatever is available now (of PREF-14)', () => {
    const office_group = { ...signedIn.office_group, enable_zero_pii: true };
    expect(access({ office_group }).zero_pii).toBe(false);
    const preferences = { ...signedIn.preferences, enable_zero_pii: true };
    expect(access({ preferences }).zero_pii).toBe(true);
  });

  it('wants the key only where zero-PII is on and this device does not have it [PII-16]', () => {
    const preferences = { ...signedIn.preferences, enable_zero_pii: true };
    expect(access({ preferences, has_key: false }).key_wanted).toBe(true);
    expect(access({ preferences, has_key: true }).key_wanted).toBe(false);
    expect(access({ has_key: false }).key_wanted).toBe(false);
  });

  it('has the demo mode on only where it is available and wanted (of NAV-17)', () => {
    const office_group = { ...signedIn.office_group, demo_mode: true };
    expect(access({ office_group }).demo_enabled).toBe(false);
    const preferences = { ...signedIn.preferences, enable_demo_mode: true };
    expect(access({ preferences }).demo_enabled).toBe(false);
    expect(access({ office_group, preferences }).demo_enabled).toBe(true);
  });
});

describe('after a sign-in', () => {
  it('takes the duties in their order, then the screen of the role [AUTH-09]', () => {
    const every = {
      ...access({}),
      password_change_forced: true,
      baa_pending: true,
      key_wanted: true,
      technician_user: true,
      demo_mode: true,
    };
    const path: string[] = [];
    for (const done of [
      'password_change_forced',
      'baa_pending',
      'key_wanted',
      'technician_user',
      'demo_mode',
    ] as const) {
      path.push(afterSignIn(every));
      every[done] = false;
    }
    expect([...path, afterSignIn(every)]).toEqual([
      '/reset-password',
      '/baa-agreement',
      '/zero-pii-prompt',
      '/techall-mode',
      '/demo-mode',
      '/patients',
    ]);
  });
});
