import type { Employee } from '@isopter/contract';
import { expect, it } from 'vitest';
import { canAdminister, isSensitive, userChanges, userRefusals, userValues, userWrite } from './rules.ts';

const VALUES = {
  first_name: ' Nina ',
  last_name: 'Okoye',
  username: 'nina',
  email: 'Nina.Okoye@Northside.example ',
  phone_number: '',
  offices: ['a'],
  group: 'DOCTOR' as const,
};
const USER: Employee = {
  id: '1',
  first_name: 'Nina',
  last_name: 'Okoye',
  username: 'nina',
  email: 'nina.okoye@northside.example',
  phone_number: null,
  offices: ['a'],
  groups: ['DOCTOR'],
  administrated_offices: [],
  factors: [],
};

it('requires all but the phone [ORG-06]', () => {
  const required = { kind: 'required' };
  expect(userRefusals(userValues(null))).toEqual({
    first_name: required,
    last_name: required,
    username: required,
    email: required,
    offices: required,
    group: required,
  });
  expect(userRefusals(VALUES)).toEqual({});
  expect(userRefusals({ ...VALUES, email: 'nina@north' })).toEqual({ email: { kind: 'invalidEmail' } });
  expect(userRefusals({ ...VALUES, phone_number: 'call me' })).toHaveProperty('phone_number');
});

it('sends the e-mail in lower case and no phone as null [ORG-06]', () => {
  expect(userWrite(VALUES)).toMatchObject({ email: 'nina.okoye@northside.example', phone_number: null });
});

it('preselects the office it was opened for [ORG-07]', () => {
  expect(userValues(null, 'b').offices).toEqual(['b']);
});

it('sends what was changed alone; role, e-mail and phone ask for a key [ORG-06] [AUTH-17]', () => {
  expect(userChanges(VALUES, USER)).toEqual({});
  expect(userChanges({ ...VALUES, last_name: 'Obi' }, USER)).toEqual({ last_name: 'Obi' });
  expect(isSensitive({ last_name: 'Obi' })).toBe(false);
  const role = userChanges({ ...VALUES, group: 'OPERATOR' as const }, USER);
  expect(role).toEqual({ groups: ['OPERATOR'] });
  expect([role, { email: 'x' }, { phone_number: null }].every(isSensitive)).toBe(true);
});

it('offers as admin who has e-mail and names, is no office-group admin, and is none of it already [ORG-04]', () => {
  expect(canAdminister(USER, 'a')).toBe(true);
  expect(canAdminister({ ...USER, email: '' }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, first_name: '' }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, last_name: '' }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, groups: ['OFFICE_GROUP_ADMIN'] }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, administrated_offices: ['a'] }, 'a')).toBe(false);
});
