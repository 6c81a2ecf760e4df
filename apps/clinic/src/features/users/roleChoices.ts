import { type Employee, type Group, SUPPORT_GROUPS, TECHNICIAN_GROUPS } from '@isopter/contract';

/** The hint next to a role: the reason why it is locked, or a consequence of choosing it. */
export type RoleHint = 'ownRoles' | 'bySupport' | 'byGroupAdmin' | 'takenForGood' | 'technician';

/** A role as the form of a user offers it. */
export interface RoleChoice {
  role: Group;
  isLocked: boolean;
  hint?: RoleHint;
}

/** The roles of a clinic in the order of the form; those of the support are shown to nobody else. */
const ROLES: readonly Group[] = [
  'OFFICE_GROUP_ADMIN',
  'CORPORATE_ADMIN',
  'OFFICE_ADMIN',
  'DOCTOR',
  'OPERATOR',
  'TECHALL_ADMIN',
  'TECHALL_USER',
];
const GIVEN_BY_SUPPORT: readonly Group[] = ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN', ...SUPPORT_GROUPS];
const isTechnician = (role: Group): boolean => (TECHNICIAN_GROUPS as readonly Group[]).includes(role);

interface Asked {
  /** Null for a new user. */
  user: Pick<Employee, 'id' | 'groups'> | null;
  /** The roles that the signed-in user gives. */
  given: readonly Group[];
  signedInId: string;
  isGroupAdmin: boolean;
}

/**
 * Returns every role of a clinic and any other role the user has [OUR-520]. The signed-in user cannot change
 * roles that they may neither grant nor revoke, nor any role of their account.
 */
export function roleChoices({ user, given, signedInId, isGroupAdmin }: Asked): RoleChoice[] {
  const held = user?.groups ?? [];
  const shown = [...ROLES, ...held.filter((role) => !ROLES.includes(role))];
  return shown.map((role): RoleChoice => {
    if (user?.id === signedInId) return { role, isLocked: true, hint: 'ownRoles' };
    if (role === 'OFFICE_GROUP_ADMIN' && held.includes(role) && isGroupAdmin) {
      return { role, isLocked: false, hint: 'takenForGood' };
    }
    if (GIVEN_BY_SUPPORT.includes(role)) return { role, isLocked: true, hint: 'bySupport' };
    if (!given.includes(role)) return { role, isLocked: true, hint: 'byGroupAdmin' };
    return { role, isLocked: false, ...(isTechnician(role) && { hint: 'technician' as const }) };
  });
}
