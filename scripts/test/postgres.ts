import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { postgresPrograms } from './postgresPrograms.ts';

/** A temporary PostgreSQL server for tests that run on both databases. */
export interface TemporaryPostgres {
  url: string;
  /** Folder of its files. */
  data: string;
  /** Its main process. */
  pid: number;
  /** Ends every connection and starts again at the same address. */
  restart: () => Promise<void>;
  stop: () => void;
}

/** PostgreSQL refuses to run as root. This is `nobody` on every Linux: an account without rights. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const account = { cwd: tmpdir(), ...(isRoot && NOBODY) };

const run = (file: string, args: string[]): void => void execFileSync(file, args, { stdio: 'ignore', ...account });

export interface PostgresOptions {
  /** Waits for the disk at every commit, as a server in production does. */
  fsync?: boolean;
  /** The locale, which decides what letters the index of searches has. @default none: letters of ASCII */
  locale?: string;
  /** Folder for its data. @default the system's temporary folder */
  parent?: string;
}

/** Starts an empty PostgreSQL; undefined where none can be found or installed. */
export async function startPostgres({ fsync = false, locale, parent = tmpdir() }: PostgresOptions = {}): Promise<
  TemporaryPostgres | undefined
> {
  const folder = mkdtempSync(join(parent, 'isopter-postgres-'));
  const bin = postgresPrograms(folder);
  if (bin === undefined) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'isopter',
    '-A',
    'trust',
    '-E',
    'UTF8',
    locale ? `--locale=${locale}` : '--no-locale',
    '--no-sync',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder} -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`;
  const control = ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w'];
  run(join(bin, 'pg_ctl'), [...control, 'start']);
  const stop = (): void => {
    process.off('exit', stop);
    try {
      run(join(bin, 'pg_ctl'), [...control, '-m', 'immediate', 'stop']);
    } catch {
      // it had ended already
    }
    rmSync(folder, { recursive: true, force: true });
  };
  // also when this process ends early
  process.once('exit', stop);
  return {
    url: `postgres://isopter@127.0.0.1:${port}/postgres`,
    data,
    // the first line of the file is the process id
    pid: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    restart: () =>
      new Promise((resolve, reject) => {
        const restarted = spawn(join(bin, 'pg_ctl'), [...control, '-m', 'fast', 'restart'], {
          stdio: 'ignore',
          ...account,
        });
        restarted.once('close', (code) =>
          code === 0 ? resolve() : reject(new Error(`PostgreSQL did not restart (${code})`)),
        );
      }),
    stop,
  };
}
