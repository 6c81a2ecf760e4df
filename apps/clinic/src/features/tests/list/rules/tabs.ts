import type { RoutePath } from '../../../../lib/platform/routes/routes.ts';

/** The kinds of things a patient's tests come as, each a route [LIST-01]. */
const TABS = [
  { id: 'tests', path: '/tests/:patientId' },
  { id: 'bundles', path: '/tests/bundles/:patientId' },
  { id: 'recurringBundles', path: '/tests/bundles/recurring/:patientId' },
  { id: 'recurringTests', path: '/tests/recurring/:patientId' },
] as const satisfies readonly { id: string; path: RoutePath }[];

export type TabId = (typeof TABS)[number]['id'];

/** The tabs with their addresses. */
export const tabsOf = (patientId: string): { id: TabId; href: string }[] =>
  TABS.map(({ id, path }) => ({ id, href: path.replace(':patientId', patientId) }));
