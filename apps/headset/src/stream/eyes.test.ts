import { describe, expect, it } from 'vitest';
import { type Eyes, saccade } from '../look.ts';
import { simulated } from '../patient/observer.ts';
import type { PatientName } from '../patient/patients.ts';
import { fixatingEyes, withLook } from './eyes.ts';

const MINUTES = 5;
const RATE = 100;

/** The eyes of a patient, a hundred times a second. */
function watch(patient: PatientName = 'healthy-1', seed = 'a', minutes = MINUTES): readonly Eyes[] {
  const observer = simulated(patient, 60, seed);
  return Array.from({ length: minutes * 60 * RATE }, (_, i) => fixatingEyes(observer, seed, i / RATE));
}

/** The seconds at which blinks begin, and how long each lasts. */
function blinksOf(eyes: readonly Eyes[]): { begin: number; seconds: number }[] {
  const blinks: { begin: number; seconds: number }[] = [];
  for (const [i, { OD }] of eyes.entries()) {
    if (OD.openness === 1) continue;
    const last = blinks.at(-1);
    if (last && i / RATE - last.begin < 1) last.seconds = (i + 1) / RATE - last.begin;
    else blinks.push({ begin: i / RATE, seconds: 1 / RATE });
  }
  return blinks;
}

describe('eyes that fixate', () => {
  const eyes = watch();

  it('blink for about 150 ms every 3 to 6 s, both together', () => {
    const blinks = blinksOf(eyes);
    expect(blinks.length).toBeGreaterThan((MINUTES * 60) / 6);
    for (const [i, { begin, seconds }] of blinks.entries()) {
      expect(seconds).toBeGreaterThan(0.12);
      expect(seconds).toBeLessThan(0.17);
      if (i === 0) continue;
      expect(begin - blinks[i - 1]!.begin).toBeGreaterThan(2.98);
      expect(begin - blinks[i - 1]!.begin).toBeLessThan(6.02);
    }
    expect(eyes.every(({ OD, OS }) => OD.openness === OS.openness)).toBe(true);
  });

  it('close completely in the middle of a blink, and are never more than open', () => {
    const openness = eyes.map(({ OD }) => OD.openness);
    expect([Math.min(...openness), Math.max(...openness)]).toEqual([0, 1]);
    for (const { begin, seconds } of blinksOf(eyes)) {
      const during = openness.slice(begin * RATE, (begin + seconds) * RATE);
      expect(Math.min(...during)).toBeLessThan(0.1);
    }
  });

  it('stay within a degree of the target, drift slowly, and make small quick movements', () => {
    const gazes = eyes.map(({ OD }) => OD.gaze);
    expect(Math.max(...gazes.map(({ x, y }) => Math.hypot(x, y)))).toBeLessThan(1);
    const steps = gazes.slice(1).map(({ x, y }, i) => RATE * Math.hypot(x - gazes[i]!.x, y - gazes[i]!.y));
    const slow = steps.filter((speed) => speed < 2).length / steps.length;
    expect(slow).toBeGreaterThan(0.9);
    expect(steps.filter((speed) => speed > 4).length).toBeGreaterThan(MINUTES * 60 * 0.3);
  });

  it('have pupils of 2 to 8 mm that change slowly', { tags: '@all' }, () => {
    for (const patient of ['healthy-1', 'neuritis-1', 'third-nerve-1'] as const) {
      const sizes = watch(patient, 'b', 1).map(({ OD }) => OD.pupil);
      expect(Math.min(...sizes)).toBeGreaterThan(2);
      expect(Math.max(...sizes)).toBeLessThan(8);
      for (const [i, size] of sizes.slice(1).entries()) expect(Math.abs(size - sizes[i]!)).toBeLessThan(0.01);
    }
  });

  it('look the same at the same moment, and different with another seed', () => {
    expect(watch('healthy-1', 'a', 0.1)).toEqual(eyes.slice(0, 6 * RATE));
    expect(watch('healthy-1', 'b', 0.1)).not.toEqual(eyes.slice(0, 6 * RATE));
  });

  it('squint if the patient has a manifest deviation', () => {
    const [first] = watch('glaucoma-3', 'a', 0.01);
    expect(first!.OS.gaze.x - first!.OD.gaze.x).toBeGreaterThan(8);
  });
});

describe('what an examination determines', () => {
  it('replaces fixation, and nothing else', () => {
    const [eyes] = watch('healthy-1', 'a', 0.01);
    const looking = withLook(eyes!, { OD: { gaze: { x: 20, y: 5 } } });
    expect(looking).toEqual({ OD: { ...eyes!.OD, gaze: { x: 20, y: 5 } }, OS: eyes!.OS });
    expect(withLook(eyes!, undefined)).toEqual(eyes);
  });

  it('moves an eye by a saccade within 60 ms', () => {
    const [from, to] = [
      { x: 0, y: 0 },
      { x: 10, y: -4 },
    ];
    expect(saccade(from, to, 0.2, 0.2)).toEqual(from);
    expect(saccade(from, to, 0.23, 0.2).x).toBeCloseTo(5);
    expect(saccade(from, to, 0.27, 0.2)).toEqual(to);
  });
});
