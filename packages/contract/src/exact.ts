import * as z from 'zod/mini';

/**
 * A strict version of a schema, in which an unknown field is an error at any depth. It is used for the device channel,
 * which reuses the schemas of the entities; those drop unknown fields. Objects, arrays and optional values are
 * converted; any other schema is unchanged.
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
