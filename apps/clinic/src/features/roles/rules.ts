import { type Group, GROUPS } from '@isopter/contract';
import { permissions } from '@isopter/contract/permissions';
import { type ActionWord, wordOf } from '../../lib/domain/audit/actions.ts';

/** The parts of the page, in its order. */
export const SECTIONS = [
  'account',
  'patients',
  'tests',
  'findings',
  'reports',
  'users',
  'devices',
  'technicians',
  'support',
  'settings',
] as const;
export type Section = (typeof SECTIONS)[number];

type Area = keyof typeof permissions;

/** The part of the page for each area of calls. */
const SECTION_OF: Readonly<Record<Area, Section>> = {
  session: 'account',
  'security keys': 'account',
  'second factors': 'account',
  preferences: 'settings',
  patients: 'patients',
  'on-premises agent': 'patients',
  'zero-PII key': 'settings',
  employees: 'users',
  people: 'tests',
  offices: 'users',
  devices: 'devices',
  'offline controllers': 'devices',
  tests: 'tests',
  findings: 'findings',
  progression: 'findings',
  course: 'findings',
  attendance: 'tests',
  today: 'tests',
  audit: 'users',
  'monitor state': 'tests',
  reports: 'reports',
  bundles: 'tests',
  'custom bundles': 'tests',
  schedules: 'tests',
  appointments: 'tests',
  calendar: 'tests',
  sessions: 'technicians',
  imports: 'reports',
  pacs: 'reports',
  support: 'support',
  invitations: 'users',
  exports: 'reports',
  'developer settings': 'settings',
};

/** Whether a role may make all calls of an action, some of them, or none. */
export type Permission = 'allowed' | 'partly' | 'denied';

/** An action in plain words, and which role may do it. */
export interface RoleAction {
  id: ActionWord;
  by: Readonly<Record<Group, Permission>>;
}

const permissionOf = (group: Group, calls: readonly (readonly Group[])[]): Permission => {
  const count = calls.filter((groups) => groups.includes(group)).length;
  if (count === 0) return 'denied';
  return count === calls.length ? 'allowed' : 'partly';
};

/** The actions of a part of the page, from the calls of the contract: calls of the same words are one action [OUR-528]. */
export function roleActions(section: Section): RoleAction[] {
  const byWord = new Map<ActionWord, (readonly Group[])[]>();
  for (const area of Object.keys(permissions) as Area[]) {
    if (SECTION_OF[area] !== section) continue;
    for (const [call, groups] of Object.entries(permissions[area] ?? {})) {
      const word = wordOf(call);
      if (word !== 'other') byWord.set(word, [...(byWord.get(word) ?? []), groups]);
    }
  }
  return [...byWord].map(([id, calls]) => ({
    id,
    by: Object.fromEntries(GROUPS.map((group) => [group, permissionOf(group, calls)])) as RoleAction['by'],
  }));
}
