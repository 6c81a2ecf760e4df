import { grantsAdmin } from '@isopter/contract';
import { belongsTo } from '../../access/auth/access.ts';
import { tellOfNames } from '../../access/auth/letters/letters.ts';
import { tellOfAdmin } from '../../access/auth/letters/protectionLetters.ts';
import { createEmployee, readEmployee, readToManage, updateEmployee } from './keep.ts';
import { listEmployees } from './list.ts';
import { presentEmployee } from './present.ts';
import { closeDoors, removeEmployee } from './remove.ts';
import { reinstateEmployee, suspendEmployee } from './suspend.ts';
import { inviteAgain } from './welcome.ts';
import type { Identity } from '../../access/auth/identity.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { forbidden, refused } from '../../platform/lib/errors.ts';
import type { ClinicServices } from '../services.ts';
import { readToRemove } from '../support/people.ts';
import { noteEnded } from '../../access/live/tellEnded.ts';
import { letterSender } from './welcomeLetters.ts';

/** The people of an office group, for its admins and those of its offices [ORG-05 to ORG-11]. */
export function employeeCalls(services: ClinicServices): Handlers {
  const { bus } = services;
  const letters = letterSender(services);
  const hasDuo = services.duo !== undefined;
  const read = async (db: Db, user: Identity, id: string) =>
    presentEmployee(await readEmployee(db, user, id, hasDuo), user);

  return {
    listEmployees: ({ db, user, query: { limit, offset, ...query } }) =>
      listEmployees(db, user, query, hasDuo, { limit, offset }),

    getEmployee: ({ db, user, params }) => read(db, user, params.id),

    /** In office groups with SSO users are invited instead [ORG-05]. */
    async createEmployee(call) {
      const { db, user, body, concerns, after } = call;
      if (user.flags.enable_sso) throw forbidden('Users of this office group are invited.');
      const isAdmin = grantsAdmin([], body.groups);
      if (isAdmin) await call.requiresStepUp();
      const isInvited = letters.canSend && !body.password;
      const id = await createEmployee(db, user, body, isInvited);
      concerns({ objectKind: 'account', objectIds: [id] });
      if (isInvited) await letters.give(id, 'welcome', call);
      if (isAdmin) after(() => tellOfAdmin(services, id, user.officeGroupId, user.accountId));
      return read(db, user, id);
    },

    async updateEmployee({ db, user, params, body, requiresStepUp, concerns, after }) {
      const { groups, ...former } = await readToManage(db, user, params.id);
      await updateEmployee(db, user, params.id, body, requiresStepUp, hasDuo);
      const changed = await read(db, user, params.id);
      concerns({ objectKind: 'account', objectIds: [changed.id] });
      const { id, username, email, phone_number: phoneNumber = null } = changed;
      after(() => tellOfNames(services, id, former, { username, email, phoneNumber }));
      if (grantsAdmin(groups, changed.groups)) {
        after(() => tellOfAdmin(services, id, user.officeGroupId, user.accountId));
      }
      return changed;
    },

    /** Support can delete users of any office group [SUP-06]. */
    async deleteEmployee({ db, user, params, concerns, adds, after }) {
      const row = belongsTo(user, ['SUPPORT_BASIC'])
        ? await readToRemove(db, user, params.id)
        : await readToManage(db, user, params.id);
      const digests = await removeEmployee(db, row);
      concerns({ objectKind: 'account', objectIds: [params.id], officeGroupId: row.officeGroupId });
      noteEnded(bus, { adds, after }, { accountId: params.id, digests });
      return undefined;
    },

    async suspendEmployee(call) {
      const { db, user, params, concerns } = call;
      const { id, ...row } = await readToManage(db, user, params.id);
      const digests = await suspendEmployee(db, user, { id, ...row });
      concerns({ objectKind: 'account', objectIds: [id] });
      noteEnded(bus, call, { accountId: id, digests });
      return read(db, user, id);
    },

    async reinstateEmployee({ db, user, params, concerns }) {
      await reinstateEmployee(db, await readToManage(db, user, params.id));
      concerns({ objectKind: 'account', objectIds: [params.id] });
      return read(db, user, params.id);
    },

    async resendEmployeeInvitation(call) {
      const { db, user, params, concerns } = call;
      if (user.flags.enable_sso) throw forbidden('Users of this office group have no password here.');
      const row = await readToManage(db, user, params.id);
      letters.require();
      await inviteAgain(db, row);
      concerns({ objectKind: 'account', objectIds: [row.id] });
      await letters.give(row.id, 'welcome', call);
      return undefined;
    },

    async resetEmployeePassword(call) {
      const { db, user, params, concerns } = call;
      if (user.flags.enable_sso) throw forbidden('Users of this office group have no password here.');
      const { id, suspended } = await readToManage(db, user, params.id);
      letters.require();
      if (suspended) throw refused('Suspended', 'This account is suspended. Reinstate it first.');
      const digests = await closeDoors(db, id);
      concerns({ objectKind: 'account', objectIds: [id] });
      noteEnded(bus, call, { accountId: id, digests });
      await letters.give(id, 'givenReset', call);
      return undefined;
    },
  };
}
