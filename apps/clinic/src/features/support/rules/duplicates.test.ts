import { ApiError } from '@isopter/api-client';
import { ERROR } from '@isopter/contract';
import { expect, it } from 'vitest';
import { duplicatesOf, isRefused } from './duplicates.ts';

const refusal = (fields: Record<string, string[]>) => new ApiError(400, { detail: 'Not valid.', fields });

it('says of each field that another customer has it [SUP-03]', () => {
  const fields = { name: [ERROR.OFFICE_GROUP_TAKEN], username: [ERROR.USERNAME_TAKEN], email: [ERROR.EMAIL_TAKEN] };
  expect(duplicatesOf(refusal(fields))).toEqual([
    ['name', 'officeGroupDuplicateGroupMessage'],
    ['username', 'officeGroupDuplicateUsernameMessage'],
    ['email', 'officeGroupDuplicateEmailMessage'],
  ]);
  expect(duplicatesOf(refusal({ user: ['Too long.'] }))).toEqual([]);
  expect(duplicatesOf(new TypeError('no network'))).toEqual([]);
});

it('tells a refusal from a network that is down [SUP-03] [ERR-01]', () => {
  expect(isRefused(refusal({}))).toBe(true);
  expect(isRefused(new ApiError(0))).toBe(false);
});
