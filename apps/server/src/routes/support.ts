import { tellOf } from '../auth/letters.ts';
import { assignToOga, updateEmail } from '../employees/support.ts';
import type { Handlers } from '../http/calls.ts';
import { USUAL_LIMITS } from '../lib/weekly.ts';
import type { CallServices } from '../services.ts';

/** What support does for the people of all office groups; it stands in the access log of theirs [SUP-02, SUP-06]. */
export function supportCalls(services: CallServices): Handlers {
  const { weeklyLimits = USUAL_LIMITS } = services;
  return {
    async assignUserToOga({ db, params, concerns }) {
      const officeGroupId = await assignToOga(db, params.id, weeklyLimits.ogas);
      concerns({ objectKind: 'account', objectIds: [params.id], officeGroupId });
      return undefined;
    },

    async updateUserEmail({ db, params, body: { email }, concerns, after }) {
      const { officeGroupId, former } = await updateEmail(db, params.id, email, weeklyLimits.emails);
      concerns({ objectKind: 'account', objectIds: [params.id], officeGroupId });
      after(() => tellOf(services, params.id, 'emailChanged', { email }, former));
      return undefined;
    },
  };
}
