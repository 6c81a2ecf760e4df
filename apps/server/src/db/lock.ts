import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../startError.ts';

/** When a process began, in clock ticks since boot, so that a reused process number is not taken for its owner. */
function beginning(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(owner: string): boolean {
  const [pid = '', began = ''] = owner.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return beginning(Number(pid)) === began;
}

/**
 * Makes this process the only one that uses a data directory, for the embedded database itself lets two processes open
 * it and then loses rows. What a killed process left behind is taken over.
 * @returns gives the directory free
 * @throws StartError when another process holds it or it cannot be written
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'server.lock');
  const me = `${process.pid} ${beginning(process.pid)}`;
  try {
    mkdirSync(directory, { recursive: true });
    for (;;) {
      try {
        writeFileSync(file, me, { flag: 'wx' });
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const owner = readFileSync(file, 'utf8');
        if (isAlive(owner)) {
          throw new StartError(
            `The data directory ${directory} is in use by another server (process ${owner.split(' ')[0]}).`,
          );
        }
        rmSync(file, { force: true });
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The data directory ${directory} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  const free = () => rmSync(file, { force: true });
  process.once('exit', free);
  return () => {
    process.off('exit', free);
    free();
  };
}
