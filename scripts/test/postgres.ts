import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL of our own, in a temporary folder, for the tests that run on both engines. */
export interface TemporaryPostgres {
  url: string;
  stop: () => void;
}

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function findBinaries(): string | undefined {
  if (process.env['POSTGRES_BIN']) return process.env['POSTGRES_BIN'];
  if (existsSync(DEBIAN_VERSIONS)) {
    const newest = readdirSync(DEBIAN_VERSIONS).sort((a, b) => Number(b) - Number(a))[0];
    if (newest && existsSync(join(DEBIAN_VERSIONS, newest, 'bin', 'initdb')))
      return join(DEBIAN_VERSIONS, newest, 'bin');
  }
  const onPath = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return onPath.status === 0 ? join(onPath.stdout.trim(), '..') : undefined;
}

/** Debian as root: its package, without starting the cluster the package would make. */
function install(): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log('Installing PostgreSQL for the tests …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' });
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** PostgreSQL refuses to run as root: the account which Debian's package makes runs it instead. */
function asOwner(file: string, args: string[]): void {
  if (isRoot) execFileSync('runuser', ['-u', 'postgres', '--', file, ...args], { stdio: 'ignore', cwd: tmpdir() });
  else execFileSync(file, args, { stdio: 'ignore' });
}

const idOfOwner = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/**
 * Starts a fresh PostgreSQL (installing it where that is possible); undefined where there is none to be had.
 * @param fsync whether it waits for the disk at every commit, as one in use does
 */
export async function startPostgres({ fsync = false } = {}): Promise<TemporaryPostgres | undefined> {
  if (!findBinaries()) install();
  const bin = findBinaries();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'isopter-postgres-'));
  if (isRoot) {
    chownSync(folder, idOfOwner('-u'), idOfOwner('-g'));
  }
  const data = join(folder, 'data');
  const port = await freePort();
  asOwner(join(bin, 'initdb'), ['-D', data, '-U', 'isopter', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`;
  asOwner(join(bin, 'pg_ctl'), ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  return {
    url: `postgres://isopter@127.0.0.1:${port}/postgres`,
    stop: () => {
      asOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
