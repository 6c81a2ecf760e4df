import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds for which the build is cached: a deployment may replace it under a running server. */
const BELIEVED_FOR = 5_000;

/**
 * Tells which build of the application lies in a folder, as its page names it.
 * @returns undefined for a page that names none, or that is not there
 */
export function buildReader(directory: string, now: () => number = Date.now): () => string | undefined {
  const page = join(directory, 'index.html');
  let build: string | undefined;
  let written = -1;
  let looked = -Infinity;
  return () => {
    if (now() - looked < BELIEVED_FOR) return build;
    looked = now();
    const { mtimeMs } = statSync(page, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs === undefined || mtimeMs === written) return build;
    written = mtimeMs;
    build = /<meta name="build" content="([\w-]+)"/.exec(readFileSync(page, 'utf8'))?.[1];
    return build;
  };
}
