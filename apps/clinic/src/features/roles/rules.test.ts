import { calls } from '@isopter/contract';
import { expect, it } from 'vitest';
import { wordOf } from '../../lib/domain/audit/actions.ts';
import { roleActions, SECTIONS } from './rules.ts';

const all = SECTIONS.flatMap(roleActions);
const of = (id: string) => all.find((action) => action.id === id)?.by;

it('shows every call that a role may make, in plain words [OUR-528]', () => {
  const words = Object.entries(calls)
    .filter(([, call]) => 'by' in call && 'built' in call)
    .map(([name]) => wordOf(name));
  expect(words).not.toContain('other');
  const shown = new Set<string>(all.map(({ id }) => id));
  expect(words.filter((word) => !shown.has(word))).toEqual([]);
});

it('says who may do all of an action, some of it, or nothing [OUR-528]', () => {
  expect(of('signFindings')).toMatchObject({ DOCTOR: 'allowed', OPERATOR: 'denied' });
  expect(of('addUser')).toMatchObject({ OFFICE_GROUP_ADMIN: 'allowed', OFFICE_ADMIN: 'allowed', DOCTOR: 'denied' });
  expect(of('changeUser')).toMatchObject({ OFFICE_ADMIN: 'partly' });
  expect(of('addPatient')).toMatchObject({ SUPPORT_BASIC: 'allowed', SUPPORT_READ_ONLY: 'denied' });
});
