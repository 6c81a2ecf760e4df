import { randomUUID } from 'node:crypto';
import { type Group, SENSITIVE_CALLS } from '@isopter/contract';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../../../src/access/auth/passwords/password.ts';
import { pageDigest } from '../../../src/access/keys/proof.ts';
import { digest, newSecret } from '../../../src/platform/lib/secret.ts';
import * as schema from '../../../src/platform/db/schema.ts';
import type { Db } from '../../../src/platform/db/store.ts';
import { DEMO_PASSWORD } from '../../../src/access/auth/passwords/demoPassword.ts';
import { type Caller, CALLERS, type Whose } from './expectation.ts';
import {
  FIELD,
  inserted,
  type Make,
  maker,
  markOf,
  type Place,
  PLACES,
  type Premises,
  type TestKind,
} from './objects.ts';
import type { Kind } from './rule.ts';

/** The code of a device of the callers' office that is not paired yet. */
export const PAIRING_CODE = 'PAIR-ME-7';

/** The secret of the page that the callers use. */
export const PAGE = 'a'.repeat(64);

/** The ids of the standing objects, by place and kind. Nobody's are of no object. */
type Standing = Record<Whose, Partial<Record<Kind, string>>>;

/** Two corporations: one with two office groups, of which one has two offices, and a stranger. */
export interface World {
  premises: Record<Place, Premises>;
  accounts: Record<Exclude<Caller, 'anonymous'>, string>;
  standing: Standing;
  /** An object that stays, of a kind of test other than the usual one; made when it is first asked for. */
  stand: (kind: Kind, place: Place, of: TestKind) => Promise<string>;
  /** Makes another object, so that a call may destroy it. */
  make: Make;
  /** Returns the patient of a test, if any. */
  patientOf: (test: string) => Promise<string | undefined>;
  /** Signs a caller in, with a proof of step-up authentication for every call that needs one. @returns the cookies of the browser */
  signIn(caller: Caller): Promise<Record<string, string>>;
}

/** Validity of proofs: longer than a call takes. */
const PROOFS_MS = 2 * 60_000;

type DoctorLike = 'with an expired password' | 'a visitor';
const isDoctor = (caller: Caller): caller is DoctorLike =>
  caller === 'with an expired password' || caller === 'a visitor';

/** The flags that open what they gate: what is refused is refused for the group's or the object's sake. */
const FLAGS = {
  beta_level: 100,
  demo_mode: true,
  research_mode: true,
  pacs_integration: true,
  enterprise_security: true,
  enable_offline_mode: true,
  dev_mode: true,
  enable_on_prem_pii_agent: true,
};

const ADDRESS = { streetAddress: '1 Road', city: 'Town', state: 'State', phone: '+15075550100', country: 'Country' };

export async function makeWorld(db: Db): Promise<World> {
  const corporations = await db
    .insert(schema.corporation)
    .values([{ name: 'Ours' }, { name: 'Theirs' }])
    .returning();
  const group = async (place: Place, corporation: number) =>
    inserted(
      await db
        .insert(schema.officeGroup)
        .values({
          name: `Group ${place}`,
          corporationId: corporations[corporation]?.id ?? null,
          flags: FLAGS,
          preferences: { enable_access_to_other_offices: false },
        })
        .returning(),
    ).id;
  const own = await group('own', 0);
  const groups = { own, closed: own, sister: await group('sister', 0), stranger: await group('stranger', 1) };

  const settle = async (place: Place): Promise<Premises> => {
    const officeGroup = groups[place];
    const office = inserted(
      await db
        .insert(schema.office)
        .values({ officeGroupId: officeGroup, name: markOf(place), ...ADDRESS })
        .returning(),
    ).id;
    const person = async (kind: 'doctor' | 'operator') =>
      inserted(
        await db
          .insert(schema.person)
          // The people of an office group are known to all of it.
          .values({
            officeGroupId: officeGroup,
            kind,
            firstName: 'Pat',
            lastName: place === 'closed' ? 'Own' : markOf(place),
          })
          .returning(),
      ).id;
    return { officeGroup, office, doctor: await person('doctor'), operator: await person('operator') };
  };
  const premises = {
    own: await settle('own'),
    closed: await settle('closed'),
    sister: await settle('sister'),
    stranger: await settle('stranger'),
  };

  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const accounts = {} as World['accounts'];
  for (const caller of CALLERS.filter((one) => one !== 'anonymous')) {
    const username = `attack-${caller.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
    const groupsOfCaller: Group[] = caller === 'of no group' ? [] : isDoctor(caller) ? ['DOCTOR'] : [caller];
    const { id } = inserted(
      await db
        .insert(schema.account)
        .values({
          officeGroupId: own,
          username,
          email: `${username}@isopter.example`,
          firstName: 'Ann',
          lastName: 'Attack',
          groups: groupsOfCaller,
          passwordHash,
          forcePasswordChange: caller === 'with an expired password',
          preferences: { enable_demo_mode: true },
        })
        .returning(),
    );
    accounts[caller] = id;
    await db
      .insert(schema.accountOffice)
      .values({ accountId: id, officeId: premises.own.office, administers: caller === 'OFFICE_ADMIN' });
  }

  const make = maker(db, premises, { user: accounts.TECHALL_USER, admin: accounts.TECHALL_ADMIN });
  const standing = { own: {}, closed: {}, sister: {}, stranger: {}, nobody: {} } as Standing;
  const kinds: Kind[] = [
    'patient',
    'examined',
    'device',
    'camera',
    'picture',
    'controller',
    'test',
    'openTest',
    'bundle',
    'openBundle',
    'customBundle',
    'homeTest',
    'schedule',
    'appointment',
    'change',
    'alert',
  ];
  for (const kind of [
    ...kinds,
    'doctor',
    'operator',
    'office',
    'officeGroup',
    'emptyOffice',
    'employee',
    'suspended',
    'key',
    'invitation',
    'session',
    'signIn',
    'export',
    'import',
    'pool',
    'mwlQuery',
    'unsent',
    'something',
  ] as const) {
    for (const place of PLACES) {
      standing[place][kind] = await make(kind, place);
    }
    standing.nobody[kind] = randomUUID();
  }

  const unpaired = await make('device', 'own');
  await db
    .update(schema.device)
    .set({ code: PAIRING_CODE, userId: null, seen: null })
    .where(eq(schema.device.id, unpaired));

  // Fixtures shared by all offices of the group, plus a user of a closed office.
  const shared = inserted(
    await db
      .update(schema.device)
      .set({ name: 'Shared' })
      .where(eq(schema.device.testId, standing.closed.openTest ?? ''))
      .returning(),
  ).id;
  await db.insert(schema.deviceOffice).values({ deviceId: shared, officeId: premises.own.office });
  await db.insert(schema.customBundle).values({
    officeGroupId: own,
    patientId: standing.closed.patient,
    name: markOf('closed'),
    descriptions: [{ test_group: { group: FIELD[0], strategy: FIELD[1], protocol: '24-2' } }],
  });

  const stood = new Map<string, Promise<string>>();
  return {
    premises,
    accounts,
    standing,
    make,
    stand(kind, place, of) {
      const key = [kind, place, ...of].join(' ');
      const there = stood.get(key) ?? make(kind, place, of);
      stood.set(key, there);
      return there;
    },
    async patientOf(id) {
      const [row] = await db.select().from(schema.test).where(eq(schema.test.id, id));
      return row?.patientId ?? undefined;
    },
    async signIn(caller): Promise<Record<string, string>> {
      const csrftoken = newSecret();
      if (caller === 'anonymous') return { csrftoken };
      const sessionid = newSecret();
      // the staff gave the PIN
      const demoLeft = caller === 'a visitor' ? null : new Date();
      const session = digest(sessionid);
      await db.insert(schema.session).values({ digest: session, accountId: accounts[caller], demoLeft });
      const expires = new Date(Date.now() + PROOFS_MS);
      const page = pageDigest(PAGE);
      await db.insert(schema.keyProof).values(SENSITIVE_CALLS.map((action) => ({ session, page, action, expires })));
      return { csrftoken, sessionid };
    },
  };
}
