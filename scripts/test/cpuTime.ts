import { readdirSync, readFileSync } from 'node:fs';

/** A process as Linux describes it in /proc. */
export interface Process {
  pid: number;
  parent: number;
  /** CPU seconds of the process alone, user and system. */
  seconds: number;
  /** CPU seconds of the children it has waited for, with theirs. */
  waited: number;
}

/** Linux counts CPU time for user programs in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Reads /proc/PID/stat. The name in parentheses may contain spaces and parentheses. */
export function parseStat(text: string): Process {
  const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, waitedUser = 0, waitedSystem = 0] = fields.slice(9, 13).map(Number);
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(parent),
    seconds: (user + system) / TICKS_PER_SECOND,
    waited: (waitedUser + waitedSystem) / TICKS_PER_SECOND,
  };
}

/** All processes of this machine; empty where there is no /proc. */
export function readProcesses(): Process[] {
  let names: string[];
  try {
    names = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // it ended meanwhile
      return [];
    }
  });
}

/** Measures the CPU time of a process and its descendants, including those that no parent waits for: a browser's. */
export class CpuMeter {
  readonly #seconds = new Map<number, number>();

  constructor(pid: number) {
    this.#seconds.set(pid, 0);
  }

  /** Records the CPU time of each process so far. Descendants that start and end between two samples are missed. */
  sample(processes: readonly Process[]): void {
    // parents before children, unless process ids have wrapped around: the next sample finds those
    for (const { pid, parent, seconds } of processes.toSorted((a, b) => a.pid - b.pid))
      if (this.#seconds.has(pid) || this.#seconds.has(parent)) this.#seconds.set(pid, seconds);
  }

  get seconds(): number {
    return [...this.#seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  }
}

/** Parses the output of the shell's `times`: the second line is the CPU time of all children it has waited for. */
export function parseTimes(text: string): number {
  const [, children = ''] = text.trim().split('\n');
  return [...children.matchAll(/(?<minutes>\d+)m(?<seconds>[\d.]+)s/g)].reduce(
    (sum, { groups }) => sum + 60 * Number(groups?.['minutes']) + Number(groups?.['seconds']),
    0,
  );
}

/** Returns the CPU seconds of a server so far: its own, and those of its ended and running children. */
export const serverSeconds = (pid: number, processes: readonly Process[]): number =>
  processes.reduce((sum, one) => {
    if (one.pid === pid) return sum + one.seconds + one.waited;
    return one.parent === pid ? sum + one.seconds : sum;
  }, 0);
