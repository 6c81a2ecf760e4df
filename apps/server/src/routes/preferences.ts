import type { Preferences } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import { maySetSharedPreferences } from '../auth/access.ts';
import { customBundleScope, deviceScope, personScope } from '../auth/scope.ts';
import type { OfficeGroupFlags } from '../db/people.ts';
import { account, customBundle, device, officeGroup, person } from '../db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { forbidden, invalid, invalidField } from '../lib/errors.ts';
import { splitPreferences } from '../preferences/preferences.ts';
import { fixedExamDateProblem } from '../tests/rules.ts';

/** What only office groups with a flag may turn on [ROLE-03, ROLE-04, PREF-03, PREF-14]. */
const GATED = [
  ['enable_zero_pii', 'enable_zero_pii'],
  ['enable_demo_mode', 'demo_mode'],
  ['disable_pi', 'enterprise_security'],
  ['on_prem_pii_agent_url', 'enable_on_prem_pii_agent'],
  ['max_external_low_confidence_sensitivities', 'research_mode'],
] as const satisfies [keyof Preferences, keyof OfficeGroupFlags][];

export const preferenceCalls: Handlers = {
  getPreferences: ({ user }) => Promise.resolve(user.preferences),

  /** Whatever is left out stays; what PREF-02 names is for office-group admins [PREF-13, PREF-15]. */
  async updatePreferences({ db, user, body, concerns }) {
    const { shared, own } = splitPreferences(body);
    if (Object.keys(shared).length > 0 && !maySetSharedPreferences(user)) throw forbidden();
    const problem = fixedExamDateProblem(body.fixed_exam_date);
    if (problem) throw invalidField('fixed_exam_date', problem);
    for (const [field, flag] of GATED) {
      // What is on stays on, and can always be turned off.
      const isTurnedOn = body[field] && body[field] !== user.preferences[field];
      if (isTurnedOn && !user.flags[flag]) throw invalidField(field, 'This is not available in your office group.');
    }
    const after = { ...user.preferences, ...own };
    if (after.skip_convergence_testing && after.use_automated_convergence) {
      throw invalidField('use_automated_convergence', 'Skipped and automated convergence exclude each other.');
    }
    const unknown: Record<string, string[]> = {};
    if (body.device) {
      const [row] = await db
        .select({ id: device.id })
        .from(device)
        .where(and(deviceScope(db, user), eq(device.id, body.device)));
      if (!row) unknown['device'] = ['This choice does not exist.'];
    }
    if (body.operator) {
      const [row] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(personScope(user), eq(person.id, body.operator), eq(person.kind, 'operator')));
      if (!row) unknown['operator'] = ['This choice does not exist.'];
    }
    if (body.custom_test_bundle_type) {
      const [row] = await db
        .select({ id: customBundle.id })
        .from(customBundle)
        .where(and(customBundleScope(db, user), eq(customBundle.id, body.custom_test_bundle_type)));
      if (!row) unknown['custom_test_bundle_type'] = ['This choice does not exist.'];
    }
    if (Object.keys(unknown).length > 0) throw invalid(unknown);

    if (Object.keys(own).length > 0) {
      const [row] = await db
        .select({ stored: account.preferences })
        .from(account)
        .where(eq(account.id, user.accountId))
        .for('update');
      await db
        .update(account)
        .set({ preferences: { ...row?.stored, ...own } })
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
};
