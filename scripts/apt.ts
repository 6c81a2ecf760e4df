import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Result of a run of apt-get. */
export interface AptRun {
  ok: boolean;
  /** Its error output. */
  said: string;
}

/** How apt is run and waited for; tests have their own. */
export interface Apt {
  run: (args: string[]) => AptRun;
  /** Lets some time pass. */
  wait: () => void;
}

/** Another process that installs something is done by then, or is stuck. */
const TRIES = 60;
const BETWEEN_TRIES_MS = 5_000;

const real: Apt = {
  run(args) {
    console.log(`> apt-get ${args.join(' ')}`);
    const { status, stderr } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' },
    });
    return { ok: status === 0, said: stderr ?? '' };
  },
  wait: () => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, BETWEEN_TRIES_MS),
};

/** Returns whether Debian's packages can be installed here: its apt, run as root. */
export const hasApt = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/**
 * Installs Debian packages; while another process holds apt's locks, waits for it.
 * @returns whether they are installed
 */
export function aptInstall(packages: readonly string[], { run, wait }: Apt = real): boolean {
  return [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ].every((args) => {
    for (let tries = 1; ; tries += 1) {
      const { ok, said } = run(args);
      if (ok) return true;
      if (tries === TRIES || !/Could not get lock|Unable to (lock|acquire)/.test(said)) {
        console.error(said);
        return false;
      }
      if (tries === 1) console.log('Another process is installing packages; waiting for it …');
      wait();
    }
  });
}
