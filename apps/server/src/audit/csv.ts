import { and, sql } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { audit } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { BYTE_ORDER_MARK, csvLine } from '../lib/csvLine.ts';
import { actorName } from './present.ts';
import { type AuditFilter, auditScope, type SelectedAudit, selectAudit } from './select.ts';

/** Rows read at once. */
const BATCH = 1000;
/** HTTP statuses from here on say that it was not done. */
const REFUSED = 400;

const COLUMNS: Readonly<Record<string, (row: SelectedAudit, filter: AuditFilter) => string | number | null>> = {
  id: ({ id }) => id,
  at: ({ moment }) => moment,
  actor_kind: ({ actorKind }) => actorKind,
  actor_id: ({ actorId }) => actorId,
  actor_name: actorName,
  action: ({ action }) => action,
  result: ({ result }) => result,
  times: ({ times }) => times,
  // whoever asks for one patient passes on no other
  patient_ids: ({ patientIds }, { patient }) => patient ?? patientIds.join(' '),
  object_kind: ({ objectKind }) => objectKind,
  // what was refused names whatever was asked for, which may be of another office group
  object_ids: ({ objectIds, result }) => (result < REFUSED ? objectIds.join(' ') : null),
  address: ({ address }) => address,
  request_id: ({ requestId }) => requestId,
  chain_position: ({ position }) => position,
  chain_hash: ({ hash }) => hash,
};

/** The audit rows as a CSV file with a heading, the newest first: read some at a time, however many there are. */
export async function* csvOf(db: Db, user: Identity, filter: AuditFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS));
  const scope = auditScope(user, filter);
  for (let last: SelectedAudit | undefined; ;) {
    const older = last && sql`(${audit.at}, ${audit.id}) < (${last.moment}::timestamptz, ${last.id})`;
    const rows = await selectAudit(db).where(and(scope, older)).limit(BATCH);
    last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(Object.values(COLUMNS).map((column) => column(row, filter)))).join('');
  }
}
