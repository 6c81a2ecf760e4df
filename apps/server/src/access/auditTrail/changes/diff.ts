import type { AuditChange } from '@isopter/contract';
import { EXTRA_FIELDS, FIELDS, KEY_POLICIES, type Policy, type RecordedTable } from './fields.ts';

/** A stored row by its columns; undefined when there is none. */
export type Stored = Readonly<Record<string, unknown>> | undefined;

/** Longer values are cut. */
const LONGEST = 200;

/**
 * Returns the recordable changes between two states of a row. A deleted row has no changes; its action says that it is gone.
 * @param options.isMade whether the call made the object: fields without recorded values are not listed then
 * @param options.isPart whether the row is a part of an object that stays when the row goes
 */
export function changesBetween(
  table: RecordedTable,
  before: Stored,
  after: Stored,
  { isZeroPii = false, isMade = false, isPart = false } = {},
): AuditChange[] {
  if (!after && !isPart) return [];
  const policies: Readonly<Record<string, Policy>> = FIELDS[table];
  const columns = Object.entries(policies).flatMap(([column, policy]) =>
    policy === 'keys'
      ? keysOf(before?.[column], after?.[column])
      : [[column, policy, before?.[column], after?.[column]]],
  ) as Field[];
  const extras = Object.keys(EXTRA_FIELDS[table] ?? {}).map((name): Field => [
    name,
    'value',
    before?.[name],
    after?.[name],
  ]);
  return [...columns, ...extras].flatMap(([field, policy, from, to]) => {
    const [old, now] = [textOf(from), textOf(to)];
    if (policy === 'none' || old === now) return [];
    const isValue = policy === 'value' || (policy === 'personal' && !isZeroPii);
    if (isValue) return { field, from: cut(old), to: cut(now) };
    return isMade ? [] : { field };
  });
}

type Field = [name: string, policy: Policy, from: unknown, to: unknown];

/** The keys of a JSON object as fields. */
function keysOf(before: unknown, after: unknown): Field[] {
  const [old, now] = [(before ?? {}) as Record<string, unknown>, (after ?? {}) as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((key) => [
    key,
    KEY_POLICIES[key] ?? 'value',
    old[key],
    now[key],
  ]);
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((one) => textOf(one)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

const cut = (text: string | null): string | null =>
  text !== null && text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
