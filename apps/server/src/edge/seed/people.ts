import { randomUUID } from 'node:crypto';
import type { Group } from '@isopter/contract';
import { DEMO_PASSWORD } from '../../access/auth/passwords/demoPassword.ts';
import { hashPassword } from '../../access/auth/passwords/password.ts';
import { account, accountOffice, corporation, office, officeGroup, person } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { DEMO_OFFICE_GROUP } from './holdsDemo.ts';

export { DEMO_OFFICE_GROUP };
/** An office group that requires security keys of users who have one. */
export const GUARDED = 'Quayside Eye Care';
/** An office group in which zero-PII is available but off, with patients to encrypt when it is turned on. */
export const PRIVATE = 'Meadowside Eye Clinic';
/** Its personal data are kept by an on-premises agent. The id is fixed, as a setting of the agent names it. */
export const PREMISES = {
  id: '33000000-0000-4000-8000-000000000033',
  name: 'Hillside Eye Clinic',
  agent: 'https://localhost:4602',
} as const;
/** Visitors test themselves there. */
export const SHOWROOM = 'Isopter Showroom';

/** Its people sign in by SSO, and are invited. */
const WITH_SSO = 'Lakeside Eye Institute';
export const DEMO_SSO_DOMAIN = 'lakeside.example';

export const QUAYSIDE_POOLS = ['Ground floor', 'Upper floor'].map((pool) => ({ id: randomUUID(), name: pool }));

interface DemoAccount {
  username: string;
  group: Group;
  first: string;
  last: string;
  /** The doctor or operator the account is. */
  acts?: 'doctor' | 'operator';
  /** E.164, of unassigned numbers. */
  phone?: string;
  /** The password has to be changed at the next sign-in. */
  isExpired?: true;
  /** Duo is required in addition to the password. */
  hasDuo?: true;
  /** Resetting, changing and removing users asks for a security key. */
  needsKey?: true;
  /** The agreement has to be signed first. */
  owesAgreement?: true;
  officeGroup?:
    | 'Harbour Vision Center'
    | 'Isopter Support'
    | typeof GUARDED
    | typeof PRIVATE
    | typeof PREMISES.name
    | typeof WITH_SSO
    | typeof SHOWROOM;
}

/** One account a role; `harbour` and `support` belong to other office groups and see nothing of the clinic. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'oga', group: 'OFFICE_GROUP_ADMIN', first: 'Olga', last: 'Grantham' },
  { username: 'ca', group: 'CORPORATE_ADMIN', first: 'Carlos', last: 'Amado' },
  { username: 'oa', group: 'OFFICE_ADMIN', first: 'Odile', last: 'Arnaud' },
  { username: 'ta', group: 'TECHALL_ADMIN', first: 'Tara', last: 'Ahmadi' },
  { username: 'tu', group: 'TECHALL_USER', first: 'Tomas', last: 'Urban' },
  { username: 'operator', group: 'OPERATOR', first: 'Owen', last: 'Perkins', acts: 'operator' },
  { username: 'doctor', group: 'DOCTOR', first: 'Marta', last: 'Ruiz', acts: 'doctor' },
  { username: 'expired', group: 'OPERATOR', first: 'Elif', last: 'Yilmaz', phone: '+15075550143', isExpired: true },
  { username: 'support', group: 'SUPPORT_BASIC', first: 'Sven', last: 'Bauer', officeGroup: 'Isopter Support' },
  { username: 'reader', group: 'SUPPORT_READ_ONLY', first: 'Rhea', last: 'Adler', officeGroup: 'Isopter Support' },
  {
    username: 'harbour',
    group: 'DOCTOR',
    first: 'Harriet',
    last: 'Bourne',
    acts: 'doctor',
    officeGroup: 'Harbour Vision Center',
  },
  { username: 'keys', group: 'OFFICE_GROUP_ADMIN', first: 'Katrin', last: 'Eys', needsKey: true, officeGroup: GUARDED },
  { username: 'offline', group: 'OFFICE_GROUP_ADMIN', first: 'Ottilie', last: 'Flint', officeGroup: GUARDED },
  { username: 'duo', group: 'OPERATOR', first: 'Dunja', last: 'Oster', hasDuo: true, officeGroup: GUARDED },
  { username: 'agreement', group: 'OPERATOR', first: 'Agnes', last: 'Reed', owesAgreement: true, officeGroup: GUARDED },
  { username: 'zero', group: 'OFFICE_GROUP_ADMIN', first: 'Zelda', last: 'Rowan', officeGroup: PRIVATE },
  { username: 'zero-doctor', group: 'DOCTOR', first: 'Zeno', last: 'Dorn', acts: 'doctor', officeGroup: PRIVATE },
  {
    username: 'zero-operator',
    group: 'OPERATOR',
    first: 'Zuri',
    last: 'Opara',
    acts: 'operator',
    officeGroup: PRIVATE,
  },
  { username: 'premises', group: 'OFFICE_GROUP_ADMIN', first: 'Petra', last: 'Hollis', officeGroup: PREMISES.name },
  {
    username: 'premises-doctor',
    group: 'DOCTOR',
    first: 'Piotr',
    last: 'Lind',
    acts: 'doctor',
    officeGroup: PREMISES.name,
  },
  {
    username: 'premises-operator',
    group: 'OPERATOR',
    first: 'Paula',
    last: 'Reyes',
    acts: 'operator',
    officeGroup: PREMISES.name,
  },
  { username: 'sso', group: 'OFFICE_GROUP_ADMIN', first: 'Selma', last: 'Solberg', officeGroup: WITH_SSO },
  { username: 'sso-oa', group: 'OFFICE_ADMIN', first: 'Otis', last: 'Adler', officeGroup: WITH_SSO },
  { username: 'demo', group: 'DOCTOR', first: 'Demi', last: 'Mosel', acts: 'doctor', officeGroup: SHOWROOM },
];

/** An office group of the sample data with the ids other parts of it refer to. */
export interface SeededGroup {
  id: string;
  name: string;
  offices: string[];
  doctors: string[];
  operators: string[];
  /** Account of the doctor who signs interpretations; null if the office group has no doctor. */
  reader: string | null;
}

const OFFICES: Record<string, [name: string, street: string, city: string][]> = {
  [DEMO_OFFICE_GROUP]: [
    ['Northside Main Street', '210 Main Street', 'Northfield'],
    ['Northside Lakeview', '18 Lakeview Drive', 'Lakeview'],
  ],
  'Harbour Vision Center': [['Harbour Vision', '4 Quay Road', 'Port Alder']],
  'Isopter Support': [['Isopter Support', '1 Service Lane', 'Northfield']],
  [GUARDED]: [['Quayside', '9 Harbor Street', 'Port Alder']],
  [PRIVATE]: [['Meadowside', '7 Meadow Lane', 'Northfield']],
  [PREMISES.name]: [['Hillside', '5 Hill Street', 'Northfield']],
  [WITH_SSO]: [['Lakeside', '3 Shore Road', 'Lakeview']],
  [SHOWROOM]: [['Showroom', '12 Market Street', 'Northfield']],
};

const DOCTORS = ['Helen Ashworth', 'Daniel Osei', 'Yuki Tanabe', 'Priya Raman'];
const OPERATORS = ['Lena Fischer', 'Marco Bellini', 'Aisha Karim'];

const OF_NO_CORPORATION: ReadonlySet<string> = new Set([
  'Isopter Support',
  GUARDED,
  PRIVATE,
  PREMISES.name,
  WITH_SSO,
  SHOWROOM,
]);

/** The office groups with their offices, doctors, operators and accounts. */
export async function seedPeople(db: Db): Promise<SeededGroup[]> {
  const [owner] = await db.insert(corporation).values({ name: 'Northside Holding' }).returning();
  const groups: SeededGroup[] = [];
  for (const [name, offices] of Object.entries(OFFICES)) {
    const northside = name === DEMO_OFFICE_GROUP;
    const [group] = await db
      .insert(officeGroup)
      .values({
        ...(name === PREMISES.name && { id: PREMISES.id }),
        name,
        corporationId: OF_NO_CORPORATION.has(name) ? null : (owner?.id ?? null),
        preferences: {
          ...(name === GUARDED && { enable_webauthn: true }),
          ...(name === PREMISES.name && { on_prem_pii_agent_url: PREMISES.agent }),
        },
        flags: northside
          ? {
              beta_level: 100,
              suprafast_module: true,
              waggoner_module: true,
              color_vision_d_15_module: true,
              dev_mode: true,
            }
          : {
              enable_offline_mode: name === GUARDED,
              pacs_integration: name === GUARDED,
              research_mode: name === GUARDED,
              enterprise_security: name === GUARDED,
              enable_zero_pii: name === PRIVATE,
              enable_on_prem_pii_agent: name === PRIVATE || name === PREMISES.name,
              ...(name === WITH_SSO && { enable_sso: true, sso_domain: DEMO_SSO_DOMAIN }),
            },
        pacs: name === GUARDED ? { device_pools: QUAYSIDE_POOLS } : {},
      })
      .returning();
    if (!group) throw new Error('no row was inserted');
    const rows = await db
      .insert(office)
      .values(
        offices.map(([officeName, streetAddress, city]) => ({
          officeGroupId: group.id,
          name: officeName,
          streetAddress,
          city,
          state: 'Minnesota',
          zip: '55057',
          phone: '+15075550100',
          country: 'United States',
          timezone: 'America/Chicago',
          timezoneConfirmed: true,
        })),
      )
      .returning({ id: office.id });
    const places = rows.map(({ id }) => id);
    const seeded: SeededGroup = { id: group.id, name, offices: places, doctors: [], operators: [], reader: null };
    const add = async (kind: 'doctor' | 'operator', firstName: string, lastName: string) => {
      const id = randomUUID();
      await db.insert(person).values({ id, officeGroupId: group.id, kind, firstName, lastName });
      seeded[kind === 'doctor' ? 'doctors' : 'operators'].push(id);
      return id;
    };
    for (const demo of DEMO_ACCOUNTS.filter((one) => (one.officeGroup ?? DEMO_OFFICE_GROUP) === name)) {
      const acts = demo.acts && (await add(demo.acts, demo.first, demo.last));
      const accountId = randomUUID();
      await db.insert(account).values({
        id: accountId,
        officeGroupId: group.id,
        username: demo.username,
        email: `${demo.username}@isopter.example`,
        phoneNumber: demo.phone ?? null,
        forcePasswordChange: demo.isExpired ?? false,
        showBaaAgreement: demo.owesAgreement ?? false,
        webauthnRequired: demo.needsKey ?? false,
        preferences: demo.hasDuo ? { enable2fa: true } : {},
        firstName: demo.first,
        lastName: demo.last,
        groups: [demo.group],
        passwordHash: await hashPassword(DEMO_PASSWORD),
        doctorId: demo.acts === 'doctor' ? acts : null,
        operatorId: demo.acts === 'operator' ? acts : null,
      });
      if (demo.acts === 'doctor') seeded.reader = accountId;
      await db
        .insert(accountOffice)
        .values(
          seeded.offices.map((officeId) => ({ accountId, officeId, administers: demo.group === 'OFFICE_ADMIN' })),
        );
    }
    // a visitor's test needs an operator
    if (name === SHOWROOM) await add('operator', 'Olga', 'Sommer');
    // the staff for the orders in the worklist of its PACS
    if (name === GUARDED) {
      await add('doctor', 'Ingrid', 'Solheim');
      await add('operator', 'Paulo', 'Mendes');
    }
    if (northside) {
      for (const [kind, names] of [
        ['doctor', DOCTORS],
        ['operator', OPERATORS],
      ] as const) {
        for (const full of names) {
          const [first = '', last = ''] = full.split(' ');
          await add(kind, first, last);
        }
      }
    }
    groups.push(seeded);
  }
  return groups;
}
