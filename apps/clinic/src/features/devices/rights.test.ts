import type { Group } from '@isopter/contract';
import { describe, expect, it } from 'vitest';
import { signedIn } from '../../fakes/data/session.ts';
import { deviceRights } from './rights.ts';

const OWN = '0f000000-0000-4000-8000-000000000001';
const OTHER = '0f000000-0000-4000-8000-000000000002';

const rightsOf = (name: Group, dev_mode = false) =>
  deviceRights({
    ...signedIn,
    user: { ...signedIn.user, groups: [{ name }], administrated_offices: [OWN] },
    office_group: { ...signedIn.office_group, dev_mode },
  });

describe('who may do what with devices', () => {
  it('adds: admins of the office group and of offices [DEV-01]', () => {
    const groups: Group[] = [
      'OFFICE_GROUP_ADMIN',
      'OFFICE_ADMIN',
      'CORPORATE_ADMIN',
      'DOCTOR',
      'OPERATOR',
      'SUPPORT_BASIC',
    ];
    expect(groups.filter((name) => rightsOf(name).mayAdd)).toEqual(['OFFICE_GROUP_ADMIN', 'OFFICE_ADMIN']);
  });

  it('edits by a click on the row: admins of the office group alone [DEV-02]', () => {
    expect(rightsOf('OFFICE_GROUP_ADMIN').rowsEdit).toBe(true);
    expect(rightsOf('OFFICE_ADMIN').rowsEdit).toBe(false);
  });

  it.each<[Group, string[], boolean]>([
    ['OFFICE_GROUP_ADMIN', [OTHER], true],
    ['OFFICE_ADMIN', [OTHER, OWN], true],
    ['OFFICE_ADMIN', [OTHER], false],
    ['DOCTOR', [OWN], false],
  ])('%s edits a device of %j: %s [DEV-05]', (name, offices, expected) => {
    expect(rightsOf(name).mayEdit({ offices })).toBe(expected);
  });

  it('unlinks a claimed device in dev mode: admins of the office group alone [DEV-02]', () => {
    const claimed = { user: signedIn.user.id };
    expect(rightsOf('OFFICE_GROUP_ADMIN', true).mayUnlink(claimed)).toBe(true);
    expect(rightsOf('OFFICE_GROUP_ADMIN', true).mayUnlink({ user: null })).toBe(false);
    expect(rightsOf('OFFICE_GROUP_ADMIN').mayUnlink(claimed)).toBe(false);
    expect(rightsOf('OFFICE_ADMIN', true).mayUnlink(claimed)).toBe(false);
  });

  it('deletes what runs no test: admins of the office group alone [DEV-08]', () => {
    expect(rightsOf('OFFICE_GROUP_ADMIN').mayDelete({ in_use: false })).toBe(true);
    expect(rightsOf('OFFICE_GROUP_ADMIN').mayDelete({ in_use: true })).toBe(false);
    expect(rightsOf('OFFICE_ADMIN').mayDelete({ in_use: false })).toBe(false);
  });

  it('lets everyone but read-only support cancel a running test [SUP-02]', () => {
    const running = { administering_test: OWN };
    expect(rightsOf('OPERATOR').mayCancel(running)).toBe(true);
    expect(rightsOf('OPERATOR').mayCancel({ administering_test: null })).toBe(false);
    expect(rightsOf('SUPPORT_READ_ONLY').mayCancel(running)).toBe(false);
  });
});
