import type { Group } from '@isopter/contract';
import { expect, it } from 'vitest';
import { signedIn } from '../../../fakes/data/session.ts';
import { accessOf } from '../../platform/session/accessOf.ts';
import { officeTabsOf } from './tabs.ts';

const tabsOf = (name: Group, enable_sso = false) =>
  officeTabsOf(
    accessOf({
      ...signedIn,
      user: { ...signedIn.user, groups: [{ name }] },
      office_group: { ...signedIn.office_group, enable_sso },
    }),
  );

it('are offices and users for an office-group admin, users alone for an office admin, and invitations with single sign-on', () => {
  expect(tabsOf('OFFICE_GROUP_ADMIN')).toEqual(['offices', 'users']);
  expect(tabsOf('OFFICE_GROUP_ADMIN', true)).toEqual(['offices', 'users', 'invitations']);
  expect(tabsOf('OFFICE_ADMIN')).toEqual(['users']);
  expect(tabsOf('OFFICE_ADMIN', true)).toEqual(['users', 'invitations']);
  expect(tabsOf('DOCTOR', true)).toEqual([]);
});
