import { and, eq } from 'drizzle-orm';
import { maySetSharedPreferences } from '../auth/access.ts';
import { deviceScope, personScope } from '../auth/scope.ts';
import { account, device, officeGroup, person } from '../db/schema.ts';
import type { Handlers } from '../http/calls.ts';
import { forbidden, invalid, invalidField } from '../http/errors.ts';
import { splitPreferences } from '../preferences/preferences.ts';
import { fixedExamDateProblem } from '../tests/rules.ts';

export const preferenceCalls: Handlers = {
  getPreferences: ({ user }) => Promise.resolve(user.preferences),

  /** Whatever is left out stays; what PREF-02 names is for office-group admins [PREF-13, PREF-15]. */
  async updatePreferences({ db, user, body, concerns }) {
    const { shared, own } = splitPreferences(body);
    if (Object.keys(shared).length > 0 && !maySetSharedPreferences(user)) throw forbidden();
    const problem = fixedExamDateProblem(body.fixed_exam_date);
    if (problem) throw invalidField('fixed_exam_date', problem);
    if (body.enable_zero_pii && !user.flags.enable_zero_pii) {
      throw invalidField('enable_zero_pii', 'Zero-PII mode is not available.');
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
