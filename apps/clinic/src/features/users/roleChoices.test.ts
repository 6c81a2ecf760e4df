import { expect, it } from 'vitest';
import { roleChoices } from './roleChoices.ts';

const GIVEN = ['OFFICE_ADMIN', 'DOCTOR', 'OPERATOR', 'TECHALL_ADMIN', 'TECHALL_USER'] as const;
const asked = { given: GIVEN, signedInId: 'me', isGroupAdmin: true };
const locked = (choices: ReturnType<typeof roleChoices>) =>
  choices.filter(({ isLocked }) => isLocked).map(({ role }) => role);

it('shows every role, and unlocks roles that can be revoked [OUR-520] [OUR-521]', () => {
  expect(locked(roleChoices({ ...asked, user: null }))).toEqual(['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN']);
  const admin = roleChoices({ ...asked, user: { id: 'other', groups: ['DOCTOR', 'OFFICE_GROUP_ADMIN'] } });
  expect(admin[0]).toEqual({ role: 'OFFICE_GROUP_ADMIN', isLocked: false, hint: 'takenForGood' });
  expect(admin).toHaveLength(7);
});

it('locks the roles that the signed-in user may not grant, and every role of the signed-in user [OUR-520]', () => {
  const own = roleChoices({ ...asked, user: { id: 'me', groups: ['OFFICE_GROUP_ADMIN'] } });
  expect(own.every(({ isLocked, hint }) => isLocked && hint === 'ownRoles')).toBe(true);
  const office = roleChoices({ user: null, given: GIVEN.slice(1), signedInId: 'me', isGroupAdmin: false });
  expect(office.find(({ role }) => role === 'OFFICE_ADMIN')).toMatchObject({ isLocked: true, hint: 'byGroupAdmin' });
  const support = roleChoices({ ...asked, user: { id: 'other', groups: ['SUPPORT_BASIC'] } });
  expect(support.at(-1)).toMatchObject({ role: 'SUPPORT_BASIC', isLocked: true });
});
