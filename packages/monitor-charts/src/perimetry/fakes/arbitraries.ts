import { recording } from '@isopter/recordings';
import fc from 'fast-check';
import type { PerimetryEvent } from '../types.ts';

const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 4, arbitrary }, { weight: 1, arbitrary: fc.constant(undefined) });

/** A record as a device may send it, without its sequence number. */
export const stimulusData = fc.record({
  eye: fc.constantFrom('OD', 'OS'),
  index: fc.integer({ min: 1, max: 12 }),
  x: fc.constantFrom(-15, -9, -3, 3, 9, 15),
  y: fc.constantFrom(-9, -3, 3, 9),
  viewed: fc.boolean(),
  threshold: optional(fc.integer({ min: -1, max: 45 })),
  response_time: optional(fc.double({ min: 0, max: 1.5, noNaN: true })),
  is_blind_spot: fc.boolean(),
  has_good_fixation: fc.boolean(),
  false_positive: fc.boolean(),
  false_negative: fc.boolean(),
  region_no: fc.constant(1),
});

const progressData = fc.record({
  total: fc.integer({ min: 0, max: 100 }),
  od: fc.integer({ min: 0, max: 100 }),
  os: fc.integer({ min: 0, max: 100 }),
});

const event = fc.oneof(
  { weight: 5, arbitrary: stimulusData.map((data) => ({ type: 'new_stimuli', data })) },
  { weight: 1, arbitrary: progressData.map((data) => ({ type: 'test_progress_update', data })) },
);

/** The messages of a test in order, numbered as by the server. */
export const stream: fc.Arbitrary<PerimetryEvent[]> = fc
  .array(event, { maxLength: 60 })
  .map((events) => [
    ...recording(events.map(({ type, data }, i) => ({ type, data: { ...data, seq_num: i + 1, run: 1 } }))),
  ]);

/** The messages as an unreliable connection delivers them: shuffled, and some of them twice. */
export const disturbed = (events: PerimetryEvent[]): fc.Arbitrary<PerimetryEvent[]> =>
  fc
    .tuple(fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events))
    .chain(([all, again]) => fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }));
