import { received } from '@isopter/recordings';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { MonitorEvent } from '../../shared/event.ts';
import type { EstermanLocation, EstermanStimulus } from '../types.ts';
import { estermanWords } from '../esterman.texts.ts';
import { EstermanPlot } from '../plot/EstermanPlot.tsx';
import { mapFrame } from '../plot/frame.ts';
import { healthy, hemianopia, viewAfter } from '../stories/scene.tsx';
import { initialState, MOST_STIMULI, reduceAll } from './state.ts';
import { createEstermanStore, patternOf, viewOf } from './store.ts';

const stimulus = (over: Partial<EstermanStimulus> & { run?: number } = {}): EstermanStimulus => ({
  index: 1,
  x: -23,
  y: 36,
  viewed: true,
  response_time: 0.4,
  ...over,
});
const shown = (data: object) => received('new_stimuli', data);
const after = (...events: MonitorEvent[]) => viewOf(reduceAll(initialState(undefined), events), 'OU');
const stateAt = ({ locations }: { locations: readonly EstermanLocation[] }, x: number, y: number) =>
  locations.find((one) => one.x === x && one.y === y)?.state;

const both = patternOf('OU');
const stimuli = fc.array(
  fc.record({
    index: fc.integer({ min: 1, max: 40 }),
    point: fc.constantFrom(...both.slice(0, 20), { x: 15, y: -1.5 }),
    viewed: fc.boolean(),
    response_time: fc.constantFrom(0, 0.1, 0.4),
  }),
  { maxLength: 60 },
);
const numbered = stimuli.map((list) =>
  list.map(({ point, ...one }, i) => shown({ ...one, ...point, seq_num: i + 1, run: 1 })),
);

describe('the pattern', () => {
  it('has 120 points for both eyes together and 100 for one, with the left mirrored from the right [EST-01]', () => {
    expect([both.length, patternOf('OD').length, patternOf('OS').length]).toEqual([120, 100, 100]);
    const left = new Set(patternOf('OS').map(({ x, y }) => `${x},${y}`));
    for (const { x, y } of patternOf('OD')) expect(left.has(`${-x},${y}`)).toBe(true);
  });
  it('contains every point of a recorded test', () => {
    const { locations } = viewAfter(hemianopia);
    expect(locations).toHaveLength(120);
    expect(locations.every(({ state }) => state === 'seen' || state === 'notSeen')).toBe(true);
  });
});

describe('a recorded test', () => {
  it('has its functional score once every point has an answer [EST-01]', () => {
    expect(viewAfter(healthy, 0.6).statistics.score).toBeNull();
    const { statistics, completion, presented } = viewAfter(healthy);
    expect(statistics).toMatchObject({ points: 120, processed: 120 });
    expect(statistics.score).toBeCloseTo((100 * statistics.viewed) / 120);
    expect(statistics.score).toBeGreaterThan(90);
    expect([completion, presented]).toEqual([100, null]);
  });
  it('of a hemianopia shows the seen half and the missed central points', () => {
    const { locations, statistics } = viewAfter(hemianopia);
    expect(locations.filter(({ x, state }) => x < 0 && state === 'seen')).toEqual([]);
    expect(statistics.score).toBeGreaterThan(40);
    expect(statistics.score).toBeLessThanOrEqual(50);
    const central = both.filter(({ x, y }) => x < 0 && Math.hypot(x, y) <= 20).length;
    expect(statistics.missed_central).toBeGreaterThanOrEqual(central);
  });
});

describe('statistics', () => {
  it('count a press under 0.15 s as a false positive, and as no answer [EST-02]', () => {
    const view = after(shown(stimulus({ response_time: 0.149 })), shown(stimulus({ index: 2, x: 23 })));
    expect(view.statistics).toMatchObject({ false_positives: 1, viewed: 1, processed: 1 });
    expect(stateAt(view, -23, 36)).toBe('untested');
    expect(after(shown(stimulus({ response_time: 0.15 }))).statistics.false_positives).toBe(0);
  });
  it('keep a point seen once as seen, however often it was missed [EST-01]', () => {
    const missed = shown(stimulus({ viewed: false, response_time: 0 }));
    const seen = shown(stimulus({ index: 2 }));
    for (const view of [after(missed, seen), after(seen, missed, shown(stimulus({ index: 3, x: 23 })))]) {
      expect(stateAt(view, -23, 36)).toBe('seen');
    }
  });
  it('count presentations in a blind spot separately from the points [EST-01]', () => {
    const check = { x: 15, y: -1.5 };
    const view = after(
      shown(stimulus(check)),
      shown(stimulus({ ...check, index: 2, viewed: false, response_time: 0 })),
    );
    expect(view.statistics).toMatchObject({ blind_spot_checks: 2, blind_spot_seen: 1, processed: 0, points: 120 });
    expect(view.locations).toHaveLength(120);
  });
  it('have no point in the blind spot of the pattern, though one is at its edge', () => {
    const view = after(shown(stimulus({ x: 13, y: -3 })));
    expect(view.statistics).toMatchObject({ blind_spot_checks: 0, viewed: 1 });
  });
  it('ignore points outside the pattern, but show them [EST-01]', () => {
    const view = after(shown(stimulus({ x: 1, y: 1 })));
    expect(view.statistics).toMatchObject({ processed: 0, viewed: 0, points: 120 });
    expect(stateAt(view, 1, 1)).toBe('seen');
  });
  it('derive completion from counted points, and never decrease on repetitions [OUR-456]', () => {
    const missed = shown(stimulus({ viewed: false, response_time: 0 }));
    const seen = shown(stimulus({ index: 2, x: 23 }));
    const again = shown(stimulus({ index: 3, viewed: false, response_time: 0 }));
    for (const view of [after(missed, seen), after(missed, seen, again)]) {
      expect(view.statistics).toMatchObject({ processed: 2, points: 120 });
      expect(view.completion).toBe(2);
    }
    const all = both.map((point, i) => shown(stimulus({ index: i + 1, ...point })));
    expect(after(...all).completion).toBe(99);
    expect(after(...all, { type: 'test_progress_update', data: { total: 100 } }).completion).toBe(100);
  });
  it('wait for the newest answer, until the test is finished', () => {
    const asked = shown(stimulus({ viewed: false, response_time: 0 }));
    expect(stateAt(after(asked), -23, 36)).toBe('testing');
    expect(after(asked).presented).toEqual({ x: -23, y: 36 });
    const done = after(asked, { type: 'test_progress_update', data: { total: 100 } });
    expect(stateAt(done, -23, 36)).toBe('notSeen');
    expect(done.presented).toBeNull();
  });
});

describe('the state', () => {
  it('is the same in any order and with repetitions, if each index has one newest record [MON-03]', () => {
    fc.assert(
      fc.property(
        numbered.chain((events) =>
          fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length }), fc.subarray(events)),
        ),
        ([events, shuffled, again]) => {
          const straight = after(...events);
          const disturbed = after(...shuffled, ...again);
          expect(disturbed.statistics).toEqual(straight.statistics);
          expect(disturbed.locations.slice(0, 120)).toEqual(straight.locations.slice(0, 120));
        },
      ),
    );
  });
  it('counts no more than the records, whatever is lost [EST-01]', () => {
    fc.assert(
      fc.property(
        numbered.chain((events) => fc.subarray(events)),
        (events) => {
          const { processed, viewed, points, missed_central } = after(...events).statistics;
          expect(viewed).toBeLessThanOrEqual(processed);
          expect(processed).toBeLessThanOrEqual(points);
          expect(missed_central).toBeLessThanOrEqual(processed - viewed);
        },
      ),
    );
  });

  it('restarts with a higher run, and ignores late records of the previous run [MON-20]', () => {
    const view = after(
      shown(stimulus({ run: 1 })),
      shown(stimulus({ run: 2, x: 23 })),
      shown(stimulus({ run: 1, index: 5 })),
    );
    expect(view).toMatchObject({ run: 2, is_stale: true });
    expect(view.statistics.processed).toBe(1);
  });
  it('processes 10 000 records at once and does not grow without bound', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => stimulus({ index: index + 1, seq_num: index + 1 }));
    const state = reduceAll(initialState(undefined), many.map(shown));
    expect(state.stimuli.size).toBe(MOST_STIMULI);
    expect(state.ignored).toBe(10_000 - MOST_STIMULI);
  });
  it('applies the answer of the state call, and no older message after it [MON-01, MON-03]', () => {
    const server = { seq_num: 9, run: 1, stimuli: [stimulus({ seq_num: 4, run: 1 })], progress: { total: 100 } };
    const state = initialState(server);
    expect(viewOf(state, 'OU')).toMatchObject({ completion: 100, run: 1, seq_num: 9, ignored: 0 });
    const late = reduceAll(state, [
      shown(stimulus({ index: 2, x: 23, seq_num: 8 })),
      { type: 'test_progress_update', data: { total: 5, seq_num: 7 } },
    ]);
    expect(viewOf(late, 'OU')).toMatchObject({ completion: 100 });
    expect(viewOf(late, 'OU').statistics.processed).toBe(1);
  });
});

describe('the store', () => {
  it('publishes once per frame, and keeps unchanged objects', () => {
    const frames: (() => void)[] = [];
    const store = createEstermanStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    const before = store.getSnapshot();
    for (const event of healthy.slice(0, 50)) store.receive(event);
    expect(frames).toHaveLength(1);
    frames[0]!();
    expect(listener).toHaveBeenCalledOnce();
    const { locations } = store.getSnapshot();
    expect(locations.filter((one) => before.locations.includes(one)).length).toBeGreaterThan(80);
  });
});

describe('the geometry of the map', () => {
  it('has one scale on both axes and contains every mark, wide or tall [EST-01]', () => {
    for (const [width, height] of [
      [900, 420],
      [500, 700],
      [360, 240],
    ] as const) {
      const { x, y, mark, top, bottom, left, right } = mapFrame(width, height);
      expect(Math.abs(x(10) - x(0))).toBeCloseTo(Math.abs(y(10) - y(0)), 0);
      for (const point of both) {
        expect(x(point.x) - mark / 2).toBeGreaterThanOrEqual(left);
        expect(x(point.x) + mark / 2).toBeLessThanOrEqual(right);
        expect(y(point.y) - mark / 2).toBeGreaterThanOrEqual(top);
        expect(y(point.y) + mark / 2).toBeLessThanOrEqual(bottom);
      }
      expect([left >= 0, right <= width, top >= 0, bottom <= height]).toEqual([true, true, true, true]);
    }
  });
  it('clips the rings at the edge of the map', () => {
    const props = { eye: 'OU' as const, locations: [], width: 900, height: 420, label: '', texts: estermanWords };
    const svg = renderToStaticMarkup(createElement(EstermanPlot, { ...props, isInteractive: false }));
    const { top, bottom } = mapFrame(900, 420);
    const rings = [...svg.matchAll(/class="visx-linepath" d="([^"]*)"/g)].map(([, path]) => path!);
    expect(rings).toHaveLength(3);
    const ys = rings.flatMap((path) => [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y)));
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(top - 0.1);
    expect(Math.max(...ys)).toBeLessThanOrEqual(bottom + 0.1);
  });
});
