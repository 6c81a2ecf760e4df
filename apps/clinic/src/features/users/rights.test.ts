import type { Group } from '@isopter/contract';
import { expect, it } from 'vitest';
import { signedIn } from '../../fakes/data/session.ts';
import { userRights } from './rights.ts';

const rightsOf = (name: Group, enable_sso = false) =>
  userRights({
    ...signedIn,
    user: { ...signedIn.user, groups: [{ name }] },
    office_group: { ...signedIn.office_group, enable_sso },
  });
const having = (...groups: Group[]) => ({ groups });

it('an office-group admin is deleted by nobody [ORG-05] [ORG-11]', () => {
  const oga = rightsOf('OFFICE_GROUP_ADMIN');
  expect(oga.mayEdit(having('OFFICE_GROUP_ADMIN'))).toBe(true);
  expect(oga.mayDelete(having('OFFICE_GROUP_ADMIN'))).toBe(false);
  expect(oga.mayDelete(having('OFFICE_ADMIN'))).toBe(true);
});

it('an office admin changes no other admin, nor a user who is also one [ORG-07]', () => {
  const oa = rightsOf('OFFICE_ADMIN');
  for (const user of [having('OFFICE_GROUP_ADMIN'), having('OFFICE_ADMIN'), having('DOCTOR', 'OFFICE_ADMIN')]) {
    expect([oa.mayEdit(user), oa.mayDelete(user), oa.mayManageOffices(user), oa.mayResetPassword(user)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  }
  expect(oa.mayDelete(having('DOCTOR'))).toBe(true);
  expect(oa.roles).not.toContain('OFFICE_ADMIN');
});

it('nobody changes those whose rights go beyond the office group [OUR-110]', () => {
  const oga = rightsOf('OFFICE_GROUP_ADMIN');
  expect(oga.mayEdit(having('CORPORATE_ADMIN'))).toBe(false);
  expect(oga.mayEdit(having('SUPPORT_BASIC'))).toBe(false);
  expect(oga.roles).not.toContain('OFFICE_GROUP_ADMIN');
});

it('with single sign-on nobody is added and no password reset [ORG-05]', () => {
  const oga = rightsOf('OFFICE_GROUP_ADMIN', true);
  expect(oga.mayAdd).toBe(false);
  expect(oga.mayResetPassword(having('DOCTOR'))).toBe(false);
});

it('an admin starts the reset of second factors of others, not their own, with single sign-on too [OUR-496] [OUR-580]', () => {
  const somebody = { ...having('DOCTOR'), id: '1e000000-0000-4000-8000-000000000001' };
  expect(rightsOf('OFFICE_GROUP_ADMIN').mayResetFactors(somebody)).toBe(true);
  expect(rightsOf('OFFICE_GROUP_ADMIN', true).mayResetFactors(somebody)).toBe(true);
  expect(rightsOf('OFFICE_ADMIN').mayResetFactors({ ...somebody, ...having('OFFICE_ADMIN') })).toBe(false);
  const own = { ...having('OFFICE_GROUP_ADMIN'), id: signedIn.user.id };
  expect(rightsOf('OFFICE_GROUP_ADMIN').mayResetFactors(own)).toBe(false);
});
