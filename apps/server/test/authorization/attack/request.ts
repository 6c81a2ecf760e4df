import { type Call, type CallName, calls } from '@isopter/contract';
import * as z from 'zod/mini';
import type { Rule } from './rule.ts';

/** A call as it goes over the wire. */
export interface Request {
  method: Call['method'];
  url: string;
  /** JSON, if nothing else is said. */
  body?: string;
  /** Content type of the body. */
  type?: string;
}

/** The fields of path, query and body that a call declares. */
export const fieldsOf = (schema: z.ZodMiniType | undefined): string[] =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Returns the fields that take a list. */
const listsOf = (schema: z.ZodMiniType | undefined): string[] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([field, part]) =>
    typeof part === 'object' && part.type === 'array' ? [field] : [],
  );
};

/** Returns a value as in a URL. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Writes a call with its ids and the other values its rule names, each where the contract has it. */
export function requestOf(
  name: CallName,
  { send = {}, instead = {}, beside = {}, file }: Rule,
  ids: Record<string, string>,
): Request {
  const call: Call = calls[name];
  const replaced = Object.entries(instead).flatMap(([field, other]) => (field in ids ? [other] : []));
  const values: Record<string, unknown> = { ...send, ...ids };
  for (const field of replaced) delete values[field];
  for (const field of listsOf(call.body))
    if (field in ids) values[field] = [field in beside ? { id: ids[field], ...beside[field] } : ids[field]];
  const inPath = fieldsOf(call.params);
  const path = call.path.replaceAll(/:(\w+)/g, (_, field: string) => encodeURIComponent(written(values[field])));
  const others = Object.entries(values).filter(([field]) => !inPath.includes(field));
  const ofQuery = call.body ? fieldsOf(call.query) : others.map(([field]) => field);
  const query = new URLSearchParams(
    others.flatMap(([field, value]) => (ofQuery.includes(field) ? [[field, written(value)]] : [])),
  );
  if (file) return { method: call.method, url: path, ...formOf(Object.fromEntries(others), file) };
  return {
    method: call.method,
    url: query.size > 0 ? `${path}?${query}` : path,
    ...(call.body && {
      body: JSON.stringify(Object.fromEntries(others.filter(([field]) => !ofQuery.includes(field)))),
    }),
  };
}

const BOUNDARY = 'isopter-attack';

/** A form with a file behind its fields. */
function formOf(fields: Record<string, unknown>, [field, content]: NonNullable<Rule['file']>) {
  const head = (disposition: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  const parts = Object.entries(fields).map(([name, value]) => `${head(`name="${name}"`)}${written(value)}\r\n`);
  const body = `${parts.join('')}${head(`name="${field}"; filename="a.pdf"`)}${content}\r\n--${BOUNDARY}--\r\n`;
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, body };
}

/** Keys of a record, such as ages by test, name nothing that a call reads or changes. */
const withoutKeys = (key: string, value: unknown): unknown => (key === 'propertyNames' ? undefined : value);

/** Every field of a call that takes an id, however deep in it. */
export function idFieldsOf({ params, query, body, form }: Call): string[] {
  const found = new Set<string>();
  for (const schema of [params, query, body, form]) {
    for (const io of schema ? (['input', 'output'] as const) : []) {
      const { properties = {} } = z.toJSONSchema(schema!, { io, unrepresentable: 'any' }) as {
        properties?: Record<string, unknown>;
      };
      for (const [field, part] of Object.entries(properties)) {
        if (JSON.stringify(part, withoutKeys).includes('"format":"uuid"')) found.add(field);
      }
    }
  }
  return [...found];
}
