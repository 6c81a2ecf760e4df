import * as z from 'zod/mini';

/**
 * The same schema, but an unknown field is an error wherever it stands: for the device channel, where the schemas of the
 * entities, which drop what they do not know, are used again. Built of objects, lists, and what may be left out; anything
 * else stays as it is.
 */
export function exact<T extends z.ZodMiniType>(schema: T): T {
  const def: z.core.$ZodTypeDef = schema.def;
  const clone = (change: object): T => z.core.clone(schema, { ...def, ...change } as never);
  if (def.type === 'object')
    return clone({ shape: exactShape((def as z.core.$ZodObjectDef).shape), catchall: z.never() });
  if (def.type === 'array') return clone({ element: exact((def as z.core.$ZodArrayDef<z.ZodMiniType>).element) });
  if (def.type === 'optional' || def.type === 'nullable') {
    return clone({ innerType: exact((def as z.core.$ZodOptionalDef<z.ZodMiniType>).innerType) });
  }
  return schema;
}

/** {@link exact} of every field. */
const exactShape = (shape: z.core.$ZodShape): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, exact(field as z.ZodMiniType)]));
