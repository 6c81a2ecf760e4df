import { type CallName, type Group, HEADER } from '@isopter/contract';
import { newestVersion } from '../../support/newestVersion.ts';
import type { TestServer } from '../../support/server.ts';
import { type Caller, type Case, isInReach, type Whose } from './expectation.ts';
import { PAIRING } from './groups.ts';
import { markOf } from './objects.ts';
import { type Request, requestOf } from './request.ts';
import type { Kind, Rule } from './rule.ts';
import { RULES } from './rules/index.ts';
import { PAGE, PAIRING_CODE, type World } from './world.ts';

export interface Reply {
  status: number;
  headers: Record<string, unknown>;
  text: string;
}

/** Kinds whose ids tell of somebody; the others are known to the whole office group. */
const PRIVATE: readonly Kind[] = [
  'patient',
  'test',
  'openTest',
  'homeTest',
  'schedule',
  'appointment',
  'bundle',
  'openBundle',
];

let address = 0;
/** Every request from somewhere else: what is limited by address is another test's matter. */
const nextAddress = () => {
  address += 1;
  return `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`;
};

/** Adds the version as text, because a forged body may be no JSON. */
const withVersion = (body: string | undefined, version: number): string | undefined =>
  body?.replace(/^\{(?=(\}?))/, (_, end: string) => `{"version":${version}${end === '' ? ',' : ''}`);

/** Sends a request as a browser with these cookies does: with its page's token. */
export async function send(
  { app, store }: TestServer,
  { method, url, body: written, type = 'application/json' }: Request,
  cookies: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Reply> {
  const version = method === 'PUT' ? await newestVersion(store.db, url, cookies) : undefined;
  const body = version === undefined ? written : withVersion(written, version);
  const answer = await app.inject({
    method,
    url,
    cookies,
    remoteAddress: nextAddress(),
    headers: {
      [HEADER.page]: PAGE,
      'x-csrftoken': cookies['csrftoken'] ?? '',
      ...(body !== undefined && { 'content-type': type }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  });
  return { status: answer.statusCode, headers: answer.headers, text: answer.body };
}

/**
 * The ids of a case: the one field is of somebody, the others are the caller's own.
 * @param isNew whether own objects are made for this request, which may then destroy them
 */
export async function idsOf(
  { make, stand, standing, patientOf }: World,
  rule: Rule,
  { field, whose, isBare }: Case,
  isNew: boolean,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  if (isBare) return ids;
  for (const [name, id] of Object.entries(rule.ids ?? {})) {
    if (!id || (rule.instead?.[name] !== undefined && name !== field)) continue;
    const [kind] = id;
    const of = name === field ? whose : 'own';
    if (of === 'nobody') ids[name] = standing.nobody[kind] ?? '';
    else if (isNew) ids[name] = await make(kind, of, rule.of);
    else if (kind === 'test' && rule.of) ids[name] = await stand(kind, of, rule.of);
    else ids[name] = standing[of][kind] ?? '';
  }
  for (const [name, other] of Object.entries(rule.patientOf ?? {})) {
    ids[name] = (await patientOf(ids[other] ?? '')) ?? standing.nobody.patient ?? '';
  }
  return ids;
}

export const request = (name: CallName, ids: Record<string, string>, further: object = {}) =>
  requestOf(name, { ...RULES[name], send: { ...RULES[name].send, ...further } }, ids);

/** Returns secrets in an answer: marks and ids of objects out of reach that the caller did not send, and codes. */
export function leaks(
  { standing }: World,
  caller: Caller,
  { text }: Reply,
  sent: readonly string[],
  rule: Rule,
): string[] {
  const isEverywhere = rule.everywhere?.includes(caller as Group);
  const codes =
    text.includes(PAIRING_CODE) && !(PAIRING as readonly string[]).includes(caller) ? ['a pairing code'] : [];
  const places: Exclude<Whose, 'nobody'>[] = ['own', 'closed', 'sister', 'stranger'];
  const others = places.flatMap((place) => {
    if (isInReach(caller, 'patient', place)) return [];
    const ids = PRIVATE.flatMap((kind) => standing[place][kind] ?? []).filter((id) => !sent.includes(id));
    // a call that works everywhere for the caller answers names, but no patient
    return [...(isEverywhere ? [] : [markOf(place)]), ...ids]
      .filter((secret) => text.includes(secret))
      .map((secret) => `${place} (${secret})`);
  });
  return [...codes, ...others];
}
