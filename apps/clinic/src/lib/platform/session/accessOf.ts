import { agentOf } from '@isopter/api-client';
import { type Group, SUPPORT_GROUPS } from '@isopter/contract';
import type { Access } from '../routes/access.ts';
import type { SignedIn } from './session.ts';

/** Returns what a session allows, from its groups and flags (ROLE-01 to ROLE-03, AUTH-21, NAV-17). */
export function accessOf(signedIn: SignedIn): Access {
  const { user, office_group, preferences, ...local } = signedIn;
  const names_at_agent = agentOf(signedIn) !== null;
  const holds = (...groups: readonly Group[]): boolean => user.groups.some(({ name }) => groups.includes(name));
  return {
    office_group_admin: holds('OFFICE_GROUP_ADMIN'),
    office_admin: holds('OFFICE_ADMIN'),
    corporate_admin: holds('CORPORATE_ADMIN'),
    technician_admin: holds('TECHALL_ADMIN'),
    technician_user: holds('TECHALL_USER'),
    support_user: holds(...SUPPORT_GROUPS),
    support_basic: holds('SUPPORT_BASIC'),
    may_write: user.groups.some(({ name }) => name !== 'SUPPORT_READ_ONLY'),
    current_session: local.current_session !== null,
    password_change_forced: user.force_password_change_on_next_login,
    baa_pending: user.show_baa_agreement && local.show_baa_agreement,
    demo_mode: local.demo_mode,
    demo_test: local.demo_test,
    demo_enabled: office_group.demo_mode && preferences.enable_demo_mode,
    zero_pii: preferences.enable_zero_pii,
    key_wanted: preferences.enable_zero_pii && !local.has_key && !local.zero_pii_turned_off,
    names_at_agent,
    keeps_names: !preferences.disable_pi && !preferences.enable_zero_pii && !names_at_agent,
    pacs_integration: office_group.pacs_integration,
    enable_offline_mode: office_group.enable_offline_mode,
    research_mode: office_group.research_mode,
    enable_sso: office_group.enable_sso,
    dev_mode: office_group.dev_mode,
  };
}

/** Where a person goes after signing in (AUTH-09); the guards lead on from there. */
export function afterSignIn(access: Access): string {
  if (access.password_change_forced) return '/reset-password';
  if (access.baa_pending) return '/baa-agreement';
  if (access.key_wanted) return '/zero-pii-prompt';
  if (access.technician_user) return '/techall-mode';
  return access.demo_mode ? '/demo-mode' : '/patients';
}
