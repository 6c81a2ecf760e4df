import { and, eq } from 'drizzle-orm';
import { maySetSharedPreferences } from '../auth/access.ts';
import { customBundleScope, deviceScope, personScope } from '../auth/scope.ts';
import { account, customBundle, device, officeGroup, person, securityKey } from '../db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { forbidden, invalid } from '../lib/errors.ts';
import { splitPreferences, withOwn } from '../preferences/preferences.ts';
import { preferenceProblems } from '../preferences/rules.ts';
import type { Services } from '../services.ts';

const UNKNOWN = 'This choice does not exist.';

export const preferenceCalls = ({ demoPin }: Pick<Services, 'demoPin'>): Handlers => ({
  getPreferences: ({ user }) => Promise.resolve(user.preferences),

  /** Whatever is left out stays; what PREF-02 names is for office-group admins [PREF-13, PREF-15]. */
  async updatePreferences({ db, user, body, concerns }) {
    const { shared, own } = splitPreferences(body);
    if (Object.keys(shared).length > 0 && !maySetSharedPreferences(user)) throw forbidden();
    const problems = preferenceProblems(user.preferences, body, user.flags);
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
      // nobody could sign in with a key there is not [PREF-06]
      const own = await db.$count(securityKey, eq(securityKey.accountId, user.accountId));
      if (own === 0) problems.enable_webauthn = ['Add a security key first.'];
    }
    // nobody would come out of it again
    if (body.enable_demo_mode && !user.preferences.enable_demo_mode && demoPin === undefined) {
      problems.enable_demo_mode = ['This server has no PIN for the demo mode.'];
    }
    if (Object.keys(problems).length > 0) throw invalid(problems);

    if (Object.keys(own).length > 0) {
      const [row] = await db
        .select({ stored: account.preferences })
        .from(account)
        .where(eq(account.id, user.accountId))
        .for('update');
      await db
        .update(account)
        .set({ preferences: withOwn(row?.stored ?? {}, own) })
        .where(eq(account.id, user.accountId));
    }
    if (Object.keys(shared).length > 0) {
      const group = eq(officeGroup.id, user.officeGroupId);
      const [row] = await db.select({ stored: officeGroup.preferences }).from(officeGroup).where(group).for('update');
      await db
        .update(officeGroup)
        .set({ preferences: { ...row?.stored, ...shared } })
        .where(group);
    }
    concerns({ objectKind: 'preferences', objectIds: [user.accountId] });
    return undefined;
  },
});
