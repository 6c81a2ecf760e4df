import { type Call, callAreas, type CallName, calls, type Group, GROUPS } from '@isopter/contract';
import * as z from 'zod/mini';
import { IN_ALL_OFFICES } from './groups.ts';
import type { Kind, Refusal, Rule } from './rule.ts';

/** Owners of objects, as seen by the callers, who all work in one office of one office group. */
export const WHOSE = ['own', 'closed', 'sister', 'stranger', 'nobody'] as const;
/**
 * `closed`: of another office of the office group, which is closed to those who do not work there; `sister`: of another
 * office group of the corporation; `stranger`: of another corporation; `nobody`: there is no such object.
 */
export type Whose = (typeof WHOSE)[number];

/**
 * Callers: users of one role or of none, with a password that must change, a visitor of the demo mode in a doctor's
 * session, or a request without a session.
 */
export const CALLERS = ['anonymous', ...GROUPS, 'of no group', 'with an expired password', 'a visitor'] as const;
export type Caller = (typeof CALLERS)[number];

/** Calls allowed while a password must be changed [AUTH-21]. */
export const WHILE_PASSWORD_IS_EXPIRED: readonly CallName[] = [
  'bootstrap',
  'getPreferences',
  'resetPassword',
  'signOut',
];

/** The calls that a visitor's session may make without the PIN of the demo mode [OUR-535]. */
export const WITHOUT_PIN: readonly CallName[] = [
  'bootstrap',
  'getPreferences',
  'lockDemoMode',
  'checkDemoPin',
  'createDemoPatient',
  'createTest',
  'getTest',
  'restartTest',
  'deleteTest',
  'getTestProgress',
  'getPatient',
  'getDevice',
  'sendDeviceMessage',
  ...(Object.keys(callAreas['monitor state']) as CallName[]),
];

/** Kinds that belong to the whole office group, not to one of its offices. */
const OF_NO_OFFICE: readonly Kind[] = ['doctor', 'operator', 'customBundle', 'officeGroup', 'pool'];

/** Kinds that are their owner's alone; the attack's are a colleague's. */
const OF_ONE_PERSON: readonly Kind[] = ['key', 'signIn', 'export', 'mwlQuery'];

/** A case of a call: one of its ids is of somebody, all others are the caller's own. */
export interface Case {
  /** The field the id is in; none where the call takes no id. */
  field?: string;
  /** The id is left out, if the call works without. */
  isBare?: true;
  whose: Whose;
}

/** The expected answer: a status, or an answer without the objects out of reach. */
export type Expected = number | 'left out';

/** The cases of a rule. What belongs to no office of its group has none that is closed. */
function casesOf(name: CallName, { ids = {} }: Rule): Case[] {
  const fields = Object.entries(ids).filter(([, id]) => id !== undefined);
  const { params, query, body }: Call = calls[name];
  const isOptional = fields.length > 0 && !params && !body && query !== undefined && z.safeParse(query, {}).success;
  return [
    { whose: 'own' },
    ...(isOptional ? [{ whose: 'own' as const, isBare: true as const }] : []),
    ...fields.flatMap(([field, id]) =>
      WHOSE.filter((whose) => whose !== 'own' && !(whose === 'closed' && OF_NO_OFFICE.includes(id![0]))).map(
        (whose) => ({
          field,
          whose,
        }),
      ),
    ),
  ];
}

/** The cases that a caller tries: two of them if the caller may make the call in no case. */
export const casesTriedBy = (name: CallName, rule: Rule, caller: Caller): Case[] =>
  casesOf(name, rule).filter(({ whose }) => mayCall(name, rule, caller) || ['own', 'stranger'].includes(whose));

export function mayCall(name: CallName, { by }: Rule, caller: Caller): boolean {
  if (caller === 'with an expired password') return WHILE_PASSWORD_IS_EXPIRED.includes(name);
  if (caller === 'a visitor') return by === 'anyone' || (by !== 'elsewhere' && WITHOUT_PIN.includes(name));
  return by === 'anyone' || (by !== 'elsewhere' && by.includes(caller as Group));
}

/** Returns the status of a fulfilled call. */
function done(name: CallName): number {
  const call: Call = calls[name];
  if (call.leaves) return 302;
  return call.answer || call.file ? 200 : 204;
}

/** The one answer a case must get. */
export function expected(name: CallName, rule: Rule, caller: Caller, { field, whose }: Case): Expected {
  if (rule.by === 'elsewhere') return 404;
  if (caller === 'anonymous' && rule.by !== 'anyone') return 401;
  if (!mayCall(name, rule, caller)) return 403;
  if (rule.later) return 501;
  if (rule.secret) return rule.secret;
  if (Object.values(rule.ids ?? {}).some((taken) => taken && OF_ONE_PERSON.includes(taken[0]))) return 404;
  // whatever the office has is another visitor's, or the staff's
  const [first] = Object.values(rule.ids ?? {}).filter((taken) => taken !== undefined);
  if (caller === 'a visitor' && first) return first[1];
  const id = field === undefined ? undefined : rule.ids?.[field];
  if (field !== undefined && rule.unheard?.by.includes(caller as Group) && rule.unheard.fields.includes(field))
    return 'left out';
  if (!id || isInReach(caller, id[0], whose)) return done(name);
  if (rule.everywhere?.includes(caller as Group) && whose !== 'nobody') return done(name);
  const refusal: Refusal = id[1];
  return refusal;
}

export function isInReach(caller: Caller, kind: Kind, whose: Whose): boolean {
  if (caller === 'a visitor') return false;
  if (whose === 'own') return true;
  if (whose === 'closed') return IN_ALL_OFFICES.includes(caller as Group);
  return whose === 'sister' && kind === 'officeGroup';
}
