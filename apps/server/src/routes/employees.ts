import { and, asc, count, eq, exists, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { sendGiven, type Occasion, tellOf } from '../auth/letters.ts';
import { foreignOffices } from '../auth/offices.ts';
import { giveLink } from '../auth/reset.ts';
import { employeeScope, managedOffices } from '../auth/scope.ts';
import { account, accountOffice } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { createEmployee, readEmployee, readToManage, updateEmployee } from '../employees/keep.ts';
import { presentEmployee, selectEmployees } from '../employees/present.ts';
import { closeDoors, removeEmployee } from '../employees/remove.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { ApiError, forbidden, notFound } from '../lib/errors.ts';
import { containing } from '../lib/like.ts';
import { readToRemove } from '../support/people.ts';
import { brandOf } from '../reports/request.ts';
import type { CallServices } from '../services.ts';
import { noteEnded } from './tellEnded.ts';

/** The people of an office group, for its admins and those of its offices [ORG-05 to ORG-11]. */
export function employeeCalls(services: CallServices): Handlers {
  const { bus, outbox = {}, address, brandsDirectory, background } = services;
  const canSend = Boolean(outbox.sendLetter && address);

  /** Opens a way to a password with the change, and sends it after the answer. */
  async function give(id: string, occasion: Occasion, { db, user, request, after }: Giving): Promise<void> {
    if (!canSend) return;
    const issued = await giveLink(db, id);
    const product = (await brandOf(request, brandsDirectory))?.name ?? 'Isopter';
    const language = occasion === 'welcome' ? user.preferences.app_language : undefined;
    after(() =>
      background.run('sending the way to a password', () =>
        sendGiven(services.db, issued, occasion, { outbox, address, product }, language),
      ),
    );
  }

  return {
    async listEmployees({ db, user, query }) {
      if (query.office && (await foreignOffices(db, user, [query.office])).length > 0) throw notFound();
      const where = and(
        employeeScope(db, user),
        query.search ? ilike(FOUND_BY, containing(query.search)) : undefined,
        query.office ? worksIn(db, user, [query.office]) : undefined,
        query.offices__in ? worksIn(db, user, query.offices__in) : undefined,
      );
      const rows = await selectEmployees(db)
        .where(where)
        .orderBy(asc(account.lastName), asc(account.firstName), asc(account.id))
        .limit(query.limit)
        .offset(query.offset);
      const [total] = await db.select({ count: count() }).from(account).where(where);
      return { results: rows.map((row) => presentEmployee(row, user)), count: total?.count ?? 0 };
    },

    async getEmployee({ db, user, params }) {
      return presentEmployee(await readEmployee(db, user, params.id), user);
    },

    /** Where people sign in by SSO they are invited, not added [ORG-05]. */
    async createEmployee(call) {
      const { db, user, body, concerns } = call;
      if (user.flags.enable_sso) throw forbidden('Users of this office group are invited.');
      const made = await createEmployee(db, user, body);
      concerns({ objectKind: 'account', objectIds: [made.id] });
      if (!body.password) await give(made.id, 'welcome', call);
      return made;
    },

    async updateEmployee({ db, user, params, body, asksKey, concerns, after }) {
      const { email: former } = await readToManage(db, user, params.id);
      const changed = await updateEmployee(db, user, params.id, body, asksKey);
      concerns({ objectKind: 'account', objectIds: [changed.id] });
      const { id, email } = changed;
      if (email !== former) after(() => tellOf(services, id, 'emailChanged', { email }, former));
      return changed;
    },

    /** Support removes whom it serves, of whatever office group [SUP-06]. */
    async deleteEmployee({ db, user, params, concerns, adds, after }) {
      const row = belongsTo(user, ['SUPPORT_BASIC'])
        ? await readToRemove(db, user, params.id)
        : await readToManage(db, user, params.id);
      const digests = await removeEmployee(db, row);
      concerns({ objectKind: 'account', objectIds: [params.id], officeGroupId: row.officeGroupId });
      noteEnded(bus, { adds, after }, { accountId: params.id, digests });
      return undefined;
    },

    async resetEmployeePassword(call) {
      const { db, user, params, concerns } = call;
      if (user.flags.enable_sso) throw forbidden('Users of this office group have no password here.');
      const { id } = await readToManage(db, user, params.id);
      if (!canSend) throw new ApiError(501, { detail: 'This server sends no letters.', name: 'NotImplemented' });
      const digests = await closeDoors(db, id);
      concerns({ objectKind: 'account', objectIds: [id] });
      noteEnded(bus, call, { accountId: id, digests });
      await give(id, 'givenReset', call);
      return undefined;
    },
  };
}

type Giving = Pick<CallContext<'createEmployee' | 'resetEmployeePassword'>, 'db' | 'user' | 'request' | 'after'>;

/** A person is found by their full name, either name first, by e-mail and by user name. */
const FOUND_BY = sql`concat_ws(' ', ${account.firstName}, ${account.lastName}, ${account.firstName},
  ${account.email}, ${account.username})`;

/** Who works in one of some offices; of others than the user's own nothing is told [ORG-07]. */
function worksIn(db: Db, user: Identity, offices: readonly string[]): SQL {
  const own = managedOffices(user);
  const asked = belongsTo(user, ['OFFICE_GROUP_ADMIN']) ? offices : offices.filter((id) => own.includes(id));
  return exists(
    db
      .select({ one: sql`1` })
      .from(accountOffice)
      .where(and(eq(accountOffice.accountId, account.id), inArray(accountOffice.officeId, [...asked]))),
  );
}
