import { received } from '@isopter/recordings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PerimetryEvent } from '../types.ts';
import { disturbed, stream } from '../fakes/arbitraries.ts';
import { MOST_STIMULI, type PerimetryState } from './draft.ts';
import { initialState, type PerimetryAnswer, presented, reduce, reduceAll } from './state.ts';
import { locations, statistics } from './views.ts';

const stimulus = (data: object): PerimetryEvent =>
  received('new_stimuli', { eye: 'OD', index: 1, x: 3, y: 9, viewed: false, ...data });

const progress = (total: number, seq_num: number): PerimetryEvent => ({
  type: 'test_progress_update',
  data: { total, od: total, os: total, seq_num },
});

/** Returns the server's state after these messages. */
function serverState(events: readonly PerimetryEvent[], run = 1): PerimetryAnswer {
  const state = reduceAll(initialState({ run }), events);
  const stimuli = [...state.stimuli.values()].map((one) => ({ ...one, seq_num: one.seq_num ?? 0, run }));
  return { run, seq_num: state.seq_num ?? 0, stimuli, progress: state.progress };
}

/** Everything that is shown. */
const shown = (state: PerimetryState): unknown => ({
  stimuli: Object.fromEntries(state.stimuli),
  progress: state.progress,
  presented: presented(state),
  region_no: state.region_no,
  seq_num: state.seq_num,
  OD: locations(state, 'OD'),
  OS: locations(state, 'OS'),
  statistics: statistics(state),
});

describe('the perimetry state', () => {
  it('replaces a stimulus by the one of the same eye and index [PERI-08]', () => {
    const state = reduceAll(initialState({}), [
      stimulus({ viewed: false }),
      stimulus({ viewed: true, response_time: 0.4, threshold: 28 }),
      stimulus({ eye: 'OS' }),
    ]);
    expect(state.stimuli.size).toBe(2);
    expect(state.stimuli.get('OD:1')).toMatchObject({ viewed: true, threshold: 28 });
  });

  it('applies an update without a number, or with one not older than the stored one [MON-03]', () => {
    const start = reduce(initialState({}), stimulus({ seq_num: 5, threshold: 20 }));
    const threshold = (data: object): unknown => reduce(start, stimulus(data)).stimuli.get('OD:1')?.threshold;
    expect(threshold({ seq_num: 4, threshold: 10 })).toBe(20);
    expect(threshold({ seq_num: 5, threshold: 11 })).toBe(11);
    expect(threshold({ seq_num: 6, threshold: 12 })).toBe(12);
    expect(threshold({ threshold: 13 })).toBe(13);
  });

  it('does not mutate the given state', () => {
    const before = initialState({ stimuli: [] });
    reduce(before, stimulus({ threshold: 4 }));
    expect(before.stimuli.size).toBe(0);
  });

  it('is the same in any order and with any repetition [MON-03]', () => {
    fc.assert(
      fc.property(
        stream.chain((events) => fc.tuple(fc.constant(events), disturbed(events))),
        ([events, received]) => {
          expect(shown(reduceAll(initialState({}), received))).toEqual(shown(reduceAll(initialState({}), events)));
        },
      ),
    );
  });

  it('is the same after a reload, with records lost, repeated or late [MON-02] [MON-03]', () => {
    const cases = stream.chain((events) =>
      fc.record({
        events: fc.constant(events),
        loaded: fc.nat({ max: events.length }),
        late: fc.subarray(events).chain(disturbed),
      }),
    );
    fc.assert(
      fc.property(cases, ({ events, loaded, late }) => {
        const reloaded = initialState(serverState(events.slice(0, loaded)));
        const received = reduceAll(reloaded, [...late, ...events.slice(loaded), ...late]);
        const complete = reduceAll(initialState(serverState([])), events);
        expect(shown(received)).toEqual(shown(complete));
      }),
    );
  });

  it('ignores and counts records of a device that never ends', () => {
    const endless = Array.from({ length: 2 * MOST_STIMULI }, (_, index) => stimulus({ index, seq_num: index + 1 }));
    const state = reduceAll(initialState({}), endless);
    expect(state.stimuli.size).toBe(MOST_STIMULI);
    expect(state.ignored).toBe(MOST_STIMULI);
  });

  it('shows the newest presentation of the eye under test until that eye is done [PERI-01]', () => {
    const running = reduceAll(initialState({}), [
      stimulus({ seq_num: 2, index: 2, x: -9 }),
      stimulus({ seq_num: 1, index: 1 }),
    ]);
    expect(presented(running)).toMatchObject({ eye: 'OD', x: -9 });
    const done = reduce(running, { type: 'test_progress_update', data: { total: 50, od: 100, os: 0, seq_num: 3 } });
    expect(presented(done)).toBeNull();
    expect(presented(initialState({}))).toBeNull();
  });

  it('keeps progress within 0 and 100, from its newest message [PERI-02]', () => {
    const state = reduceAll(initialState({}), [progress(100, 3), progress(20, 2)]);
    expect(state.progress).toEqual({ total: 100, od: 100, os: 100 });
    expect(() => received('test_progress_update', { total: 140 })).toThrow(TypeError);
  });

  it('clears the plot of a test with regions when the next one begins, and ignores late records of the first [PERI-07]', () => {
    const events = [
      stimulus({ seq_num: 1, region_no: 1, viewed: true }),
      stimulus({ seq_num: 3, region_no: 2, index: 1, x: 9 }),
      stimulus({ seq_num: 2, region_no: 1, index: 2 }),
    ];
    const regional = reduceAll(initialState({}, { is_regional: true }), events);
    expect([...regional.stimuli.keys()]).toEqual(['OD:1']);
    expect(regional.region_no).toBe(2);
    const plain = reduceAll(initialState({}), events);
    expect(plain.stimuli.size).toBe(2);
    expect(plain.region_no).toBe(2);
  });

  it('clears the run before a restart and requests a reload [MON-20]', () => {
    const restarted = reduceAll(initialState({ run: 1, seq_num: 4 }), [
      stimulus({ seq_num: 5 }),
      { type: 'updated_test_status', data: { status: 'started', run: 2, seq_num: 7 } },
      stimulus({ seq_num: 6, index: 9 }),
      { type: 'updated_test_status', data: { status: 'started', run: 2, seq_num: 7 } },
      stimulus({ seq_num: 8, index: 1, x: -3 }),
    ]);
    expect(restarted).toMatchObject({ run: 2, is_stale: true });
    expect([...restarted.stimuli.values()].map(({ x }) => x)).toEqual([-3]);
  });
});
