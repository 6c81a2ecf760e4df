import { ERROR, guardedChanges, type Preferences, type StoredPreferences, today } from '@isopter/contract';
import { and, eq, sql } from 'drizzle-orm';
import { maySetSharedPreferences } from '../../access/auth/access.ts';
import { availableFactors } from '../../access/auth/factors/factors.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { tellOfPreferences } from '../../access/auth/letters/protectionLetters.ts';
import { giveAllToVisitors, pinAsked } from '../../access/auth/visit.ts';
import { timezoneOf } from '../../access/auth/timezone.ts';
import { customBundleScope, deviceScope, personScope } from '../../access/auth/scope.ts';
import { account, customBundle, device, officeGroup, patient, person, securityKey } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { forbidden, invalid, notFound } from '../../platform/lib/errors.ts';
import { forgetNames } from '../patients/forget.ts';
import { planErasureAfterLastName } from '../patients/zeroPii/lastName.ts';
import { effectivePreferences, splitPreferences, withOwn } from '../../access/preferences/preferences.ts';
import { preferenceProblems } from '../../access/preferences/rules.ts';
import type { ClinicServices } from '../services.ts';
import { recordChanged } from '../../access/versions/requireVersion.ts';

const UNKNOWN = 'This choice does not exist.';

export const preferenceCalls = (services: ClinicServices): Handlers => ({
  getPreferences: async ({ db, user }) => shown(user, await readPreferences(db, user)),

  /** Whatever is left out stays; what PREF-02 names is for office-group admins [PREF-13, PREF-15]. */
  async updatePreferences({ db, user, body, requiresStepUp, concerns, after }) {
    const { version, ...changes } = body;
    if (user.visit && !isLanguageAlone(changes)) throw pinAsked();
    const { shared, own } = splitPreferences(changes);
    const changesShared = Object.keys(shared).length > 0;
    if (changesShared && !maySetSharedPreferences(user)) throw forbidden();
    const group = eq(officeGroup.id, user.officeGroupId);
    // locked before it is looked at: of two admins who turn zero-PII on at once, one key holds
    const stored = await readPreferences(db, user, changesShared ? ['group', 'own'] : ['own']);
    if (stored.version !== version) {
      const record = {
        id: user.accountId,
        alsoUnder: [user.officeGroupId],
        read: () => Promise.resolve(shown(user, stored)),
      };
      throw await recordChanged('updatePreferences', { db, user }, body, record);
    }
    const { enable_zero_pii } = user.preferences;
    const before = { ...user.preferences, ...stored.shared, ...(enable_zero_pii && { enable_zero_pii }) };
    const problems = preferenceProblems(before, body, user.flags, today(await timezoneOf(db, user)));
    if (body.enable_zero_pii && !before.enable_zero_pii && !problems.enable_zero_pii) {
      if (await isSomebodyInDemoMode(db, user)) problems.enable_zero_pii = [ERROR.SOMEBODY_IN_DEMO];
    }
    if (body.disable_pi && !before.disable_pi && before.enable_zero_pii) {
      // their names would be hidden from the browser that is to encrypt them
      const isLeft = and(eq(patient.officeGroupId, user.officeGroupId), eq(patient.isEncrypted, false));
      if ((await db.$count(patient, isLeft)) > 0) problems.disable_pi = [ERROR.NAMES_STILL_PLAIN];
    }
    if (body.device) {
      const [row] = await db
        .select({ id: device.id })
        .from(device)
        .where(and(deviceScope(db, user), eq(device.id, body.device)));
      if (!row) problems.device = [UNKNOWN];
    }
    if (body.operator) {
      const [row] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(personScope(user), eq(person.id, body.operator), eq(person.kind, 'operator')));
      if (!row) problems.operator = [UNKNOWN];
    }
    if (body.custom_test_bundle_type) {
      const [row] = await db
        .select({ id: customBundle.id })
        .from(customBundle)
        .where(and(customBundleScope(db, user), eq(customBundle.id, body.custom_test_bundle_type)));
      if (!row) problems.custom_test_bundle_type = [UNKNOWN];
    }
    if (body.enable_webauthn && !user.preferences.enable_webauthn) {
      // without a registered key the user could not sign in [PREF-06]
      const isOwn = and(eq(securityKey.accountId, user.accountId), eq(securityKey.passkey, false));
      const own = await db.$count(securityKey, isOwn);
      if (own === 0) problems.enable_webauthn = ['Add a security key first.'];
    }
    // users could not sign in; the clinic's two steps are also possible with an authenticator app [OUR-484, OUR-493]
    if (body.enable2fa && !before.enable2fa && !availableFactors(services).includes('duo')) {
      problems.enable2fa = [ERROR.NO_DUO];
    }
    // the demo mode could not be left again
    if (body.enable_demo_mode && !user.preferences.enable_demo_mode && services.demoPin === undefined) {
      problems.enable_demo_mode = ['This server has no PIN for the demo mode.'];
    }
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const guarded = guardedChanges(before, changes);
    if (guarded.length > 0) await requiresStepUp();

    if (Object.keys(own).length > 0) {
      await db
        .update(account)
        .set({ preferences: withOwn(stored.own, own) })
        .where(eq(account.id, user.accountId));
    }
    // visitors have the other browsers of the account as well from now on
    if (body.enable_demo_mode && !before.enable_demo_mode) await giveAllToVisitors(db, user.accountId);
    if (changesShared) {
      await db
        .update(officeGroup)
        .set({ preferences: { ...stored.shared, ...shared } })
        .where(group);
    }
    if (body.enable_zero_pii && !before.enable_zero_pii) {
      await forgetNames(db, user.officeGroupId, 'Zero-PII mode was turned on.');
      await planErasureAfterLastName(db, user);
    }
    concerns({
      objectKind: 'preferences',
      objectIds: [user.accountId, ...(changesShared ? [user.officeGroupId] : [])],
    });
    after(() => tellOfPreferences(services, user, guarded, changes));
    return undefined;
  },
});

/** Returns whether only the language of the screen changes; visitors may change it too. */
const isLanguageAlone = (body: object): boolean => Object.keys(body).every((field) => field === 'app_language');

interface ReadPreferences {
  own: Partial<Preferences>;
  shared: Partial<Preferences>;
  version: number;
}

/**
 * Reads the preferences of the caller as stored.
 * @param locked whose rows are locked until the end of the call
 */
async function readPreferences(
  db: Db,
  user: Identity,
  locked: readonly ('group' | 'own')[] = [],
): Promise<ReadPreferences> {
  const group = db
    .select({ shared: officeGroup.preferences, version: officeGroup.preferencesVersion })
    .from(officeGroup)
    .where(eq(officeGroup.id, user.officeGroupId));
  const own = db
    .select({ own: account.preferences, version: account.preferencesVersion })
    .from(account)
    .where(eq(account.id, user.accountId));
  const [ofGroup] = await (locked.includes('group') ? group.for('update') : group);
  const [mine] = await (locked.includes('own') ? own.for('update') : own);
  if (!ofGroup || !mine) throw notFound();
  return { own: mine.own, shared: ofGroup.shared, version: ofGroup.version + mine.version };
}

/** Returns the preferences that a user may read: visitors of the demo mode get no PIN of home tests. */
const shown = ({ visit, preferences }: Identity, { own, shared, version }: ReadPreferences): StoredPreferences => ({
  ...effectivePreferences(shared, own),
  ...(preferences.enable_zero_pii && { enable_zero_pii: true }),
  ...(visit && { home_test_pin: null }),
  version,
});

/** Returns whether someone in the office group uses the demo mode: visitors' data travel in plain (PII-11). */
async function isSomebodyInDemoMode(db: Db, { officeGroupId, flags }: Identity): Promise<boolean> {
  const isOn = sql`${account.preferences} ->> 'enable_demo_mode' = 'true'`;
  const mine = eq(account.officeGroupId, officeGroupId);
  return (flags.demo_mode ?? false) && (await db.$count(account, and(mine, eq(account.active, true), isOn))) > 0;
}
