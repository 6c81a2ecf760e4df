import {
  areaOf,
  directionShare,
  directionsOf,
  hasPoorFixation,
  meanRadius,
  neighbours,
  statisticsOf,
  stimulusOf,
  versionOf,
} from '@isopter/clinical/kinetic';
import { received } from '@isopter/recordings';
import * as recordings from '@isopter/recordings/kinetic';
import { describeRecords } from '../../shared/fakes/describeRecords.ts';
import { describe, expect, it, vi } from 'vitest';
import { isopterPieces } from '../plot/isopterLine.ts';
import { healthy, hemianopia, tunnel, unreliable, viewAfter } from '../stories/scene.tsx';
import type { KineticAnswer } from '../types.ts';
import { initialState, MOST_ANSWERS, reduceAll } from './state.ts';
import { createKineticStore, viewOf } from './store.ts';

const answer = (over: Partial<KineticAnswer> & { run?: number } = {}): KineticAnswer => ({
  eye: 'OD',
  direction: 1,
  x: 60,
  y: 0,
  is_blind_spot: false,
  viewed: true,
  response_time: 4,
  has_good_fixation: true,
  ...over,
});
/** Seen at a distance in a direction. */
const seenAt = (direction: number, radius: number, over: Partial<KineticAnswer> = {}): KineticAnswer => {
  const turn = ((direction - 1) * Math.PI) / 12;
  return answer({ direction, x: radius * Math.cos(turn), y: radius * Math.sin(turn), ...over });
};
const ring = (radius: number): KineticAnswer[] => Array.from({ length: 24 }, (_, i) => seenAt(i + 1, radius));
const event = (data: object) => received('new_stimuli', data);
/** The signs of fixation losses of one answer. */
const lossesOf = (over: Partial<KineticAnswer>) => {
  const { poor_fixations, blind_spots_seen } = statisticsOf([answer(over)]);
  return [poor_fixations, blind_spots_seen];
};
/** Returns the state and radius of each direction after some answers. */
const statesOf = (...list: KineticAnswer[]) => directionsOf(list).map(({ state, radius }) => [state, radius]);
/** Which directions are joined. */
const pairsOf = (list: KineticAnswer[]) =>
  neighbours(directionsOf(list)).map(([one, next]) => [one.direction, next.direction]);

const shareOf = (...list: KineticAnswer[]) => statisticsOf(list).false_negative_percentage;

describe('statistics', () => {
  it('counts distinct directions, at most 1, without checks [KIN-01]', () => {
    expect(directionShare([])).toBe(0);
    expect(directionShare([answer(), answer({ viewed: false }), answer({ direction: 2 })])).toBeCloseTo(2 / 24);
    expect(directionShare([answer({ direction: 0 }), answer({ is_blind_spot: true })])).toBe(0);
    expect(directionShare([...ring(50), ...ring(40)])).toBe(1);
  });

  it('counts a blind-spot response over 0.15 s, or poor fixation, as a fixation loss [KIN-02]', () => {
    expect(lossesOf({ is_blind_spot: true, response_time: 0.4 })).toEqual([0, 1]);
    expect(lossesOf({ is_blind_spot: true, response_time: 0.15 })).toEqual([0, 0]);
    expect(lossesOf({ is_blind_spot: true, viewed: false, response_time: 0 })).toEqual([0, 0]);
    expect(lossesOf({ has_good_fixation: false })).toEqual([1, 0]);
    expect(lossesOf({ has_good_fixation: false, is_blind_spot: true, response_time: 0.4 })).toEqual([1, 1]);
    expect(lossesOf({})).toEqual([0, 0]);
  });

  it('counts poor fixation in all presentations, and blind-spot checks among those given [KIN-02] [OUR-15]', () => {
    const of = (poor: number, good: number) =>
      statisticsOf([
        ...Array<KineticAnswer>(poor).fill(answer({ has_good_fixation: false })),
        ...ring(50).slice(0, good),
      ]);
    expect(statisticsOf([])).toMatchObject({ poor_fixation_percentage: null, blind_spot_checks: 0 });
    expect(of(7, 24)).toMatchObject({ poor_fixations: 7, presented: 31 });
    expect(of(7, 24).poor_fixation_percentage).toBeCloseTo(22.58, 2);
    expect([of(4, 10), of(5, 20), of(5, 21), of(0, 0)].map(hasPoorFixation)).toEqual([false, true, false, false]);
    const check = answer({ direction: 0, is_blind_spot: true });
    const checks = [check, check, { ...check, viewed: false, response_time: 0 }, ...ring(50)];
    expect(statisticsOf(checks)).toMatchObject({
      blind_spot_checks: 3,
      blind_spots_seen: 2,
      poor_fixation_percentage: 0,
    });
  });

  it('counts a seen one under 0.15 s as a false positive, with a share from 4 seen on [KIN-03] [PERI-03]', () => {
    const early = answer({ response_time: 0.149 });
    expect(statisticsOf([early, answer(), answer()])).toMatchObject({
      false_positives: 1,
      false_positive_percentage: null,
    });
    expect(statisticsOf([early, answer(), answer(), answer()]).false_positive_percentage).toBe(25);
    expect(statisticsOf([answer({ viewed: false, response_time: 0.1 })]).false_positives).toBe(0);
  });

  it('counts a miss as a false negative if the stimulus must have been visible, in any order', () => {
    const missedCheck = answer({ direction: 0, viewed: false, x: 20 });
    const missedVector = seenAt(5, 2, { viewed: false });
    expect(statisticsOf([missedCheck]).false_negatives).toBe(1);
    expect(statisticsOf([missedVector]).false_negatives).toBe(0);
    expect(statisticsOf([missedVector, seenAt(5, 40)]).false_negatives).toBe(1);
    expect(statisticsOf([seenAt(5, 40), missedVector])).toMatchObject({ false_negatives: 1, to_be_seen: 1 });
    expect(statisticsOf([seenAt(6, 40), missedVector]).false_negatives).toBe(0);
  });

  it('computes the share of false negatives from those given, from 4 on [OUR-15]', () => {
    const check = answer({ direction: 0, x: 20 });
    const missed = { ...check, viewed: false };
    expect([shareOf(), shareOf(missed, check, check)]).toEqual([null, null]);
    expect([shareOf(missed, check, check, check), shareOf(missed, missed, missed, missed)]).toEqual([25, 100]);
  });

  it('detects version two by an algorithm above 1, and the stimulus by its size [KIN-02]', () => {
    expect([undefined, null, 0, 1, 2, 5].map(versionOf)).toEqual([1, 1, 1, 1, 2, 2]);
    expect([1, '3', 5, 'big', null].map(stimulusOf)).toEqual(['I4e', 'III4e', 'V4e', null, null]);
  });
});

describe('isopter', () => {
  it('has the area inside it once every direction is known', () => {
    expect(areaOf(directionsOf(ring(50)))).toBeCloseTo(12 * 50 ** 2 * Math.sin(Math.PI / 12), 6);
    expect(areaOf(directionsOf(ring(50).slice(1)))).toBeNull();
    const half = ring(50).map((one) => (one.direction > 12 ? { ...one, viewed: false } : one));
    expect(areaOf(directionsOf(half))).toBeCloseTo((11 / 2) * 50 ** 2 * Math.sin(Math.PI / 12), 6);
    expect(meanRadius(directionsOf(half))).toBeCloseTo(25, 6);
    expect(meanRadius(directionsOf(half).filter(({ direction }) => direction <= 7))).toBeCloseTo(50, 6);
    expect(meanRadius([])).toBeNull();
  });

  it('keeps the newest answer of a direction, and an early one only without another', () => {
    const early = { response_time: 0.1 };
    expect(statesOf(seenAt(3, 60), seenAt(3, 40))[0]).toEqual(['seen', expect.closeTo(40, 6)]);
    expect(statesOf(seenAt(3, 40), seenAt(3, 80, early))[0]).toEqual(['seen', expect.closeTo(40, 6)]);
    expect(statesOf(seenAt(3, 80, early))).toEqual([['too_early', 0]]);
    expect(statesOf(seenAt(3, 80, early), seenAt(3, 2, { viewed: false }))).toEqual([['not_seen', 0]]);
    expect(statesOf(answer({ direction: 0 }), answer({ is_blind_spot: true }))).toEqual([]);
  });

  it('is in the right place however a device counts directions, and whichever it skips', () => {
    const clockwise = ring(50).map((one) => ({ ...one, y: -one.y }));
    const swapped = ring(50).map((one, i, all) => ({ ...one, x: all[i ^ 1]!.x, y: all[i ^ 1]!.y }));
    const whole = areaOf(directionsOf(ring(50)))!;
    expect(areaOf(directionsOf(clockwise))).toBeCloseTo(whole, 6);
    for (const list of [clockwise, swapped]) {
      const pieces = isopterPieces(directionsOf(list));
      expect(pieces).toHaveLength(24);
      for (const points of pieces) {
        const steps = points.slice(1).map(({ x, y }, i) => Math.hypot(x - points[i]!.x, y - points[i]!.y));
        // the short way between two neighbours, never round the whole field
        expect(steps.reduce((sum, step) => sum + step, 0)).toBeLessThan(54);
      }
    }
    const lost = seenAt(4, 2, { viewed: false });
    expect(directionsOf([{ ...lost, y: -lost.y }])[0]?.angle).toBeCloseTo(315, 6);
    expect(directionsOf([answer({ direction: 4, x: 0, y: 0, viewed: false })])[0]?.angle).toBe(45);
  });

  it('is drawn within the field, even if it was seen beyond', () => {
    const places = isopterPieces(directionsOf(ring(110))).flat();
    expect(Math.max(...places.map(({ x, y }) => Math.hypot(x, y)))).toBeCloseTo(90, 6);
  });

  it('connects neighbors, the last to the first, and nothing across a gap', () => {
    expect(pairsOf([seenAt(24, 50), seenAt(1, 50), seenAt(2, 50), seenAt(5, 50)])).toEqual([
      [1, 2],
      [24, 1],
    ]);
  });
});

describe('recordings', () => {
  it('of complete tests are complete, with the areas of their patients [KIN-01]', () => {
    const areas = [healthy, hemianopia, tunnel].map((events) => {
      const { OD, OS } = viewAfter(events).eyes;
      expect([OD.completion, OS.completion]).toEqual([100, 100]);
      return (OD.area ?? 0) + (OS.area ?? 0);
    });
    expect(areas[0]!).toBeGreaterThan(16_000);
    expect(areas[1]! / areas[0]!).toBeLessThan(0.7);
    expect(areas[2]!).toBeLessThan(2500);
    expect(viewAfter(unreliable).eyes.OD.statistics.false_positives).toBeGreaterThan(2);
  });
});

describe('store', () => {
  it('publishes once per frame, and keeps the object of the unchanged eye', () => {
    const frames: (() => void)[] = [];
    const store = createKineticStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.load([answer({ seq_num: 1, eye: 'OS' })]);
    store.receive(event(answer({ seq_num: 2 })));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    const before = store.getSnapshot();
    expect(before).toMatchObject({ eye_under_test: 'OD', newest_direction: 1 });
    store.receive(event(answer({ seq_num: 3, direction: 0 })));
    frames.shift()?.();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot().eyes.OS).toBe(before.eyes.OS);
    expect(store.getSnapshot().newest_direction).toBeNull();
  });
});

describeRecords('kinetic', {
  type: 'new_stimuli',
  recordings,
  initialState,
  reduceAll,
  shown: (state) => viewOf(state),
  sizeOf: ({ records }) => records.length,
  answerOf: (records) => records.filter((one) => one.direction !== undefined),
  otherwise: (record) => ({ ...record, viewed: !record.viewed }),
  most: MOST_ANSWERS,
});
