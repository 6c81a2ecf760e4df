import type { Group } from '@isopter/contract';
import { expect, it } from 'vitest';
import { signedIn } from '../../fakes/data/session.ts';
import { controllerRights } from './rights.ts';

const OWN = '0f000000-0000-4000-8000-000000000001';
const OTHER = '0f000000-0000-4000-8000-000000000002';

it.each<[Group, boolean, boolean, boolean, boolean]>([
  ['OFFICE_GROUP_ADMIN', true, true, true, true],
  ['OFFICE_ADMIN', true, true, false, false],
  ['DOCTOR', false, false, false, false],
])('%s: adds %s, edits their office’s %s, edits others %s, deletes %s [OFFC-01]', (name, adds, own, other, deletes) => {
  const user = { ...signedIn.user, groups: [{ name }], administrated_offices: [OWN] };
  const rights = controllerRights({ ...signedIn, user });
  expect([rights.mayAdd, rights.mayEdit({ offices: [OTHER, OWN] }), rights.mayEdit({ offices: [OTHER] })]).toEqual([
    adds,
    own,
    other,
  ]);
  expect(rights.mayDelete).toBe(deletes);
});
