import { watchChanges } from '../../access/auditTrail/changes/watch.ts';
import { hashPassword } from '../../access/auth/passwords/password.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { foreignOffices } from '../../access/auth/offices.ts';
import { officeScope } from '../../access/auth/scope.ts';
import { office } from '../../platform/db/schema.ts';
import { changeEmployees, RECORDED_AS } from './bulk.ts';
import { employeesCsv } from './import/csvFile.ts';
import { checkEmployeesFile } from './import/importCheck.ts';
import { addEmployee } from './keep.ts';
import { listEmployees } from './list.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { forbidden, invalid, invalidField } from '../../platform/lib/errors.ts';
import { newSecret } from '../../platform/lib/secret.ts';
import type { ClinicServices } from '../services.ts';
import { noteEnded } from '../../access/live/tellEnded.ts';
import { letterSender } from './welcomeLetters.ts';

function requirePasswords({ flags }: Identity): void {
  if (flags.enable_sso) throw forbidden('Users of this office group are invited.');
}

/** Several users at once: changes, import and export [OUR-525, OUR-526]. */
export function severalEmployeesCalls(services: ClinicServices): Handlers {
  const { bus } = services;
  const letters = letterSender(services);

  return {
    async changeEmployees(call) {
      const { db, user, body, concerns, adds } = call;
      if (body.action === 'resend') {
        requirePasswords(user);
        letters.require();
      }
      const { office: target } = body;
      if (target !== undefined && (await foreignOffices(db, user, [target])).length > 0) {
        throw invalidField('office', 'Choose an office you administer.');
      }
      const results = await changeEmployees(db, user, body);
      const done = results.filter((one) => one.done);
      concerns({ objectKind: 'account', objectIds: done.map(({ id }) => id) });
      for (const { id, ended, changes } of done) {
        adds({ action: RECORDED_AS[body.action], objectKind: 'account', objectIds: [id], changes });
        noteEnded(bus, call, { accountId: id, digests: ended });
      }
      if (body.action === 'resend') {
        await letters.welcome(
          done.map(({ id }) => id),
          call,
        );
      }
      return { results };
    },

    async checkEmployeeImport({ db, user, body }) {
      requirePasswords(user);
      return checkEmployeesFile(db, user, body.csv);
    },

    /** All lines or none. */
    async importEmployees(call) {
      const { db, user, body, concerns, adds } = call;
      requirePasswords(user);
      const { problems, lines } = await checkEmployeesFile(db, user, body.csv);
      const fields = Object.fromEntries([
        ...problems.map(({ detail, line }) => [`${line ?? 'csv'}`, [detail]]),
        ...lines.flatMap(({ line, errors }) => errors.map(({ field, detail }) => [`${line}.${field}`, [detail]])),
      ]) as Record<string, string[]>;
      if (Object.keys(fields).length > 0) throw invalid(fields, 'Nothing was imported: some lines are not valid.');
      // the secret is thrown away, so all users can share one hash, which is slow to compute
      const passwordHash = await hashPassword(newSecret());
      const invited = letters.canSend ? new Date() : null;
      const ids: string[] = [];
      for (const { user: read } of lines) {
        if (!read) continue;
        const changesOf = await watchChanges(db, 'createEmployee', { user, params: {}, body: read });
        const id = await addEmployee(db, user, read, { passwordHash, invited });
        ids.push(id);
        adds({ action: 'createEmployee', objectKind: 'account', objectIds: [id], changes: await changesOf([id]) });
      }
      concerns({ objectKind: 'account', objectIds: ids });
      await letters.welcome(ids, call);
      return { imported: ids.length };
    },

    async exportEmployees({ db, user, query, reply, concerns }) {
      const { results } = await listEmployees(db, user, query, services.duo !== undefined);
      const offices = await db.select({ id: office.id, name: office.name }).from(office).where(officeScope(user));
      concerns({ objectKind: 'account', objectIds: results.map(({ id }) => id) });
      void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="users.csv"');
      return employeesCsv(results, new Map(offices.map(({ id, name }) => [id, name])));
    },
  };
}
