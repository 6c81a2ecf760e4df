import { count } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { csvOf } from './csv.ts';
import { knownObjects } from './objects.ts';
import { isKnown, namedIn, namesOf, presentAudit } from './present.ts';
import { auditScope, selectAudit } from './select.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { audit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { totalOf } from '../../access/http/paging.ts';

/** The patient that was asked for; not one of another office group. */
const asked = async (db: Db, user: Identity, patient: string | undefined): Promise<string[]> =>
  patient !== undefined && (await isKnown(db, user, patient)) ? [patient] : [];

/** The access log, for admins of the office group; their reading is audited as well [OUR-140 to OUR-142]. */
export const auditCalls: Handlers = {
  async listAudit({ db, user, query, concerns }) {
    const where = auditScope(user, query);
    const rows = await selectAudit(db, query.patient).where(where).limit(query.limit).offset(query.offset);
    const total = await totalOf(rows.length, query, () => db.select({ count: count() }).from(audit).where(where));
    const shown = rows.map((row) => ({ row, named: namedIn(row, query.patient) }));
    const named = shown.flatMap((one) => one.named);
    // naming everybody it shows would fill the log of each patient with readers of the log
    concerns({ objectKind: 'audit', patientIds: await asked(db, user, query.patient) });
    const names = await namesOf(db, user, [...new Set(named)]);
    const known = await knownObjects(db, user.officeGroupId, rows);
    return { results: shown.map((one) => presentAudit(one.row, one.named, names, known)), count: total };
  },

  /** The file names no patient, so it can be passed on; the patient it was made for is in its own audit row. */
  async exportAudit({ db, user, query, reply, concerns }) {
    concerns({ objectKind: 'audit', patientIds: await asked(db, user, query.patient) });
    void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="access-log.csv"');
    return Readable.from(csvOf(db, user, query));
  },
};
