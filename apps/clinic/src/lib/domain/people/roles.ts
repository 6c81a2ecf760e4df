import type { Group } from '@isopter/contract';
import type { Access } from '../../platform/routes/access.ts';

const ROLES: readonly Group[] = ['OFFICE_ADMIN', 'DOCTOR', 'OPERATOR', 'TECHALL_ADMIN', 'TECHALL_USER'];

/** The roles an admin gives to whom they add or invite (OUR-110). */
export const rolesGivenBy = ({ office_group_admin }: Pick<Access, 'office_group_admin'>): readonly Group[] =>
  office_group_admin ? ROLES : ROLES.filter((role) => role !== 'OFFICE_ADMIN');
