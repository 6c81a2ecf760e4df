import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];

/** Paths of all files of the repository, without those that git ignores. */
export const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(ROOT, file)));

export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/**
 * Returns whether a file is a page that describes the product as it is. Release notes describe the past; the requirements
 * describe what is wanted, and name addresses of screens, which look like paths.
 */
export const isPage = (file: string): boolean =>
  file.endsWith('.md') && !/CHANGELOG|^\.changeset\/|^docs\/requirements\//.test(file);
