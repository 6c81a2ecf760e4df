import type { DeviceFrame, RecordEvent } from '@isopter/contract';
import type { Run } from './state.ts';

/** Adds a record to what has to be delivered. */
export function record(run: Run, event: RecordEvent): Run {
  const seq = run.seq + 1;
  return { ...run, seq, outbox: [...run.outbox, { seq, event }] };
}

/** Forgets the records up to `seq`, which the server has stored. */
export const acknowledge = (run: Run, seq: number): Run =>
  run.outbox.some((kept) => kept.seq <= seq) ? { ...run, outbox: run.outbox.filter((kept) => kept.seq > seq) } : run;

/** The frames of the records that are newer than `after` and not acknowledged. */
export const framesAfter = (run: Run, after: number): DeviceFrame[] =>
  run.outbox
    .filter(({ seq }) => seq > after)
    .map(({ seq, event }) => ({ type: 'record', test_id: run.order.test_id, run: run.order.run, seq, event }));
