import {
  blindSpotOf,
  gridOf,
  gridOfTest,
  hasRegions,
  type PerimetryTestGroup,
  pointCounts,
  PROGRAMS,
  quadrants,
} from '@isopter/clinical/perimetry';
import type { ProtocolValue, StrategyValue } from '@isopter/contract';
import { ptosis as ptosisRight } from '@isopter/recordings/perimetry';
import { describe, expect, it } from 'vitest';
import type { PerimetryLocation } from '../types.ts';
import { layoutOf } from './layout.ts';
import { closeRegionPrompt, nextRegionPrompt, noRegionPrompt, REGION_PROMPT_MS } from './regionPrompt.ts';
import { initialState } from './state.ts';
import { createPerimetryStore } from './store.ts';

const perimetry = (strategy: StrategyValue, protocol?: ProtocolValue): PerimetryTestGroup => ({
  group: 'PERIMETRY',
  strategy,
  protocol: protocol ?? null,
});

const point = (
  x: number,
  y: number,
  state: PerimetryLocation['state'],
  threshold: number | null = null,
): PerimetryLocation => ({ x, y, state, threshold, seen: 0, not_seen: 0, response_time: null, is_blind_spot: false });

describe('grids', () => {
  it('has the published number of points, each once [PERI-01]', () => {
    const sizes = Object.fromEntries(PROGRAMS.map((program) => [program, gridOf(program, 'OD')?.points.length]));
    expect(sizes).toEqual({
      '24-2': 54,
      '24-2C': 64,
      '30-2': 76,
      '10-2': 68,
      '24-2-PTOSIS-NOVEL': 27,
      '30-2-PTOSIS-TRADITIONAL': 38,
      '24-2-FAST': 27,
      '30-2-FAST': 38,
      'ESTERMAN-MONO': 100,
      'ESTERMAN-BINO': 120,
      'SUPERIOR-36': 36,
      CONFRONTATION: 16,
      QUADRANT: 4,
      FOVEAL: 1,
    });
    for (const program of PROGRAMS) {
      const points = gridOf(program, 'OD')!.points.map(({ x, y }) => `${x},${y}`);
      expect(new Set(points).size).toBe(points.length);
    }
  });

  it('mirrors for the left eye, blind spot included [PERI-01]', () => {
    const right = gridOf('24-2', 'OD')!;
    const left = gridOf('24-2', 'OS')!;
    expect(right.points).toContainEqual({ x: -27, y: 3 });
    expect(left.points).toContainEqual({ x: 27, y: 3 });
    expect(left.points).not.toContainEqual({ x: -27, y: 3 });
    expect(left.points[0]).toEqual({ x: -9, y: 21 });
    expect(left.blind_spot).toEqual([
      { x: -15, y: 3 },
      { x: -15, y: -3 },
    ]);
    expect([blindSpotOf('OD').x, blindSpotOf('OS').x]).toEqual([15, -15]);
    expect(gridOf('24-2', 'OS')).toBe(left);
  });

  it('ignores the suffix of a program for its pace, and returns no grid for other names', () => {
    expect(gridOf('24-2-P-AVA-F', 'OD')).toBe(gridOf('24-2', 'OD'));
    expect(gridOf('24-2C-S', 'OD')).toBe(gridOf('24-2C', 'OD'));
    for (const other of ['OTHER', '', 'constructor']) expect(gridOf(other, 'OD')).toBeUndefined();
  });
});

describe('layouts', () => {
  it.each([
    ['FULL_THRESHOLD', '24-2', 'plots'],
    ['AVA_FAST', '10-2', 'plots'],
    ['SUPRA_THRESHOLD', '24-2-S', 'plots'],
    ['CONFRONTATION', undefined, 'plots'],
    ['FOVEAL_SENSITIVITY', undefined, 'graphOnly'],
    ['SUPRA_FAST', '24-2', 'noPlot'],
    ['PTOSIS', '24-2-PTOSIS-NOVEL', 'noPlot'],
    ['BLEPHARO', undefined, 'noPlot'],
    ['ESTERMAN', undefined, 'maps'],
  ] as const)('shows %s %s as %s [PERI-06]', (strategy, protocol, layout) => {
    expect(layoutOf(perimetry(strategy, protocol))).toBe(layout);
  });

  it('shows the quadrant program as quadrants [PERI-06] [PERI-10]', () => {
    expect(layoutOf(perimetry('SUPRA_THRESHOLD', 'QUADRANT'))).toBe('quadrants');
  });

  it('shows the regions of the traditional ptosis program [PERI-07]', () => {
    const traditional = perimetry('PTOSIS', '30-2-PTOSIS-TRADITIONAL');
    expect([layoutOf(traditional), hasRegions(traditional)]).toEqual(['plots', true]);
    expect(hasRegions(perimetry('PTOSIS', '24-2-PTOSIS-NOVEL'))).toBe(false);
  });
});

describe('quadrants', () => {
  it('are seen, missed or not yet tested [PERI-10]', () => {
    expect(
      quadrants([
        point(-9, 9, 'seen'),
        point(9, 9, 'notSeen'),
        point(3, 3, 'seen'),
        point(-9, -9, 'testing'),
        point(9, -9, 'threshold', -1),
        point(0, 5, 'notSeen'),
      ]),
    ).toEqual({ superiorLeft: 'seen', superiorRight: 'notSeen', inferiorLeft: 'untested', inferiorRight: 'notSeen' });
  });
});

describe('the prompt between the regions of a ptosis test', () => {
  const facts = { total: 50, region_no: 1, screen: 'test paused', now: 1000 };
  const open = nextRegionPrompt(noRegionPrompt, facts);

  it('opens at half the progress while region 2 has not begun [PERI-07]', () => {
    expect(nextRegionPrompt(noRegionPrompt, { ...facts, total: 49 }).opened_at).toBeNull();
    expect(nextRegionPrompt(noRegionPrompt, { ...facts, region_no: 2 }).opened_at).toBeNull();
    expect(open.opened_at).toBe(1000);
  });

  it('closes after 60 s, when the paused screen is left, or when region 2 begins [PERI-07]', () => {
    expect(nextRegionPrompt(open, { ...facts, now: 1000 + REGION_PROMPT_MS - 1 }).opened_at).toBe(1000);
    expect(nextRegionPrompt(open, { ...facts, now: 1000 + REGION_PROMPT_MS }).opened_at).toBeNull();
    expect(nextRegionPrompt(open, { ...facts, screen: 'doing test' }).opened_at).toBeNull();
    expect(nextRegionPrompt(open, { ...facts, region_no: 2 }).opened_at).toBeNull();
  });

  it('waits for the pause when progress is reported first [PERI-07]', () => {
    const early = nextRegionPrompt(noRegionPrompt, { ...facts, screen: 'doing test' });
    const paused = nextRegionPrompt(early, facts);
    expect([early.opened_at, paused.opened_at]).toEqual([1000, 1000]);
    expect(nextRegionPrompt(paused, { ...facts, screen: 'doing test' }).opened_at).toBeNull();
  });

  it('opens once, and again only after a restart [PERI-07]', () => {
    const closed = closeRegionPrompt();
    expect(nextRegionPrompt(closed, facts).opened_at).toBeNull();
    const restarted = nextRegionPrompt(closed, { ...facts, total: 0 });
    expect(nextRegionPrompt(restarted, facts).opened_at).toBe(1000);
  });
});

const counted = (state: PerimetryLocation['state'], threshold: number | null = null, is_blind_spot = false) => ({
  ...point(3, 3, state),
  threshold,
  is_blind_spot,
});

const count = (strategy: StrategyValue, protocol?: ProtocolValue) =>
  gridOfTest(perimetry(strategy, protocol), 'OS')?.points.length;

describe('points', () => {
  it('are counted as seen, missed or open, without those in the blind spot [PERI-06]', () => {
    expect(
      pointCounts([
        counted('seen'),
        counted('threshold', 12),
        counted('threshold', -1),
        counted('notSeen'),
        counted('testing'),
        counted('untested'),
        counted('notSeen', null, true),
      ]),
    ).toEqual({ seen: 2, not_seen: 2, open: 2, points: 6 });
  });
  it('of a region are summed before the next one clears the plot [PERI-07]', () => {
    const test = perimetry('PTOSIS', '30-2-PTOSIS-TRADITIONAL');
    const store = createPerimetryStore({
      gridOf: (eye) => gridOfTest(test, eye),
      is_regional: true,
      schedule: () => () => {},
    });
    for (const event of ptosisRight) store.receive(event);
    const { earlier, region_no, eyes } = store.getSnapshot();
    const now = pointCounts(eyes.OD.locations);
    expect(region_no).toBe(2);
    expect(earlier).toEqual([{ eye: 'OD', region_no: 1, seen: expect.any(Number) as number, tested: 37 }]);
    expect(now).toMatchObject({ points: 37, open: 0 });
    expect(now.seen).toBeGreaterThan(1.5 * earlier[0]!.seen);
    store.dispose();
  });
  it('have the same region from the state call as from the stream [PERI-07] [MON-02]', () => {
    const stimuli = ptosisRight.flatMap(({ type, data }, i) =>
      type === 'new_stimuli' && data.direction === undefined && data.eye ? [{ ...data, seq_num: i + 1, run: 1 }] : [],
    );
    const newest = new Map(stimuli.map((one) => [one.index, one]));
    const loaded = initialState({ seq_num: 900, run: 1, stimuli: [...newest.values()] }, { is_regional: true });
    expect(loaded.region_no).toBe(2);
    expect(loaded.earlier).toMatchObject([{ eye: 'OD', region_no: 1, tested: 37 }]);
  });
  it('are listed before they are tested for every strategy with its own pattern [PERI-06]', () => {
    expect([
      count('SUPRA_FAST', '24-2'),
      count('SUPRA_FAST', '30-2'),
      count('BLEPHARO'),
      count('CONFRONTATION'),
      count('ESTERMAN'),
      count('PTOSIS', '24-2-PTOSIS-NOVEL'),
      count('constructor' as StrategyValue),
    ]).toEqual([27, 38, 36, 16, 100, 27, undefined]);
  });
});
