import { execFileSync } from 'node:child_process';

/** Written by others, or history that stays as it was written. */
const LEFT_OUT =
  /CHANGELOG\.md$|^docs\/requirements\/(?:0|10|11)|^scripts\/words\/|^\.changeset\/|\.snap$|openapi\.json$|NOTICE|LICENSE/;
const READ = /\.(?:ts|tsx|mts|mjs|md|mdx)$|^packages\/locales\/(?:en-us\/\w+|notes)\.json$/;

/** Returns the files whose comments, names, titles and texts people read. @param folders only what is in them; all if empty */
export const readableFiles = (folders: readonly string[] = []): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => READ.test(file) && !LEFT_OUT.test(file));
