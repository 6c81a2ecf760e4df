import type { AuditChange } from '@isopter/contract';
import { and, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { audit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { canonicalAddress } from '../../platform/lib/address.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../platform/lib/csvLine.ts';
import { actorName } from './present.ts';
import { type AuditFilter, auditScope, REFUSED, type SelectedAudit, selectAudit } from './select.ts';

/** Rows read at once. */
const BATCH = 1000;

const COLUMNS: Readonly<Record<string, (row: SelectedAudit, filter: AuditFilter) => string | number | null>> = {
  id: ({ id }) => id,
  at: ({ moment }) => moment,
  actor_kind: ({ actorKind }) => actorKind,
  actor_id: ({ actorId }) => actorId,
  actor_name: actorName,
  action: ({ action }) => action,
  result: ({ result }) => result,
  times: ({ times }) => times,
  last_at: ({ until }) => until?.toISOString() ?? null,
  // with a filter by patient, no other patient's id is exported
  patient_ids: ({ patientIds }, { patient }) => patient ?? patientIds.join(' '),
  object_kind: ({ objectKind }) => objectKind,
  // what was refused names whatever was asked for, which may be of another office group
  object_ids: ({ objectIds, result }) => (result < REFUSED ? objectIds.join(' ') : null),
  changes: ({ changes }) => changes?.map(changeText).join('; ') ?? null,
  address: ({ address }) => address && canonicalAddress(address),
  request_id: ({ requestId }) => requestId,
  chain_position: ({ position }) => position,
  chain_hash: ({ hash }) => hash,
};

/** A change as "field: old → new", with quoted values; the field alone where its values are not recorded. */
const changeText = ({ field, from, to }: AuditChange): string =>
  from === undefined && to === undefined
    ? field
    : `${field}: ${JSON.stringify(from ?? null)} → ${JSON.stringify(to ?? null)}`;

/** The audit rows as a CSV file with a heading, the newest first: read some at a time, however many there are. */
export async function* csvOf(db: Db, user: Identity, filter: AuditFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(Object.keys(COLUMNS));
  const scope = auditScope(user, filter);
  for (let last: SelectedAudit | undefined; ;) {
    const older = last && sql`(${audit.at}, ${audit.id}) < (${last.moment}::timestamptz, ${last.id})`;
    const rows = await selectAudit(db, filter.patient).where(and(scope, older)).limit(BATCH);
    last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(Object.values(COLUMNS).map((column) => column(row, filter)))).join('');
  }
}
