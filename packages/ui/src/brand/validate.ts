import type { BrandProblem } from './Brand.ts';
import { shown } from './readJson.ts';
import type { Schema } from './schema.ts';

const NOUN = { object: 'an object', string: 'a text', number: 'a number' } as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Yields every deviation of `value` from the schema. */
export function* validate(value: unknown, schema: Schema, path = ''): Generator<BrandProblem> {
  const problem = (message: string): BrandProblem => ({ path, message });
  const asSaid = (fallback: string): BrandProblem => problem(schema.errorMessage ?? fallback);
  if ('const' in schema && value !== schema.const) yield asSaid(`must be ${JSON.stringify(schema.const)}`);
  if (schema.enum && !schema.enum.includes(value)) yield asSaid(`must be one of ${schema.enum.join(', ')}`);
  if (schema.anyOf?.every((one) => !validate(value, one).next().done)) yield asSaid('is none of what is possible here');
  if (schema.type === undefined) return;
  if (schema.type === 'object' ? !isObject(value) : typeof value !== schema.type) {
    yield problem(`must be ${NOUN[schema.type]}`);
  } else if (isObject(value)) yield* validateMembers(value, schema, path);
  else if (typeof value === 'string') yield* validateText(value, schema, path);
  else if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = schema;
    if (value < minimum || value > maximum) yield asSaid(`must be a number from ${minimum} to ${maximum}`);
  }
}

function* validateMembers(value: Record<string, unknown>, schema: Schema, path: string): Generator<BrandProblem> {
  const known = schema.properties ?? {};
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  for (const key of schema.required ?? [])
    if (!Object.hasOwn(value, key)) yield { path: at(key), message: 'is missing' };
  for (const [key, member] of Object.entries(value)) {
    const one = Object.hasOwn(known, key) ? known[key] : undefined;
    if (one) yield* validate(member, one, at(key));
    else yield { path: at(shown(key)), message: `is not known; here may be ${Object.keys(known).join(', ')}` };
  }
}

function* validateText(value: string, schema: Schema, path: string): Generator<BrandProblem> {
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  // as JSON Schema counts: characters, not halves of a surrogate pair
  const length = value.length <= maxLength ? value.length : Array.from(value).length;
  if (length < minLength) yield { path, message: 'must not be empty' };
  else if (length > maxLength)
    yield { path, message: `is ${length} characters long; at most ${maxLength} are possible` };
  else if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    yield { path, message: schema.errorMessage ?? 'is not written as it must be' };
}
