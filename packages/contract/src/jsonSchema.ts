import * as z from 'zod/mini';

/** A JSON document or a part of one. */
export type Json = { [key: string]: unknown };
type Direction = 'input' | 'output';

const COMPONENTS = '#/components/schemas/';
/** The formats for which the pattern is omitted, because they are self-explanatory. */
const PLAIN_FORMATS = new Set<unknown>(['uuid', 'date', 'date-time', 'email']);

const options = (io: Direction) => ({
  io,
  unrepresentable: 'any' as const,
  override: ({ jsonSchema: json }: { jsonSchema: Json }) => {
    if (PLAIN_FORMATS.has(json['format'])) delete json['pattern'];
    if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
    if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  },
});

/** Converts a schema to JSON Schema; schemas named in the global registry are referenced. */
export function jsonSchema(schema: z.ZodMiniType, io: Direction = 'input'): Json {
  const json = z.toJSONSchema(schema, options(io));
  return pointAtComponents(without(json, '$schema', '$defs')) as Json;
}

/** Every schema of the global registry by its name. */
export function componentSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...options('input'), uri: (id) => COMPONENTS + id });
  const entries = Object.entries(schemas).map(([name, json]) => [name, without(json, '$schema', '$id')] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function without(json: object, ...keys: string[]): Json {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !keys.includes(key)));
}

function pointAtComponents(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(pointAtComponents);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/$defs/', COMPONENTS)]
        : [key, pointAtComponents(value)],
    ),
  );
}
