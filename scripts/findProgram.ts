import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the first of these programs is that stands on the path; undefined when none does. */
export const findProgram = (names: readonly string[], path: string = process.env['PATH'] ?? ''): string | undefined =>
  names.flatMap((name) => path.split(delimiter).map((folder) => join(folder, name))).find((file) => existsSync(file));
