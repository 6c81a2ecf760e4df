import type { Group } from '@isopter/contract';
import { expect, it } from 'vitest';
import { mayAssign, mayChangeEmail, mayDelete, mayUnlink } from './rights.ts';

const rightsFor = (...groups: Group[]) => [mayChangeEmail, mayAssign, mayDelete].map((may) => may({ groups }));

it('serves the people of the clinics, and not those of support [SUP-02]', () => {
  expect(rightsFor('DOCTOR')).toEqual([true, true, true]);
  expect(rightsFor('SUPPORT_BASIC')).toEqual([false, false, false]);
  expect(rightsFor('DOCTOR', 'SUPPORT_READ_ONLY')).toEqual([false, false, false]);
});

it('makes nobody an admin who is one, and deletes no admin [SUP-02] [ORG-11]', () => {
  expect(rightsFor('OFFICE_GROUP_ADMIN', 'DOCTOR')).toEqual([true, false, false]);
  expect(rightsFor('CORPORATE_ADMIN')).toEqual([true, true, false]);
});

it('unlinks claimed devices alone [SUP-05]', () => {
  expect([mayUnlink({ claimed: true }), mayUnlink({ claimed: false })]).toEqual([true, false]);
});
