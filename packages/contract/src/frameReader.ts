import * as z from 'zod/mini';

/**
 * Reads the JSON frames of a socket by a schema.
 * @returns a function that returns undefined for anything that does not fit, and never throws
 */
export const frameReader =
  <T extends z.ZodMiniType>(schema: T) =>
  (frame: unknown): z.output<T> | undefined => {
    if (typeof frame !== 'string') return undefined;
    try {
      const result = z.safeParse(schema, JSON.parse(frame));
      return result.success ? result.data : undefined;
    } catch {
      return undefined;
    }
  };
