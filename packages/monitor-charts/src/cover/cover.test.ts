import { deviationOf, fixingOf, incomitanceOf, phasesOf } from '@isopter/clinical/cover';
import { received } from '@isopter/recordings';
import { esotropia, palsy, phoria } from '@isopter/recordings/cover';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MonitorEvent } from '../shared/event.ts';
import { createCoverStore, initialState, MOST_RECORDS, reduceAll, viewOf } from './model.ts';
import { deviationLines, deviationShort, deviationSpoken, deviationText } from '../motility/deviation.ts';
import { motilityWords } from '../motility/motility.texts.ts';
import type { CoverRecord, Deviation } from './types.ts';

const record = (over: Partial<CoverRecord> & { run?: number } = {}): CoverRecord => ({
  eye: 'OD',
  direction: 0,
  x: 0,
  y: 0,
  viewed: true,
  response_time: 0.4,
  is_blind_spot: false,
  has_good_fixation: true,
  ...over,
});
const state = (over: object = {}) => ({
  eye: 'OD',
  phase: 0,
  progress: 10,
  current_direction: 0,
  finished_directions: [],
  seq_num: 1,
  run: 1,
  ...over,
});
const moved = (data: object) => received('new_stimuli', data);
const stated = (data: object) => received('cover_state_update', data);
const after = (...events: MonitorEvent[]) => viewOf(reduceAll(initialState(null), events));

const fixing = (...events: readonly MonitorEvent[]) => fixingOf(after(...events).positions);
const moves = (eye: 'OD' | 'OS', x: number) => moved(record({ eye, x }));

const seen = (events: readonly MonitorEvent[]) => after(...events).positions.OU;

const numbered = fc
  .array(
    fc.record({
      eye: fc.constantFrom('OD' as const, 'OS' as const),
      direction: fc.integer({ min: 0, max: 8 }),
      x: fc.double({ min: -30, max: 30, noNaN: true }),
      y: fc.double({ min: -30, max: 30, noNaN: true }),
      viewed: fc.boolean(),
      has_good_fixation: fc.boolean(),
    }),
    { maxLength: 50 },
  )
  .map((list) => list.map((one, i) => record({ ...one, seq_num: i + 1, run: 1 })));

const lines = (deviation: Deviation, kind: 'phoria' | 'tropia' | 'unknown') =>
  deviationLines(deviation, kind, String).map((line) => line.replaceAll('\u00a0', ' '));

const kinds = (...events: MonitorEvent[]) => {
  const { OD, OS, OU } = after(...events).positions;
  return [OD, OS, OU].map(([position]) => position?.kind);
};

describe('deviations', () => {
  it('are counted between the eyes in prism dioptres: inwards, and the right eye higher', () => {
    expect(deviationOf({ eye: 'OD', x: -14.04, y: 0 }).eso).toBeCloseTo(25, 1);
    expect(deviationOf({ eye: 'OS', x: 14.04, y: 0 }).eso).toBeCloseTo(25, 1);
    expect(deviationOf({ eye: 'OD', x: 0, y: 2 }).right_hyper).toBeCloseTo(3.5, 1);
    expect(deviationOf({ eye: 'OS', x: 0, y: 2 }).right_hyper).toBeCloseTo(-3.5, 1);
  });

  it('are written with their unit, tropias with a T, and invisible movements as zero [OUR-18]', () => {
    expect(lines({ eso: 25.2, right_hyper: 0.4 }, 'tropia')).toEqual(['25 Δ ET']);
    expect(lines({ eso: -9, right_hyper: -6 }, 'phoria')).toEqual(['9 Δ X', '6 Δ LH']);
    expect(lines({ eso: 1.2, right_hyper: 0 }, 'phoria')).toEqual([]);
    expect(deviationShort(motilityWords, { eso: 1.2, right_hyper: 0 }, 'phoria', String)).toBe('Ortho');
  });

  it('are named in words, and announced with the unit in words [OUR-18]', () => {
    const both = { eso: -9, right_hyper: 6 };
    const said = (kind: 'phoria' | 'tropia' | 'unknown') => deviationText(motilityWords, both, kind, String);
    expect(said('phoria')).toBe('9 Δ exophoria, 6 Δ right hyperphoria');
    expect(said('tropia')).toBe('9 Δ exotropia, 6 Δ right hypertropia');
    expect(said('unknown')).toBe('9 Δ exo deviation, 6 Δ right hyper deviation');
    expect(deviationSpoken(motilityWords, { eso: 21, right_hyper: 0 }, 'tropia', String)).toBe(
      '21 prism diopters esotropia',
    );
  });

  it('are a tropia of both eyes if one moves when uncovered, and a phoria only after both were uncovered [OUR-18]', () => {
    const [right, left] = [moves('OD', 0), moves('OS', 14)];
    expect(kinds(right)).toEqual(['unknown', 'unknown', 'unknown']);
    expect(kinds(right, moves('OS', 0))).toEqual(['phoria', 'phoria', 'phoria']);
    expect(kinds(right, left)).toEqual(['tropia', 'tropia', 'tropia']);
  });

  it('come from uncovering first and then from alternation, with good fixation only [COV-02]', () => {
    const list = [
      record({ seq_num: 1, has_good_fixation: false, x: 9 }),
      record({ seq_num: 2, x: 1 }),
      record({ seq_num: 3, eye: 'OS', x: 2 }),
      record({ seq_num: 4, x: 3 }),
      record({ seq_num: 5, direction: 1, x: 4 }),
    ];
    const phases = phasesOf(list);
    expect(phases[0].map(({ x }) => x)).toEqual([1, 2, 4]);
    expect(phases[1].map(({ x }) => x)).toEqual([3]);
  });

  it('stay undecided for an eye that was never on target while uncovered: alternation alone is no tropia', () => {
    const phoria = [
      ...[1, 2, 3].map((seq_num) => record({ seq_num, direction: 3, x: -5, has_good_fixation: false })),
      record({ seq_num: 4, direction: 3, eye: 'OS', viewed: false }),
      record({ seq_num: 5, direction: 3, x: 5 }),
      record({ seq_num: 6, direction: 3, eye: 'OS', x: -5 }),
    ];
    const [position] = after(...phoria.map(moved)).positions.OD;
    expect(position).toMatchObject({ manifest: null, total: deviationOf({ eye: 'OD', x: 5, y: 0 }) });
    expect(position!.kind).toBe('unknown');
  });

  it('indicate the fixating eye: the one that stays while its fellow moves', () => {
    expect(fixing(moves('OD', 0), moves('OS', 14))).toBe('OD');
    expect(fixing(moves('OD', -14), moves('OS', 1))).toBe('OS');
    expect(fixing(moves('OD', -14), moves('OS', 14))).toBe('either');
    expect(fixing(moves('OD', 0), moves('OS', 0))).toBeNull();
    expect([esotropia, phoria, palsy].map((events) => fixing(...events))).toEqual(['OD', null, 'OS']);
  });

  it('of recordings match their patients: an esotropia, a phoria, a palsy', () => {
    const [primary] = seen(esotropia);
    expect(primary!.kind).toBe('tropia');
    expect(Math.abs(primary!.total!.eso - 25)).toBeLessThan(2.5);
    expect(incomitanceOf(seen(esotropia))).toBeLessThan(5);
    for (const position of seen(phoria)) {
      expect(position.kind).toBe('phoria');
      expect(position.total!.eso).toBeLessThan(-6);
    }
    expect(incomitanceOf(seen(palsy))).toBeGreaterThan(15);
    expect(seen(palsy)).toHaveLength(9);
  });
});

describe('state', () => {
  it('shows phase, current and finished directions of the newest state, never of older ones [COV-01] [COV-02] [MON-03]', () => {
    const view = after(
      stated(state({ seq_num: 5, phase: 1, current_direction: 3, finished_directions: [0] })),
      stated(state({ seq_num: 4 })),
    );
    expect(view.progress).toMatchObject({ phase: 1, current_direction: 3, finished_directions: [0] });
    expect(
      view.positions.OD.map(({ direction, is_current, is_finished }) => [direction, is_current, is_finished]),
    ).toEqual([
      [0, false, true],
      [3, true, false],
    ]);
    expect(view.positions.OS.some(({ is_current }) => is_current)).toBe(false);
  });

  it('is the same loaded or received, in any order, with repetitions [MON-02] [MON-03]', () => {
    fc.assert(
      fc.property(numbered, fc.nat({ max: 50 }), (list, half) => {
        const whole = viewOf(initialState({ state: null, records: list.toReversed() }));
        expect(after(...list.flatMap((one) => [moved(one), moved(one)]))).toEqual(whole);
        const loaded = initialState({ state: null, records: list.slice(0, half) });
        expect(viewOf(reduceAll(loaded, list.slice(half).map(moved)))).toEqual(whole);
      }),
    );
  });

  it('restarts with a higher run [MON-20], and does not grow without bound', () => {
    const restarted = { type: 'updated_test_status', data: { status: 'started', seq_num: 7, run: 2 } } as const;
    const before = initialState({ state: stated(state()).data, records: [record({ seq_num: 2, run: 1 })] });
    expect(viewOf(reduceAll(before, [restarted]))).toMatchObject({
      is_stale: true,
      run: 2,
      measured: 0,
      progress: null,
    });
    const store = createCoverStore({ schedule: () => () => undefined });
    for (let i = 0; i < 2 * MOST_RECORDS; i += 1) store.receive(moved(record({ seq_num: i })));
    expect(store.getSnapshot().measured).toBeLessThanOrEqual(MOST_RECORDS);
  });
});
