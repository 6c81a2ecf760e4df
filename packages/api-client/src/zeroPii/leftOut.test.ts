import { type Call, calls } from '@isopter/contract';
import type { CallName } from '@isopter/contract/routes';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createKey, type PersonalKey } from './key.ts';
import type { PersonalArgs } from '../personalCall.ts';
import { openCopy, type PatientCopy } from './patientCopy.ts';
import { personalCalls } from './personalCalls.ts';
import { seenVersions } from './seenVersions.ts';

/** Fields that can name or reach somebody. */
const NAMING = /name|email|phone|birth|search/;

/** Calls whose names are of no patient, and which search no patients. */
const OF_OTHERS: ReadonlySet<CallName> = new Set<CallName>([
  // staff, places and things
  ...(['createDevice', 'updateDevice', 'createOffice', 'updateOffice', 'createOfficeGroup'] as const),
  ...(['createOfflineController', 'updateOfflineController', 'createCustomBundle', 'updateDevConfig'] as const),
  ...(['createEmployee', 'updateEmployee', 'inviteEmployee', 'updateUser', 'updateUserEmail'] as const),
  ...(['signIn', 'resetPassword', 'sendResetPassword', 'validateResetPassword', 'sendSupportMessage'] as const),
  ...(['listSupportDevices', 'listSupportOffices', 'listSupportUsers', 'listDevices', 'listOffices'] as const),
  ...(['listEmployees', 'exportEmployees', 'listInvitations', 'listOfflineControllers', 'listCustomBundles'] as const),
  // within one patient, by kinds of tests and their states
  ...(['listPatientTests', 'listTestBundles', 'listSchedules', 'listTests'] as const),
]);

/** The names of fields somewhere in a schema. */
function fieldsOf(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return [];
  const own = 'properties' in json ? Object.keys(json.properties as object) : [];
  return [...own, ...Object.values(json).flatMap(fieldsOf)];
}
const namingOf = (schema: unknown): string[] =>
  schema
    ? fieldsOf(z.toJSONSchema(schema as z.ZodMiniType, { io: 'input', unrepresentable: 'any' })).filter((field) =>
        NAMING.test(field),
      )
    : [];

const MARK = 'Okafor';
const marked = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, MARK]));

const naming = Object.entries<Call>(calls)
  .map(([name, { query, body }]) => ({ name: name as CallName, query: namingOf(query), body: namingOf(body) }))
  .filter(({ query, body }) => query.length + body.length > 0);

let key: PersonalKey;
let copy: PatientCopy;
beforeAll(async () => {
  ({ key } = await createKey('owl-at-dusk'));
  copy = await openCopy('somebody');
});

it('lets no call of the contract name a patient, whichever is added to it [PII-11]', async () => {
  const personal = personalCalls(() => ({
    key,
    copy: Promise.resolve(copy),
    dates: { format: 'MM/DD/YYYY' },
    isTurnedOff: false,
    seen: seenVersions(),
    reported: new Set(),
  }));
  const leaking: string[] = [];
  for (const { name, query, body } of naming.filter((call) => !OF_OTHERS.has(call.name))) {
    const sent: PersonalArgs[] = [];
    const args = { params: {}, query: marked(query), body: marked(body) };
    // a call that is refused leaks nothing
    await personal(name, args, async (_, plain) => {
      sent.push(plain);
      return {};
    }).catch(() => undefined);
    if (JSON.stringify(sent).includes(MARK)) leaking.push(name);
  }
  expect(leaking).toEqual([]);
});

it('knows by name the calls that are of others', () => {
  const names = naming.map(({ name }) => name);
  expect([...OF_OTHERS].filter((name) => !names.includes(name))).toEqual([]);
});
