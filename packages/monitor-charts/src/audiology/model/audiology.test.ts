import { averageOf, crossHeardAt, isHeard, progressOf } from '@isopter/clinical/audiology';
import { received } from '@isopter/recordings';
import * as recordings from '@isopter/recordings/audiology';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Tone } from '../types.ts';
import { initialState, MOST_TONES, reduceAll } from './state.ts';
import { createAudiologyStore, viewOf } from './store.ts';

const tone = (over: Partial<Tone> & { run?: number } = {}): Tone => ({
  ear: 'RIGHT',
  threshold: false,
  frequency: 1000,
  volume_db: 30,
  is_heard: true,
  response_time: 0.4,
  ...over,
});
const event = (data: object) => received('new_pure_tone_response', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState([]), data.map(event)));

const at = (frequency: number, level: number, heard = true) => ({ frequency, level, heard });

describe('statistics', () => {
  it('counts a tone as heard if pressed after more than 0.15 s [AUD-01] [AUD-04]', () => {
    expect(isHeard(tone({ response_time: 0.15 }))).toBe(false);
    expect(isHeard(tone({ response_time: 0.151 }))).toBe(true);
    expect(isHeard(tone({ is_heard: false }))).toBe(false);
    expect(isHeard(tone({ response_time: 0 }))).toBe(false);
  });

  it('counts 12.5 % per frequency with a threshold, at most 100, and increases with each tone in between [AUD-02] [OUR-456]', () => {
    const settled = (count: number) =>
      Array.from({ length: count }, (_, i) => tone({ threshold: true, frequency: 250 * (i + 1) }));
    const shares = [0, 1, 4, 8, 9].map((count) => progressOf(settled(count), 'PURE_TONE'));
    expect(shares).toEqual([0, 0.125, 0.5, 1, 1]);
    const tones = [tone(), tone({ volume_db: 20 }), tone({ volume_db: 25 })];
    const after = tones.map((_, i) => progressOf(tones.slice(0, i + 1), 'PURE_TONE'));
    expect(after[0]).toBeGreaterThan(0);
    expect(after).toEqual(after.toSorted((one, other) => one - other));
    expect(after[2]).toBeLessThan(0.125);
    // a frequency that is measured once more takes nothing back
    const again = [...settled(2), tone(), tone({ threshold: true, frequency: 250 })];
    expect(progressOf(again, 'PURE_TONE')).toBeGreaterThan(progressOf(again.slice(0, 3), 'PURE_TONE'));
    expect(progressOf(settled(3), 'PURE_TONE_SCREENING')).toBe(1);
  });

  it('averages 500 to 4000 Hz, once there are four results [AUD-02]', () => {
    expect(averageOf([at(500, 10), at(1000, 20), at(2000, 30)])).toBeNull();
    expect(averageOf([at(500, 10), at(1000, 20), at(2000, 30), at(4000, 60)])).toEqual({ level: 30, isWorse: false });
    expect(averageOf([at(250, 10), at(1000, 20), at(2000, 30), at(4000, 60)])).toBeNull();
  });
});

describe('unheard tones', () => {
  it('makes the average worse than its number', () => {
    const steep = [at(500, 10), at(1000, 20), at(2000, 30), at(4000, 100, false)];
    expect(averageOf(steep)).toEqual({ level: 40, isWorse: true });
    expect(averageOf([...steep.slice(0, 3), at(4000, 60), at(8000, 90, false)])?.isWorse).toBe(false);
  });
});

const crossing = (right: ReturnType<typeof at>[], left: ReturnType<typeof at>[]) =>
  crossHeardAt({ RIGHT: right, LEFT: left });

describe('a tone that the other ear may have heard', () => {
  it('is flagged if the worse ear heard it 40 dB above the threshold of the better one', () => {
    expect(crossing([at(500, 20), at(1000, 20)], [at(500, 55), at(1000, 60)])).toEqual([1000]);
    expect(crossing([at(1000, 75), at(2000, 0)], [at(1000, 10), at(4000, 90)])).toEqual([1000]);
  });
  it('is not flagged if it was not heard, or if only one ear was tested', () => {
    expect(crossing([at(1000, 20)], [at(1000, 100, false)])).toEqual([]);
    expect(crossing([at(1000, 90)], [])).toEqual([]);
  });
});

describe('state', () => {
  it('keeps the tones of each ear, and the newest result of each frequency [AUD-01]', () => {
    const { ears, completion, ear_under_test } = after(
      tone({ seq_num: 1, threshold: true, volume_db: 20 }),
      tone({ seq_num: 2, ear: 'LEFT', threshold: true, volume_db: 90, is_heard: false }),
      tone({ seq_num: 3, threshold: true, volume_db: 15 }),
    );
    expect(ears.RIGHT.tones).toHaveLength(2);
    expect(ears.RIGHT.thresholds).toEqual([{ frequency: 1000, level: 15, heard: true }]);
    expect(ears.LEFT.thresholds).toEqual([{ frequency: 1000, level: 90, heard: false }]);
    expect([completion, ear_under_test]).toEqual([26, 'RIGHT']);
  });

  it('ignores records older than the stored one, and applies those without a number [AUD-04] [MON-03]', () => {
    const { ears } = after(tone({ seq_num: 5 }), tone({ seq_num: 4 }), tone({ volume_db: 5 }));
    expect(ears.RIGHT.tones.map(({ volume_db }) => volume_db)).toEqual([30, 5]);
  });
});

describe('store', () => {
  it('publishes once per frame, and keeps the object of the unchanged ear', () => {
    const frames: (() => void)[] = [];
    const store = createAudiologyStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.load([tone({ seq_num: 1, ear: 'LEFT' })]);
    store.receive(event(tone({ seq_num: 2 })));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    const before = store.getSnapshot();
    store.receive(event(tone({ seq_num: 3 })));
    frames.shift()?.();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot().ears.LEFT).toBe(before.ears.LEFT);
    expect(store.getSnapshot().ears.RIGHT).not.toBe(before.ears.RIGHT);
  });
});

describeRecords('audiology', {
  type: 'new_pure_tone_response',
  recordings,
  initialState,
  reduceAll,
  shown: (state) => viewOf(state),
  sizeOf: ({ records }) => records.length,
  answerOf: (records) => records,
  otherwise: (record) => ({ ...record, is_heard: !record.is_heard }),
  most: MOST_TONES,
});
