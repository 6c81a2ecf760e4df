import { directionsOf, EXPECTED, gradeOf, movementsOf } from '@isopter/clinical/eoms';
import { ALL_AROUND, onCircle, SIX_CARDINAL } from '@isopter/clinical/gaze';
import { received } from '@isopter/recordings';
import { palsy } from '@isopter/recordings/eoms';
import * as recordings from '@isopter/recordings/eoms';
import { describeRecords } from '../shared/fakes/describeRecords.ts';
import { describe, expect, it, vi } from 'vitest';
import { createEomsStore, initialState, MOST_ATTEMPTS, reduceAll, viewOf } from './model.ts';
import type { Attempt } from './types.ts';

const look = (over: Partial<Attempt> & { run?: number } = {}): Attempt => ({
  eye: 'OD',
  direction: 3,
  angle: 0,
  x: 30,
  y: 0,
  attempt: 1,
  ...over,
});
const event = (data: object) => received('new_eoms_response', data);
const after = (...data: object[]) => viewOf(reduceAll(initialState([]), data.map(event)));

describe('movements', () => {
  it('have 8 directions, 6 with version 1 [EOM-01] [EOM-02]', () => {
    expect(directionsOf(1)).toEqual(SIX_CARDINAL);
    for (const version of [2, 3, null, undefined]) expect(directionsOf(version)).toEqual(ALL_AROUND);
  });

  it('use the farthest attempt, and every attempt in a direction [EOM-01]', () => {
    const { movements } = movementsOf([look({ x: 10 }), look({ x: 18, attempt: 2 }), look({ x: 12, attempt: 3 })]);
    const right = movements.find(({ direction }) => direction === 3);
    expect(right).toMatchObject({ share: 0.6, grade: -2, best: { x: 18 } });
    expect(right?.attempts).toHaveLength(3);
    expect(movements.find(({ direction }) => direction === 7)).toMatchObject({
      share: null,
      grade: null,
      attempts: [],
    });
  });

  it('compute completion from the tried and the requested directions [EOM-01]', () => {
    const done = [2, 3, 4].map((direction) => look({ direction, ...onCircle(direction, EXPECTED) }));
    expect(movementsOf(done, ALL_AROUND).tried).toBe(0.375);
    expect(movementsOf(done, SIX_CARDINAL).tried).toBe(0.5);
    const upwards = look({ direction: 1, ...onCircle(1, EXPECTED) });
    expect(movementsOf([...done, upwards], SIX_CARDINAL)).toMatchObject({ tried: 0.5 });
    expect(movementsOf([...done, upwards], SIX_CARDINAL).movements).toHaveLength(7);
  });

  it('are graded from -4, which does not leave the center, to 4', () => {
    expect([1, 0.95, 0.85, 0.75, 0.5, 0.25, 0, -0.4].map(gradeOf)).toEqual([0, 0, -1, -1, -2, -3, -4, -4]);
    expect([1.05, 1.2, 1.4, 3].map(gradeOf)).toEqual([0, 2, 4, 4]);
  });

  it('show only the weak muscle of a recorded palsy', () => {
    const { attempts } = viewOf(reduceAll(initialState([]), palsy));
    const grades = (eye: 'OD' | 'OS') => movementsOf(attempts[eye]).movements.map(({ grade }) => grade);
    expect(movementsOf(attempts.OD).tried).toBe(1);
    expect(grades('OS')).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const [, upRight, right, downRight, , , left] = grades('OD');
    expect(right).toBeLessThanOrEqual(-3);
    expect([upRight, downRight].every((grade) => grade !== undefined && grade! < 0)).toBe(true);
    expect(left).toBe(0);
  });
});

describe('state', () => {
  it('tests both eyes when they move together, and one when it moves alone', () => {
    const both = [look({ seq_num: 1 }), look({ seq_num: 2, eye: 'OS' })];
    expect(after(...both).eyes_under_test).toEqual(['OD', 'OS']);
    expect(after(...both, look({ seq_num: 3, direction: 4 })).eyes_under_test).toEqual(['OD']);
  });

  it('publishes once per frame, and keeps the object of the unchanged eye', () => {
    const frames: (() => void)[] = [];
    const store = createEomsStore({ schedule: (publish) => (frames.push(publish), () => undefined) });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.load([look({ seq_num: 1, eye: 'OS' })]);
    store.receive(event(look({ seq_num: 2 })));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    const before = store.getSnapshot();
    store.receive(event(look({ seq_num: 3 })));
    frames.shift()?.();
    expect(listener).toHaveBeenCalledTimes(2);
    expect(store.getSnapshot().attempts.OS).toBe(before.attempts.OS);
    expect(store.getSnapshot().attempts.OD).not.toBe(before.attempts.OD);
  });
});

describeRecords('eoms', {
  type: 'new_eoms_response',
  recordings,
  initialState,
  reduceAll,
  shown: (state) => viewOf(state),
  sizeOf: ({ records }) => records.length,
  answerOf: (records) => records,
  otherwise: (record) => ({ ...record, attempt: record.attempt + 1 }),
  most: MOST_ATTEMPTS,
});
