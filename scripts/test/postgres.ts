import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aptInstall, hasApt } from '../apt.ts';
import { findProgram } from '../findProgram.ts';

/** A PostgreSQL of our own, in a temporary folder, for the tests that run on both engines. */
export interface TemporaryPostgres {
  url: string;
  /** Ends every connection and comes back at the same address. */
  restart: () => Promise<void>;
  stop: () => void;
}

const DEBIAN_VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

function findBinaries(): string | undefined {
  if (process.env['POSTGRES_BIN']) return process.env['POSTGRES_BIN'];
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const servers = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_VERSIONS, version, 'bin'))
    // one of which only the client is installed has none
    .filter((bin) => existsSync(join(bin, 'initdb')));
  const onPath = findProgram(['initdb']);
  return servers[0] ?? (onPath && dirname(onPath));
}

/** Debian as root: its package. */
function install(): void {
  if (!hasApt()) return;
  console.log('Installing PostgreSQL for the tests …');
  aptInstall(['postgresql']);
}

/** A port nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** PostgreSQL refuses to run as root: the account which Debian's package makes runs it instead. */
const ofOwner = (file: string, args: string[]): [file: string, args: string[]] =>
  isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, args];

const asOwner = (file: string, args: string[]): void =>
  void execFileSync(...ofOwner(file, args), { stdio: 'ignore', cwd: tmpdir() });

const idOfOwner = (flag: '-u' | '-g'): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

export interface PostgresOptions {
  /** Whether it waits for the disk at every commit, as one in use does. */
  fsync?: boolean;
  /** Folder for its own; that of the system for temporary files by default. */
  parent?: string;
}

/** Starts a fresh PostgreSQL (installing it where that is possible); undefined where there is none to be had. */
export async function startPostgres({ fsync = false, parent = tmpdir() }: PostgresOptions = {}): Promise<
  TemporaryPostgres | undefined
> {
  if (!findBinaries()) install();
  const bin = findBinaries();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(parent, 'isopter-postgres-'));
  if (isRoot) {
    chownSync(folder, idOfOwner('-u'), idOfOwner('-g'));
  }
  const data = join(folder, 'data');
  const port = await freePort();
  asOwner(join(bin, 'initdb'), ['-D', data, '-U', 'isopter', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`;
  const control = ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w'];
  asOwner(join(bin, 'pg_ctl'), [...control, 'start']);
  const stop = (): void => {
    process.off('exit', stop);
    try {
      asOwner(join(bin, 'pg_ctl'), [...control, '-m', 'immediate', 'stop']);
    } catch {
      // It has ended by itself.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  // Nor is it left behind by a process that ends before it should.
  process.once('exit', stop);
  return {
    url: `postgres://isopter@127.0.0.1:${port}/postgres`,
    restart: () =>
      new Promise((resolve, reject) => {
        const command = ofOwner(join(bin, 'pg_ctl'), [...control, '-m', 'fast', 'restart']);
        spawn(...command, { stdio: 'ignore', cwd: tmpdir() }).once('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`PostgreSQL did not restart (${code})`)),
        );
      }),
    stop,
  };
}
