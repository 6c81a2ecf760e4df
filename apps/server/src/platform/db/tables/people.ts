import type { DevConfig, Group, NamesMoveStep, OfficeGroup, PacsConfiguration, Preferences } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { created, id, time, version } from './columns.ts';
import type { PacsConnection } from './pacsTypes.ts';

/** Feature flags of an office group; a missing flag is off [ROLE-03]. */
export type OfficeGroupFlags = Partial<Omit<OfficeGroup, 'id' | 'name' | 'corporation' | 'on_prem_pii_agent_url'>>;

/** Several office groups under one roof; corporate admins move between them. */
export const corporation = pgTable('corporation', { id: id(), name: text().notNull() });

/** The tenant: nothing of one office group is ever seen by another. `preferences` holds what PREF-02 reserves to its admins. */
export const officeGroup = pgTable('office_group', {
  id: id(),
  corporationId: uuid().references(() => corporation.id),
  name: text().notNull().unique(),
  flags: jsonb().$type<OfficeGroupFlags>().notNull().default({}),
  preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
  /** Overrides of the default configuration of a PACS [ENT-43]. */
  pacs: jsonb().$type<Partial<PacsConfiguration>>().notNull().default({}),
  /** Connection to the PACS of each pool, by the pool's id; a pool without one has no PACS yet. */
  pacsConnections: jsonb().$type<Record<string, PacsConnection>>().notNull().default({}),
  /** Settings that developers turned on and that are no flags; missing ones are off [ENT-09]. */
  devConfig: jsonb().$type<Partial<DevConfig>>().notNull().default({}),
  /** The step an admin allows while names are moved between server and agent; null if nothing is moved. */
  namesMove: text().$type<NamesMoveStep>(),
  /** Key check of the key that the key of zero-PII mode is being changed to; null if no change is under way. */
  nextKeyCheck: text(),
  preferencesVersion: version(),
  devConfigVersion: version(),
});

export const office = pgTable(
  'office',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    name: text().notNull(),
    streetAddress: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zip: text(),
    phone: text().notNull(),
    country: text().notNull(),
    /** IANA name; clinical days, ages and dates in DICOM follow it. */
    timezone: text().notNull().default('UTC'),
    /** Chosen or confirmed by an administrator; false while it is the migration's or the server's guess. */
    timezoneConfirmed: boolean().notNull().default(false),
    version: version(),
  },
  (t) => [index().on(t.officeGroupId, t.name)],
);

/** A doctor or an operator, as forms and reports name them; need not have an account. */
export const person = pgTable(
  'person',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    kind: text({ enum: ['doctor', 'operator'] }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    active: boolean().notNull().default(true),
  },
  (t) => [index().on(t.officeGroupId, t.kind, t.lastName)],
);

/** Someone who signs in. User name and e-mail are unique without regard to case. */
export const account = pgTable(
  'account',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    username: text().notNull(),
    email: text().notNull(),
    phoneNumber: text().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    groups: text().array().$type<Group[]>().notNull(),
    passwordHash: text().notNull(),
    /** The user signed in with this password and a second factor: only then it proves more than a mailbox [OUR-577]. */
    passwordProven: boolean().notNull().default(false),
    /** An admin reset the password and the user has not chosen one since; passkeys are refused until then [OUR-582]. */
    passwordWithdrawn: boolean().notNull().default(false),
    doctorId: uuid().references(() => person.id),
    operatorId: uuid().references(() => person.id),
    forcePasswordChange: boolean().notNull().default(false),
    showBaaAgreement: boolean().notNull().default(false),
    webauthnRequired: boolean().notNull().default(false),
    /** The account can sign in: false once it is suspended or deleted. */
    active: boolean().notNull().default(true),
    /** When it was suspended, until it is reinstated; null for a deleted one. */
    suspended: time(),
    lastSignIn: time(),
    /** When the letter with which a new user chooses a password was requested, sent and used. */
    invited: time(),
    invitationSent: time(),
    invitationAccepted: time(),
    failedLogins: integer().notNull().default(0),
    lockedUntil: time(),
    preferences: jsonb().$type<Partial<Preferences>>().notNull().default({}),
    preferencesVersion: version(),
    /** Version of names, contact, role and offices. */
    version: version(),
    created: created(),
  },
  (t) => [
    uniqueIndex('account_username_unique').on(sql`lower(${t.username})`),
    uniqueIndex('account_email_unique').on(sql`lower(${t.email})`),
    check('account_suspended_inactive', sql`not (${t.active} and ${t.suspended} is not null)`),
  ],
);

/**
 * Sign-in names (username, e-mail, phone, in lower case). Each belongs to one account, in whichever of the three roles.
 * A trigger on `account` maintains it.
 */
export const signInName = pgTable(
  'sign_in_name',
  {
    name: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.accountId)],
);

/** Offices where an account works, and which of them it administers. */
export const accountOffice = pgTable(
  'account_office',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    officeId: uuid()
      .notNull()
      .references(() => office.id, { onDelete: 'cascade' }),
    administers: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.officeId] })],
);

/** A signed-in browser. Only the digest of the cookie's value is kept. */
export const session = pgTable(
  'session',
  {
    digest: text().primaryKey(),
    /** Public id with which its owner ends it; it authorizes nothing. */
    id: uuid().notNull().defaultRandom().unique(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The browser's user agent, shortened. */
    userAgent: text(),
    /** The office group a corporate admin switched to. */
    officeGroupId: uuid().references(() => officeGroup.id),
    created: created(),
    lastSeen: created(),
    /** When the PIN ended a visitor's use of the session; null during a visit, if the demo mode is on. */
    demoLeft: time(),
    /** The patient of the present visit of the demo mode. */
    visitorId: uuid(),
  },
  (t) => [index().on(t.accountId), index().on(t.lastSeen)],
);

/**
 * A way to a new password that was sent: a link by letter, or a PIN to a telephone. Of the secret only a slow hash is
 * kept, as a PIN is short. A further request takes the place of the first.
 */
export const passwordReset = pgTable(
  'password_reset',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    door: text({ enum: ['link', 'pin'] }).notNull(),
    hash: text().notNull(),
    expires: time().notNull(),
    /** Wrong guesses of this PIN. */
    failures: integer().notNull().default(0),
    /** Number sent since. */
    requests: integer().notNull().default(1),
    since: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.door] })],
);

/** Messages of users from the contact screen, for the operator of the server [INFO-03]. */
export const supportMessage = pgTable('support_message', {
  id: id(),
  accountId: uuid()
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  email: text().notNull(),
  phoneNumber: text(),
  message: text().notNull(),
  created: created(),
});
