import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first of these programs that is on PATH; undefined if none is. */
export const findProgram = (names: readonly string[], path: string = process.env['PATH'] ?? ''): string | undefined =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find((file) => existsSync(file));
