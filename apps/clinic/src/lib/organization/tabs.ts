import type { Access } from '../routes/access.ts';
import type { RoutePath } from '../routes/routes.ts';

export type OfficeTab = 'offices' | 'users';

export const TAB_PATHS = {
  offices: '/offices',
  users: '/users',
} as const satisfies Record<OfficeTab, RoutePath>;

/** The tabs a person has: an office-group admin offices and users, an office admin users alone [ORG-08]. */
export function officeTabsOf({ office_group_admin, office_admin }: Access): readonly OfficeTab[] {
  if (office_group_admin) return ['offices', 'users'];
  return office_admin ? ['users'] : [];
}
