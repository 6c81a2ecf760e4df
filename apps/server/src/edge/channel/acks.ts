import type { ServerFrame } from '@isopter/contract';

type Ack = Extract<ServerFrame, { type: 'ack' }>;
type Send = (frame: Ack) => void;

/**
 * Delay of acknowledgements in milliseconds, so that a newer one can replace them: `each` for every connected headset,
 * within `least` and `most`. With a thousand headsets, each gets two a second.
 */
const DELAY = { each: 0.5, least: 50, most: 500 };

export const ackDelay = (headsets: number): number =>
  Math.min(DELAY.most, Math.max(DELAY.least, headsets * DELAY.each));

/** Acknowledgements on their way to connected headsets. */
export interface Acks {
  /** Says soon that everything of a run up to `seq` is stored. */
  add(to: Send, ack: Ack): void;
  /** Sends pending acknowledgements of a headset at once, before another frame. */
  flush(to: Send): void;
  close(): void;
}

/**
 * Batches acknowledgements: a headset that reports steadily gets one now and then instead of one for each record,
 * because writing to a socket costs more than storing a record.
 */
export function gatherAcks(delay: () => number): Acks {
  /** By headset, the newest of each run. */
  let waiting = new Map<Send, Map<string, Ack>>();
  let timer: NodeJS.Timeout | undefined;

  function flushAll(): void {
    timer = undefined;
    const due = waiting;
    waiting = new Map();
    for (const [to, acks] of due) for (const ack of acks.values()) to(ack);
  }

  return {
    add(to, ack) {
      const acks = waiting.get(to) ?? new Map<string, Ack>();
      const key = `${ack.test_id} ${ack.run}`;
      const known = acks.get(key);
      if (!known || known.seq < ack.seq) acks.set(key, ack);
      waiting.set(to, acks);
      timer ??= setTimeout(flushAll, delay());
    },
    flush(to) {
      const acks = waiting.get(to);
      if (!acks) return;
      waiting.delete(to);
      for (const ack of acks.values()) to(ack);
    },
    close() {
      clearTimeout(timer);
      flushAll();
    },
  };
}
