import { callAreas, type CallName, calls, type Group, isOpenTo, TECHNICIAN_GROUPS } from '@isopter/contract';
import type { Identity } from './identity.ts';

/** Calls that a user whose password must change may still make [AUTH-21]. */
const WHILE_PASSWORD_CHANGE_IS_FORCED = new Set<CallName>(['bootstrap', 'getPreferences', 'resetPassword', 'signOut']);

/** The calls that a visitor of the demo mode may make before the PIN is entered [OUR-535]. */
const DURING_VISIT = new Set<CallName>([
  'bootstrap',
  'getPreferences',
  'updatePreferences',
  'lockDemoMode',
  'checkDemoPin',
  'createDemoPatient',
  'getPatient',
  'getDevice',
  'sendDeviceMessage',
  'createTest',
  'getTest',
  'restartTest',
  'deleteTest',
  'getTestProgress',
  ...(Object.keys(callAreas['monitor state']) as CallName[]),
]);

const isPublic = (name: CallName) => 'public' in calls[name];

/** Returns whether a call needs the PIN of the demo mode, because a visitor has the session. */
export const isClosedToVisitors = ({ visit }: Pick<Identity, 'visit'>, name: CallName): boolean =>
  visit !== null && !isPublic(name) && !DURING_VISIT.has(name);

/** Returns whether a user may make a call; rights of several roles add up. A call without a rule is refused. */
export function mayCall(
  identity: Pick<Identity, 'groups' | 'passwordChangeForced' | 'visit'>,
  name: CallName,
): boolean {
  if (identity.passwordChangeForced && !WHILE_PASSWORD_CHANGE_IS_FORCED.has(name)) return false;
  if (isClosedToVisitors(identity, name)) return false;
  return isPublic(name) || identity.groups.some((group) => isOpenTo(group, name));
}

export function belongsTo(identity: Pick<Identity, 'groups'>, groups: readonly Group[]): boolean {
  return identity.groups.some((group) => groups.includes(group));
}

/** Returns whether a user is only a technician, whose rights come from sessions [ROLE-02, ROLE-05]. */
export const isTechnicianAlone = ({ groups }: Pick<Identity, 'groups'>): boolean =>
  groups.length > 0 && groups.every((group) => (TECHNICIAN_GROUPS as readonly Group[]).includes(group));

/** Preferences of everybody are set by the office group's admins [PREF-02]. */
export const maySetSharedPreferences = (identity: Pick<Identity, 'groups'>) =>
  belongsTo(identity, ['OFFICE_GROUP_ADMIN']);

/** Returns whether a user may edit a device of these offices [NAV-04, DEV-05]. */
export const mayEditDevice = (
  identity: Pick<Identity, 'groups' | 'administeredOffices'>,
  offices: readonly string[],
): boolean =>
  belongsTo(identity, ['OFFICE_GROUP_ADMIN']) ||
  (belongsTo(identity, ['OFFICE_ADMIN']) && offices.some((id) => identity.administeredOffices.includes(id)));

/** The groups that work in all offices of the office group. */
export const WITH_ALL_OFFICES: readonly Group[] = ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN'];

/** Office-group and corporate admins work in all offices; for others the office group may allow it [PREF-04]. */
export function seesAllOffices(identity: Pick<Identity, 'groups' | 'preferences'>): boolean {
  return belongsTo(identity, WITH_ALL_OFFICES) || identity.preferences.enable_access_to_other_offices;
}

/** The roles the form of a user gives; office-group admins are made by support alone, which counts them [SRV-05]. */
const GIVEN: readonly Group[] = ['OFFICE_ADMIN', 'TECHALL_ADMIN', 'TECHALL_USER', 'OPERATOR', 'DOCTOR'];
const GIVEN_BY_OFFICE_ADMINS: readonly Group[] = GIVEN.filter((group) => group !== 'OFFICE_ADMIN');

const rolesOf = (identity: Pick<Identity, 'groups'>): readonly Group[] =>
  belongsTo(identity, ['OFFICE_GROUP_ADMIN', 'SUPPORT_BASIC']) ? GIVEN : GIVEN_BY_OFFICE_ADMINS;

/** Returns whether a user may give someone a role [ORG-07, OUR-110]. */
export const mayGive = (identity: Pick<Identity, 'groups'>, group: Group): boolean => rolesOf(identity).includes(group);

/**
 * Returns whether a user may change another one, and so sign in as them: nobody with more rights. Office-group admins
 * may also change each other [ORG-07, OUR-110].
 */
export const mayManage = (identity: Pick<Identity, 'groups'>, groups: readonly Group[]): boolean =>
  groups.every(
    (group) =>
      mayGive(identity, group) || (group === 'OFFICE_GROUP_ADMIN' && belongsTo(identity, ['OFFICE_GROUP_ADMIN'])),
  );
