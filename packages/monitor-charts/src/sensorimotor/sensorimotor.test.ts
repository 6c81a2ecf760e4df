import { locationOf, placeOf, reachOf } from '@isopter/clinical/sensorimotor';
import { received } from '@isopter/recordings';
import { binocular, cardinal } from '@isopter/recordings/sensorimotor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chartsOf, createSensorimotorStore, initialState, markerOf, MOST_REPORTS, reduceAll, viewOf } from './model.ts';
import { motilityWords } from '../motility/motility.texts.ts';
import { markerText, offShort, offText } from './speech.ts';

const at = (location_index: number, x_units: number, y_units: number, eye?: string) => ({
  location_index,
  x_units,
  y_units,
  ...(eye && { eye }),
});
const state = (over: object = {}) => ({
  algorithm_version: 3,
  eye: 'OD',
  percentage: 10,
  locations_done: [],
  last_result: { location: at(0, 3, 4), distance_degrees: 5, threshold: true, attempt_number: 2 },
  ...over,
});
const event = (data: object) => received('sensorimotor_state_update', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState(null), data.map(event)));

describe('markers', () => {
  it.each([
    [3, 5, true, 2],
    [2, 0, true, 2],
    [1, null, true, 2],
    [1, null, false, 1],
    [1, 0, false, 1],
    [2, null, false, 1],
    [2, 4, false, 1],
    [3, 0, false, 0],
  ] as const)(
    'of version %i, distance %s, threshold %s have class %i [SENS-02]',
    (version, distance_degrees, threshold, marker) => {
      expect(markerOf(version, { distance_degrees, threshold })).toBe(marker);
    },
  );

  it('are the newest of each location, with its attempts, and the last one marked [SENS-01] [SENS-02]', () => {
    const view = after(
      state({ last_result: { location: at(0, 1, 0), distance_degrees: 1, threshold: false, attempt_number: 1 } }),
      state({ last_result: { location: at(0, 3, 4), distance_degrees: 5, threshold: true, attempt_number: 2 } }),
      state({ last_result: { location: at(1, 0, 12), distance_degrees: 3, threshold: false, attempt_number: 1 } }),
    );
    expect(view.eyes.OD.markers).toMatchObject([
      { location_index: 0, x: 3, y: 4, attempts: 2, marker: 2, is_last: false },
      { location_index: 1, attempts: 1, marker: 1, is_last: true },
    ]);
    expect(view).toMatchObject({ eye_under_test: 'OD', attempt_number: 1, percentage: 10 });
    expect(view.eyes.OD.done).toBe(1);
  });

  it('of version 3 are restored after a reload with the finished locations, each to its eye [MON-02] [SENS-02]', () => {
    const loaded = viewOf(initialState(cardinal.findLast((one) => one.type === 'sensorimotor_state_update')!.data));
    const seen = viewOf(reduceAll(initialState(null), cardinal));
    const places = (view: typeof seen, eye: 'OD' | 'OS') =>
      view.eyes[eye].markers.map(({ location_index, x, y }) => [location_index, x, y]);
    expect(places(seen, 'OD')).toHaveLength(7);
    expect(places(loaded, 'OD')).toEqual(places(seen, 'OD'));
    expect(seen.percentage).toBe(100);
  });

  it('are joined to a chart of deviation only if the units are degrees and the distance matches', () => {
    expect(after(state()).eyes.OD.is_deviation).toBe(true);
    const wrong = { location: at(0, 300, 4), distance_degrees: 5, threshold: true, attempt_number: 1 };
    expect(after(state({ last_result: wrong })).eyes.OD.is_deviation).toBe(false);
    expect(after(state({ algorithm_version: 2 })).eyes.OD.is_deviation).toBe(false);
  });

  it('show the smaller field of a weak eye, and the larger of its fellow', () => {
    const { eyes } = viewOf(reduceAll(initialState(null), cardinal));
    const width = (eye: 'OD' | 'OS') => {
      const xs = eyes[eye].markers.map(({ x }) => x);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(width('OD')).toBeLessThan(27);
    expect(width('OS')).toBeGreaterThan(33);
    expect(viewOf(reduceAll(initialState(null), binocular)).eyes.OU.done).toBe(9);
  });
});

/** Returns the charts of a test with reports of these eyes. */
const chartsAfter = (isBinocular: boolean, ...eyes: string[]) => {
  const told = eyes.map((eye) =>
    state({ eye, last_result: { location: at(0, 1, 0, eye), threshold: true, attempt_number: 1 } }),
  );
  return chartsOf(after(...told), isBinocular).join(' ');
};

describe('charts', () => {
  it('are those of the test, and show all reports of another eye [SENS-01]', () => {
    expect([chartsAfter(false), chartsAfter(true)]).toEqual(['OS OD', 'OU']);
    expect([chartsAfter(false, 'OD'), chartsAfter(false, 'OU'), chartsAfter(true, 'OU')]).toEqual([
      'OS OD',
      'OU',
      'OU',
    ]);
    expect([chartsAfter(true, 'OD'), chartsAfter(false, 'OD', 'OU')]).toEqual(['OS OD', 'OS OD OU']);
  });
});

const of = (eye: 'OD' | 'OS' | 'OU', isDeviation = true) => ({ eye, isDeviation });

describe('locations', () => {
  it('are straight ahead, 8 of the inner and 8 of the outer field', () => {
    expect(placeOf(0)).toEqual({ x: 0, y: 0 });
    expect(placeOf(2)).toEqual({ x: 15, y: 15 });
    expect(placeOf(11)).toEqual({ x: 30, y: 0 });
    expect(locationOf(9)).toEqual({ direction: 1, field: 'outer' });
    expect([17, -1, 1.5].map((index) => placeOf(index) && 1)).toEqual([undefined, undefined, 1]);
  });
  it('state how far an eye is off in prism diopters, with the direction if known [OUR-18]', () => {
    const at5 = {
      location_index: 3,
      x: 10,
      y: 0,
      distance_degrees: 5,
      attempts: 1,
      marker: 2,
      is_last: false,
    } as const;
    // 100 · tan 5° = 8.7
    expect(offText(motilityWords, of('OD'), at5, String)).toBe('9 Δ eso deviation');
    expect(offText(motilityWords, of('OS'), at5, String)).toBe('9 Δ exo deviation');
    expect(offShort(motilityWords, of('OD'), { ...at5, x: 15, y: 3 }, String)).toBe('5\u00a0Δ\u00a0RH');
    expect([of('OU'), of('OD', false)].map((one) => offText(motilityWords, one, at5, String))).toEqual([
      '9\u00a0Δ',
      '9\u00a0Δ',
    ]);
    expect(offText(motilityWords, of('OU'), { ...at5, distance_degrees: null }, String)).toBe('–');
    expect(markerText(motilityWords, of('OD'), at5, String)).toBe(
      'right, inner field: Result, 9 prism diopters eso deviation',
    );
    expect(markerText(motilityWords, of('OU'), at5, String)).toBe(
      'right, inner field: Result, 5°, 9 prism diopters off',
    );
  });
  it('fit into the chart, rounded to the next grid line', () => {
    const marker = {
      location_index: 0,
      x: 0,
      y: 0,
      distance_degrees: 0,
      attempts: 1,
      marker: 2,
      is_last: false,
    } as const;
    expect(reachOf([])).toBe(20);
    expect(reachOf([{ ...marker, location_index: 9 }])).toBe(35);
    expect(reachOf([{ ...marker, x: 900 }])).toBe(60);
  });
});

describe('state', () => {
  const reports = fc
    .array(
      fc.record({
        location_index: fc.integer({ min: 0, max: 20 }),
        x_units: fc.double({ min: -40, max: 40, noNaN: true }),
        y_units: fc.double({ min: -40, max: 40, noNaN: true }),
        threshold: fc.boolean(),
        eye: fc.constantFrom('OD', 'OS', 'OU'),
      }),
      { maxLength: 40 },
    )
    .map((list) =>
      list.map(({ eye, threshold, ...location }, i) =>
        state({
          eye,
          seq_num: i + 1,
          run: 1,
          percentage: i,
          last_result: { location, distance_degrees: null, threshold, attempt_number: 1 },
        }),
      ),
    );

  it('counts nothing twice, and ignores older records [MON-03]', () => {
    fc.assert(
      fc.property(reports, (list) => {
        const once = after(...list);
        expect(after(...list.flatMap((one) => [one, one]))).toEqual(once);
        expect(after(...list, ...list.slice(0, -1))).toEqual(once);
      }),
    );
  });

  it('restarts with a higher run [MON-20], and does not grow without bound', () => {
    const restarted = { type: 'updated_test_status', data: { status: 'started', seq_num: 7, run: 2 } } as const;
    const before = initialState(event(state({ seq_num: 1, run: 1 })).data);
    expect(viewOf(reduceAll(before, [restarted]))).toMatchObject({ is_stale: true, run: 2, percentage: 0 });
    const endless = Array.from({ length: 2 * MOST_REPORTS }, (_, i) => event(state({ seq_num: i })));
    expect(reduceAll(initialState(null), endless).records.length).toBeLessThanOrEqual(MOST_REPORTS);
  });

  it('keeps the object of the unchanged eye', () => {
    const frames: (() => void)[] = [];
    const store = createSensorimotorStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    store.load(event(state({ seq_num: 1, run: 1, locations_done: [at(0, 3, 4, 'OD')] })).data);
    frames.shift()?.();
    const before = store.getSnapshot();
    const other = { location: at(0, 1, 0, 'OS'), distance_degrees: 1, threshold: true, attempt_number: 1 };
    store.receive(
      event(state({ seq_num: 2, run: 1, eye: 'OS', locations_done: [at(0, 3, 4, 'OD')], last_result: other })),
    );
    frames.shift()?.();
    expect(store.getSnapshot().eyes.OU).toBe(before.eyes.OU);
    expect(store.getSnapshot().eyes.OS).not.toBe(before.eyes.OS);
  });
});
