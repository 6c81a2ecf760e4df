import { gridOf } from '@isopter/clinical/perimetry';
import { received } from '@isopter/recordings';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Eye, PerimetryEvent } from '../types.ts';
import { disturbed, stream } from '../fakes/arbitraries.ts';
import { initialState, reduceAll } from './state.ts';
import { createPerimetryStore } from './store.ts';
import { locations, statistics } from './views.ts';

/** Animation frames that the test runs on demand. */
function controlledFrames() {
  let due: (() => void) | undefined;
  return {
    schedule: (publish: () => void) => {
      due = publish;
      return () => {
        due = undefined;
      };
    },
    draw: () => {
      const publish = due;
      due = undefined;
      publish?.();
    },
  };
}

const gridOf24 = (eye: Eye) => gridOf('24-2', eye);
const shown = (x: number, index: number, data: object = {}): PerimetryEvent =>
  received('new_stimuli', { eye: 'OD', index, x, y: 9, viewed: false, seq_num: index, ...data });

describe('the perimetry store', () => {
  it('publishes at most once per frame', () => {
    const frames = controlledFrames();
    const store = createPerimetryStore(frames);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    for (let i = 1; i <= 1000; i++) store.receive(shown(3, i));
    expect(listener).not.toHaveBeenCalled();
    frames.draw();
    frames.draw();
    expect(listener).toHaveBeenCalledOnce();
    expect(store.getSnapshot().eyes.OD.statistics.presented).toBe(1000);
  });

  it('keeps unchanged objects', () => {
    const frames = controlledFrames();
    const store = createPerimetryStore({ ...frames, gridOf: gridOf24 });
    const before = store.getSnapshot();
    expect(store.getSnapshot()).toBe(before);
    store.receive(shown(3, 1));
    frames.draw();
    const after = store.getSnapshot();
    expect(after.eyes.OS).toBe(before.eyes.OS);
    const changed = after.eyes.OD.locations.filter((location, i) => location !== before.eyes.OD.locations[i]);
    expect(changed).toMatchObject([{ x: 3, y: 9, state: 'testing' }]);
  });

  it('equals the pure functions after any stream [CHART-01]', () => {
    fc.assert(
      fc.property(stream.chain(disturbed), fc.nat({ max: 20 }), (events, everyFrame) => {
        const frames = controlledFrames();
        const store = createPerimetryStore({ ...frames, gridOf: gridOf24 });
        events.forEach((event, i) => {
          store.receive(event);
          if (i % (everyFrame + 1) === 0) frames.draw();
        });
        frames.draw();
        const state = reduceAll(initialState(undefined), events);
        const view = store.getSnapshot();
        for (const eye of ['OD', 'OS'] as const) {
          expect(view.eyes[eye].locations).toEqual(locations(state, eye, gridOf24(eye)));
          expect(view.eyes[eye].statistics).toEqual(statistics(state, eye));
        }
        expect(view.statistics).toEqual(statistics(state));
        expect(view.ignored).toBe(state.ignored);
      }),
    );
  });

  it('resets its statistics and counters when it is loaded [MON-02]', () => {
    const frames = controlledFrames();
    const store = createPerimetryStore(frames);
    store.receive(shown(3, 1));
    store.receive(received('new_stimuli', { index: 1, x: 3, y: 3, viewed: true }));
    store.load({ run: 1, seq_num: 9, stimuli: [], progress: { total: 0, od: 0, os: 0 } });
    frames.draw();
    expect(store.getSnapshot()).toMatchObject({ ignored: 0, seq_num: 9, statistics: { presented: 0 } });
  });

  it('publishes nothing after it was disposed', () => {
    const frames = controlledFrames();
    const store = createPerimetryStore(frames);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.receive(shown(3, 1));
    store.dispose();
    frames.draw();
    expect(listener).not.toHaveBeenCalled();
  });
});
