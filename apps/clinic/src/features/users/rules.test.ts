import type { Employee } from '@isopter/contract';
import { expect, it } from 'vitest';
import { canAdminister, userChanges, userRefusals, userValues, userWrite } from './rules.ts';

const VALUES = {
  first_name: ' Nina ',
  last_name: 'Okoye',
  username: 'nina',
  email: 'Nina.Okoye@Northside.example ',
  phone_number: '',
  offices: ['a'],
  groups: ['DOCTOR' as const],
  administrated_offices: [],
};
const USER: Employee = {
  version: 0,
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
    groups: required,
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

it('sends what was changed alone [ORG-06]', () => {
  expect(userChanges(VALUES, USER)).toEqual({});
  expect(userChanges({ ...VALUES, last_name: 'Obi' }, USER)).toEqual({ last_name: 'Obi' });
  expect(userChanges({ ...VALUES, groups: ['OPERATOR'] }, USER)).toEqual({ groups: ['OPERATOR'] });
});

it('takes every role and administered office back, and asks for an office of an office admin [OUR-520]', () => {
  const admin: Employee = {
    ...USER,
    groups: ['DOCTOR', 'OFFICE_ADMIN'],
    offices: ['a', 'b'],
    administrated_offices: ['a'],
  };
  const values = userValues(admin);
  expect(values.groups).toEqual(['DOCTOR', 'OFFICE_ADMIN']);
  expect(userChanges({ ...values, groups: ['DOCTOR'] }, admin)).toEqual({ groups: ['DOCTOR'] });
  expect(userChanges({ ...values, administrated_offices: ['b'] }, admin)).toEqual({ administrated_offices: ['b'] });
  // for new offices, the server would otherwise choose
  const placed = userChanges({ ...values, offices: ['a', 'c'] }, admin);
  expect(placed).toEqual({ offices: ['a', 'c'], administrated_offices: ['a'] });
  expect(userRefusals({ ...values, offices: ['b'] })).toEqual({ administrated_offices: { kind: 'required' } });
});

it('offers as admin who has e-mail and names, is no office-group admin, and is none of it already [ORG-04]', () => {
  expect(canAdminister(USER, 'a')).toBe(true);
  expect(canAdminister({ ...USER, email: '' }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, first_name: '' }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, last_name: '' }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, groups: ['OFFICE_GROUP_ADMIN'] }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, administrated_offices: ['a'] }, 'a')).toBe(false);
  expect(canAdminister({ ...USER, suspended: '2026-11-20T10:00:00Z' }, 'a')).toBe(false);
});
