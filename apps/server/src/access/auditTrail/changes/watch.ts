import type { AuditChange, CallName } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Identity } from '../../auth/identity.ts';
import type { Db } from '../../../platform/db/store.ts';
import { isInZeroPii } from '../../preferences/zeroPii.ts';
import { changesBetween, type Stored } from './diff.ts';
import { EXTRA_FIELDS, FIELDS, type Policy } from './fields.ts';
import { type Target, TARGETS } from './targets.ts';

interface Input {
  params: unknown;
  body: unknown;
  user: Identity | undefined;
}

/**
 * Reads what a call is about to change.
 * @returns a function that, once the call is done, returns its changes; given the objects the call names
 */
export async function watchChanges(
  db: Db,
  name: CallName,
  input: Input,
): Promise<(objectIds: readonly string[] | undefined) => Promise<AuditChange[]>> {
  const targets = (TARGETS as Partial<Record<CallName, readonly Target[] | string>>)[name];
  if (!targets || typeof targets === 'string') return () => Promise.resolve([]);
  const before: (Found | undefined)[] = [];
  for (const target of targets) before.push(await read(db, target, input, undefined));
  return async (objectIds) => {
    const changes: AuditChange[] = [];
    for (const [index, target] of targets.entries()) {
      const after = await read(db, target, input, objectIds?.[0]);
      const how = {
        isZeroPii: (after ?? before[index])?.isZeroPii ?? true,
        isMade: target.id === 'made',
        isPart: target.by !== undefined,
      };
      changes.push(...changesBetween(target.table, before[index]?.row, after?.row, how));
    }
    return changes;
  };
}

interface Found {
  row: Stored;
  /** The row's office group uses zero-PII mode. Support changes accounts of other office groups than its own. */
  isZeroPii: boolean;
}

async function read(db: Db, target: Target, input: Input, made: string | undefined): Promise<Found | undefined> {
  const id = idOf(target, input, made);
  if (!z.safeParse(z.uuid(), id).success) return undefined;
  const columns = Object.entries<Policy>(FIELDS[target.table]).filter(([, policy]) => policy !== 'none');
  const fields = [
    ...columns.map(([column]) => `'${column}', t."${column}"`),
    ...Object.entries(EXTRA_FIELDS[target.table] ?? {}).map(([field, value]) => `'${field}', ${value}`),
  ];
  const more = Object.entries(target.and ?? {}).map(
    ([column, from]) => sql` and t.${sql.identifier(column)}::text = ${String(fieldOf(input, from))}`,
  );
  const { rows } = (await db.execute(
    sql`select jsonb_build_object(${sql.raw(fields.join(', '))}) as row,
        coalesce((select ${isInZeroPii('g')} from office_group g
          where g.id = coalesce((to_jsonb(t) ->> 'office_group_id')::uuid, ${input.user?.officeGroupId ?? null}::uuid)
        ), false) as "isZeroPii"
      from ${sql.identifier(target.table)} t
      where t.${sql.identifier(target.by ?? 'id')} = ${id}::uuid${sql.join(more)}`,
  )) as unknown as { rows: Found[] };
  return rows[0];
}

function idOf({ id }: Target, input: Input, made: string | undefined): unknown {
  if (id === 'made') return made;
  if (id === 'self') return input.user?.accountId;
  if (id === 'group') return input.user?.officeGroupId;
  return fieldOf(input, id === 'params' ? { params: 'id' } : id);
}

const fieldOf = ({ params, body }: Input, from: { params: string } | { body: string }): unknown =>
  'params' in from
    ? (params as Record<string, unknown> | undefined)?.[from.params]
    : (body as Record<string, unknown> | null)?.[from.body];
