import { type Call, calls, type Group, SENSITIVE, SENSITIVE_CALLS } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { account, accountOffice, office, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { preferencesIn } from '../preferences/preferences.ts';
import { isInZeroPii } from '../preferences/zeroPii.ts';
import type { Identity, Visit } from './identity.ts';

/**
 * Selects the user's offices in the office group where they work; offices of other groups are excluded [OUR-414]. The
 * order is stable, because new patients and tests get the first one.
 */
const offices = (condition = sql`true`) =>
  sql<
    string[]
  >`coalesce((select json_agg(${accountOffice.officeId} order by ${accountOffice.officeId}) from ${accountOffice}
    join ${office} on ${office.id} = ${accountOffice.officeId} and ${office.officeGroupId} = ${officeGroup.id}
    where ${accountOffice.accountId} = ${account.id} and ${condition}), '[]'::json)`;

const home = sql`(select ${officeGroup.corporationId} from ${officeGroup} where ${officeGroup.id} = ${account.officeGroupId})`;

/** Columns of an account, joined with the office group it works in. */
export const WORKER = {
  accountId: account.id,
  groups: account.groups,
  homeGroup: account.officeGroupId,
  homeCorporation: sql<string | null>`${home}`,
  own: account.preferences,
  passwordChangeForced: account.forcePasswordChange,
  keyRequired: account.webauthnRequired,
  officeGroup,
  isInZeroPii: isInZeroPii(),
  offices: offices(),
  administeredOffices: offices(sql`${accountOffice.administers}`),
};

interface Worker {
  accountId: string;
  groups: Identity['groups'];
  homeGroup: string;
  homeCorporation: string | null;
  own: (typeof account.$inferSelect)['preferences'];
  passwordChangeForced: boolean;
  keyRequired: boolean;
  officeGroup: typeof officeGroup.$inferSelect;
  isInZeroPii: boolean;
  offices: string[];
  administeredOffices: string[];
}

/** The groups that may make a sensitive call about others. */
const TRUSTED: ReadonlySet<Group> = new Set(
  SENSITIVE_CALLS.filter((name) => SENSITIVE[name].actsOn === 'others').flatMap(
    (name): readonly Group[] => (calls[name] as Call).by ?? [],
  ),
);

/** @returns undefined when the office group is none of the corporation of a corporate admin [AUTH-16] */
export function identityOf(row: Worker, sessionDigest: string, visit: Visit | null = null): Identity | undefined {
  const abroad = row.officeGroup.id !== row.homeGroup;
  const mayGoAbroad =
    row.groups.includes('CORPORATE_ADMIN') &&
    row.homeCorporation !== null &&
    row.homeCorporation === row.officeGroup.corporationId;
  if (abroad && !mayGoAbroad) return undefined;
  const preferences = preferencesIn({ ...row.officeGroup, isInZeroPii: row.isInZeroPii }, row.own);
  const isTrusted = row.groups.some((group) => TRUSTED.has(group));
  return {
    sessionDigest,
    accountId: row.accountId,
    groups: row.groups,
    officeGroupId: row.officeGroup.id,
    homeGroupId: row.homeGroup,
    corporationId: row.homeCorporation,
    flags: row.officeGroup.flags,
    offices: row.offices,
    administeredOffices: row.administeredOffices,
    preferences,
    passwordChangeForced: row.passwordChangeForced,
    visit,
    // as the clinic requires, or as the account does if no clinic decides, as for support [OUR-406]
    keyRequired: row.keyRequired || (preferences.enable_webauthn && isTrusted),
  };
}

/**
 * Returns the identity of an account in an office group, for work done later on its behalf, without a session.
 * @returns undefined if it no longer works there
 */
export async function onBehalfOf(db: Db, accountId: string, officeGroupId: string): Promise<Identity | undefined> {
  const [row] = await db
    .select(WORKER)
    .from(account)
    .innerJoin(officeGroup, eq(officeGroup.id, officeGroupId))
    .where(and(eq(account.id, accountId), account.active));
  return row && identityOf(row, '');
}
