import { readFileSync } from 'node:fs';

/** /proc counts in hundredths of a second on every Linux. */
const TICKS = 100;

/** Seconds of processor time a process and its children, ended ones too, have used so far; NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may contain spaces; the 12th to 15th field after it are its own times and those of its ended children.
    const times = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
    const own = times.reduce((sum, ticks) => sum + ticks, 0) / TICKS;
    return children.reduce((sum, child) => sum + cpuSeconds(child), own);
  } catch {
    return Number.NaN;
  }
}

export const percent = (share: number): string => (Number.isNaN(share) ? '-' : `${(share * 100).toFixed(0)} %`);
