import type { CallInput } from '@isopter/contract';
import type { FastifyReply } from 'fastify';
import { belongsTo } from '../../access/auth/access.ts';
import { tellOf } from '../../access/auth/letters/letters.ts';
import { tellOfAdmin } from '../../access/auth/letters/protectionLetters.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { forbidden } from '../../platform/lib/errors.ts';
import { USUAL_LIMITS } from '../../platform/lib/weekly.ts';
import type { ClinicServices } from '../services.ts';
import { listSupportDevices, listSupportOffices, listSupportUsers, selectSupportUsers } from './lists.ts';
import { createCustomer } from './newCustomer.ts';
import { assignToOga, updateEmail } from './people.ts';
import { usersWorkbook } from './workbook.ts';

/** Calls of support for all office groups, audited in the access log of the office group [SUP-02 to SUP-06]. */
export function supportCalls(services: ClinicServices): Handlers {
  const { weeklyLimits = USUAL_LIMITS } = services;
  return {
    async listSupportUsers({ db, user, query, reply, concerns }) {
      const mayAct = belongsTo(user, ['SUPPORT_BASIC']);
      if (query.format === undefined) return listSupportUsers(db, query, mayAct);
      if (!mayAct) throw forbidden();
      concerns({ objectKind: 'account' });
      return saveUsers(db, query, reply);
    },

    listSupportOffices: ({ db, query }) => listSupportOffices(db, query),

    listSupportDevices: ({ db, query }) => listSupportDevices(db, query),

    async createOfficeGroup({ db, body, concerns }) {
      const { officeGroupId, accountId, password } = await createCustomer(db, body);
      concerns({ objectKind: 'account', objectIds: [accountId], officeGroupId });
      return { name: body.name, user: { username: body.user.username, password } };
    },

    async assignUserToOga({ db, user, params, concerns, after }) {
      const officeGroupId = await assignToOga(db, params.id, weeklyLimits.ogas);
      concerns({ objectKind: 'account', objectIds: [params.id], officeGroupId });
      after(() => tellOfAdmin(services, params.id, officeGroupId, user.accountId));
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

/** All users that are looked for, as a file [SUP-02]. */
async function saveUsers(
  db: Db,
  query: CallInput<'listSupportUsers'>['query'],
  reply: FastifyReply,
): Promise<Uint8Array> {
  void reply.header('content-disposition', 'attachment; filename="users.xlsx"');
  return usersWorkbook(await selectSupportUsers(db, query));
}
