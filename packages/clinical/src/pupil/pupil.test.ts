import { describe, expect, it } from 'vitest';
import { type Band, PUPIL_NORMS, rapdBetween, rapdOf, type Reaction, reactionsOf, type Sample } from './index.ts';

const LIGHT = 3;
const band = (period: Band['period'], from: number, to: number): Band => ({
  eye: 'OD',
  period,
  from,
  to,
  is_tested: true,
  is_retesting: false,
  light: period === 'S' ? 'white' : null,
});

/** The pupils of a flash of 1 s at 3 s: still, then a fall of `way` mm from `onset` s after the light, then recovery. */
function flash({ onset = 0.212, way = 2, rate = 30, phase = 0, drift = 0 }, hidden: readonly number[] = []): Reaction {
  const lowest = LIGHT + onset + 1.1;
  const size = (time: number): number => {
    const since = time - LIGHT - onset;
    const fall = way * (1 - Math.exp(-Math.min(since, 1.1) / 0.35));
    const moved = since <= 0 ? 0 : fall * (time <= lowest ? 1 : Math.exp((lowest - time) / 2));
    return 6 + drift * time - moved;
  };
  const curve = Array.from({ length: 8 * rate }, (_, i): Sample => {
    const time = (i + phase) / rate;
    const isHidden = hidden[0] !== undefined && time >= LIGHT + hidden[0] && time <= LIGHT + hidden[1]!;
    return [time, isHidden ? null : size(time)];
  });
  const bands = [band('D', 0, LIGHT), band('S', LIGHT, LIGHT + 1), band('R', LIGHT + 1, 8)];
  return reactionsOf(bands, { OD: curve, OS: [] })[0]!;
}

describe('the latency of the pupil', () => {
  it('is the onset of the constriction to 10 ms, wherever the samples of a camera lie [OUR-448]', () => {
    for (const rate of [30, 60, 120]) {
      for (const phase of [0, 0.25, 0.5, 0.75, 1]) {
        for (const onset of [0.19, 0.212, 0.24, 0.4]) {
          const { latency } = flash({ onset, rate, phase });
          expect(Math.abs(latency! - onset), `${rate} Hz, ${phase}, ${onset}`).toBeLessThan(0.01);
        }
      }
    }
  });
  it('does not depend on the size of the constriction, nor on a pupil that still dilates [OUR-448]', () => {
    const { latency } = flash({});
    for (const way of [1.1, 3]) expect(flash({ way }).latency).toBeCloseTo(latency!, 2);
    for (const drift of [-0.08, 0.08]) expect(flash({ drift }).latency).toBeCloseTo(latency!, 2);
  });
  it('is unknown if a blink hides the onset, and known if the blink is before or after [OUR-448]', () => {
    const { latency } = flash({});
    for (const hidden of [
      [0.1, 0.3],
      [0.25, 0.4],
    ]) {
      // the fastest part of the constriction was hidden as well
      expect(flash({}, hidden)).toMatchObject({ latency: null, velocity: null });
    }
    expect(flash({}, [-0.4, -0.1]).latency).toBeCloseTo(latency!, 2);
    expect(flash({}, [0.7, 1]).latency).toBeCloseTo(latency!, 2);
  });
  it('is unknown of a constriction below 1 mm and of a camera below 29 Hz [OUR-448]', () => {
    expect(flash({ way: 0.9 }).latency).toBeNull();
    expect(flash({ rate: 10 }).latency).toBeNull();
  });
});

/** The finding from the constrictions in percent while each eye is lit; `to`: the smallest size of both pupils, mm. */
function between(OD: number, OS: number, to = 4) {
  const curve: readonly Sample[] = [
    [0, 6],
    [1, to],
  ];
  return rapdOf({
    bands: [{ eye: 'OD', period: 'APD', from: 0, to: 4, is_tested: true, is_retesting: false, light: 'white' }],
    curves: { OD: curve, OS: curve },
    reactions: [],
    swings: { OD: { lit: 'OD', count: 4, constriction: OD }, OS: { lit: 'OS', count: 4, constriction: OS } },
  });
}

describe('a relative afferent defect', () => {
  it('has no weaker eye below the limit of 0.3 log units [OUR-449]', () => {
    expect(between(35, 34.3)).toMatchObject({ eye: null, size: 0.06, presence: 'none', grade: 'Normal' });
    expect(between(30, 27.05)).toMatchObject({ eye: null, presence: 'none' });
    expect(between(30, 27)).toMatchObject({ eye: 'OS', size: 0.3, presence: 'borderline' });
    expect(between(26, 30)).toMatchObject({ eye: 'OD', size: 0.4, presence: 'present' });
    expect(between(30, 20, 5.8)).toEqual({ fixed: ['OS', 'OD'] });
  });
  it('is judged by the hundredths that are shown [OUR-449]', () => {
    expect(rapdBetween({ OD: 27.04, OS: 30 })).toBe(0.3);
    expect(rapdBetween({ OD: 27.06, OS: 30 })).toBe(0.29);
  });
});

describe('the norms of the pupil', () => {
  it('are the mean and 95 % of healthy people', () => {
    const { latency } = PUPIL_NORMS;
    expect(latency.interval.map((value) => Math.round(1000 * value))).toEqual([193, 231]);
  });
});
