import type { AuditChange } from '@isopter/contract';
import { canonicalAddress } from '../../platform/lib/address.ts';
import { audit } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Identity } from './identity.ts';

/** An account, and the office group of its audit row. */
export type Person = Pick<Identity, 'accountId' | 'officeGroupId'>;

/** One thing that was done or refused, for the audit table [SRV-03]. */
export interface AuditEntry {
  action: string;
  /** HTTP status of the answer. */
  result: number;
  /** Number of equal calls that the row counts. */
  times?: number;
  actor: Person | { deviceId: string; officeGroupId: string } | 'server' | 'anonymous';
  /** The office group of the row, if it is not the actor's. */
  officeGroupId?: string | undefined;
  objectKind?: string | undefined;
  objectIds?: readonly string[];
  patientIds?: readonly string[];
  /** Fields that changed, with the values that may be recorded. */
  changes?: readonly AuditChange[];
  requestId?: string;
  address?: string;
}

/** Adds a row, which is rolled back with the transaction of the call. @returns the row's id */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<number> {
  const { actor, address, changes = [] } = entry;
  const [row] = await db
    .insert(audit)
    .values({
      action: entry.action,
      result: entry.result,
      times: entry.times,
      objectKind: entry.objectKind,
      objectIds: [...(entry.objectIds ?? [])],
      patientIds: [...new Set(entry.patientIds)],
      changes: changes.length > 0 ? [...changes] : null,
      requestId: entry.requestId,
      address: address === undefined ? undefined : canonicalAddress(address),
      ...(typeof actor === 'string'
        ? { actorKind: actor, officeGroupId: entry.officeGroupId }
        : {
            ...('deviceId' in actor
              ? { actorKind: 'device' as const, actorId: actor.deviceId }
              : { actorKind: 'account' as const, actorId: actor.accountId }),
            officeGroupId: entry.officeGroupId ?? actor.officeGroupId,
          }),
    })
    .returning({ id: audit.id });
  if (!row) throw new Error('the database added no audit row');
  return row.id;
}
