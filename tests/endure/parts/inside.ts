// Loaded into the server's process before it starts (`--import`): answers what cannot be asked from outside.
import { writeHeapSnapshot } from 'node:v8';

/** A message from the script to the server's process. */
export type Question = { ask: 'memory' } | { ask: 'snapshot'; file: string } | { ask: 'clock'; offsetMs: number };

export interface Memory {
  rss: number;
  /** JavaScript heap directly after garbage collection. */
  heap: number;
  external: number;
}

const RealDate = globalThis.Date;
let offset = 0;

/** The machine's clock, set forward or back for this process alone; the clock that only counts on stays as it is. */
class ShiftedDate extends RealDate {
  constructor(...args: unknown[]) {
    if (args.length === 0) super(ShiftedDate.now());
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}

function answer(question: Question): Memory | true {
  if (question.ask === 'clock') {
    offset = question.offsetMs;
    globalThis.Date = ShiftedDate as DateConstructor;
  }
  if (question.ask === 'snapshot') writeHeapSnapshot(question.file);
  if (question.ask !== 'memory') return true;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed, external };
}

process.on('message', (question: Question) => process.send?.(answer(question)));
// Nothing is left running when the script is ended without a word.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();
