import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Skipped } from '../scenario.ts';

/** A separate disk in memory that can be filled and made read-only. */
export interface SmallDisk extends Disposable {
  folder: string;
  /** Takes what room there is left. */
  fill: () => void;
  makeRoom: () => void;
  readOnly: (on: boolean) => void;
}

/** @throws Skipped where the machine does not let one be mounted */
export function mountSmallDisk(mebibytes: number): SmallDisk {
  if (process.getuid?.() !== 0) throw new Skipped('only root may mount a small disk');
  const folder = mkdtempSync(join(tmpdir(), 'isopter-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    throw new Skipped('a small disk cannot be mounted here');
  }
  const filler = join(folder, 'filler');
  const unmount = (): void => {
    process.off('exit', unmount);
    execFileSync('umount', ['-l', folder]);
    rmdirSync(folder);
  };
  process.once('exit', unmount);
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      // Great pieces, then small ones, until not a byte is left.
      for (const size of [1 << 20, 1 << 12]) {
        try {
          for (;;) if (writeSync(file, Buffer.alloc(size)) < size) break;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(filler, { force: true }),
    readOnly: (on) => execFileSync('mount', ['-o', `remount,${on ? 'ro' : 'rw'}`, folder]),
    [Symbol.dispose]: unmount,
  };
}
