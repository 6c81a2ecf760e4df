import type { Access } from '../../platform/routes/access.ts';
import type { RoutePath } from '../../platform/routes/routes.ts';

export type OfficeTab = 'offices' | 'users' | 'invitations';

export const TAB_PATHS = {
  offices: '/offices',
  users: '/users',
  invitations: '/invitations',
} as const satisfies Record<OfficeTab, RoutePath>;

/**
 * The tabs a person has: an office-group admin offices and users, an office admin users alone; with single sign-on both
 * have invitations [ORG-08].
 */
export function officeTabsOf({ office_group_admin, office_admin, enable_sso }: Access): readonly OfficeTab[] {
  if (!office_group_admin && !office_admin) return [];
  return [
    ...(office_group_admin ? (['offices'] as const) : []),
    'users',
    ...(enable_sso ? (['invitations'] as const) : []),
  ];
}
