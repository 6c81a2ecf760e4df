import type { Group } from '@isopter/contract';
import { expect, it } from 'vitest';
import { signedIn } from '../../fakes/session.ts';
import { accessOf } from '../session/accessOf.ts';
import { officeTabsOf } from './tabs.ts';

const tabsOf = (name: Group) => officeTabsOf(accessOf({ ...signedIn, user: { ...signedIn.user, groups: [{ name }] } }));

it('are offices and users for an office-group admin, users alone for an office admin', () => {
  expect(tabsOf('OFFICE_GROUP_ADMIN')).toEqual(['offices', 'users']);
  expect(tabsOf('OFFICE_ADMIN')).toEqual(['users']);
  expect(tabsOf('DOCTOR')).toEqual([]);
});
