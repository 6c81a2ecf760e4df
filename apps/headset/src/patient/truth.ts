import { type Eye, mirrored, type Point } from '@isopter/clinical';
import { gridOf, isInBlindSpot, normalSensitivity } from '@isopter/clinical/perimetry';
import { normal, randomOf } from '../random.ts';
import measured from './fields.data.json' with { type: 'json' };

/**
 * The true sensitivity of a simulated eye at a point to a stimulus of Goldmann size III, dB; below 0 where the brightest
 * is seen less than half of the time, null where nothing at all is seen (the blind spot).
 */
export type Truth = (point: Point) => number | null;

/** Spread of healthy people around the normal hill of vision: a whole eye, and its single points (SD, dB). */
const BETWEEN_PEOPLE = 1.2;
const BETWEEN_POINTS = 1;

/**
 * Assumed sensitivity of a place that was measured as "<0", dB: so low that it is "<0" again in 3 of 4 repeats, as in
 * the weekly repeats of 24 glaucomatous eyes (73 % of the places at the floor; Artes et al. 2014, fields.data.json).
 */
const UNSEEN = -9;

/** How many measured points a point between them is estimated from. */
const NEAREST = 4;

/** A healthy eye of this age: the normal hill of vision with a personal offset, drawn from the seed. */
export function healthyTruth(eye: Eye, age: number, seed: string): Truth {
  const offset = BETWEEN_PEOPLE * normal(randomOf(seed, 'offset'));
  return (point) => {
    const { x, y } = point;
    if (isInBlindSpot(point, eye)) return null;
    const unevenness = BETWEEN_POINTS * normal(randomOf(seed, eye, x, y));
    return normalSensitivity(point, eye, age) + offset + unevenness;
  };
}

/** How far a measured field lies from normal at each point of the right eye's 24-2, with what counts for "<0" (dB). */
function deviations(id: string, unseen: number): readonly { readonly point: Point; readonly deviation: number }[] {
  const field = measured.fields.find((candidate) => candidate.id === id);
  if (!field) throw new RangeError(`no measured field ${id}`);
  return gridOf('24-2', 'OD').points.map((point, i) => {
    const db = field.thresholds[i] ?? 0;
    return { point, deviation: (db < 0 ? unseen : db) - normalSensitivity(point, 'OD', field.age) };
  });
}

/**
 * How far a measured field lies from normal at any point of an eye, dB. Between the points of the 24-2 it is interpolated
 * (inverse square distance of the four nearest in the same half, above or below, since damage respects the horizontal);
 * exactly at one of them it is what was measured.
 */
export function deviationAt(id: string, eye: Eye): (point: Point) => number {
  const field = deviations(id, UNSEEN);
  return (asSeen) => {
    const point = eye === 'OD' ? asSeen : mirrored(asSeen);
    const half = field
      .filter((known) => point.y === 0 || Math.sign(known.point.y) === Math.sign(point.y))
      .map((known) => ({ ...known, distance: Math.hypot(known.point.x - point.x, known.point.y - point.y) }))
      .sort((a, b) => a.distance - b.distance)
      .slice(0, NEAREST);
    const exact = half[0]?.distance === 0;
    const weights = exact ? [1] : half.map(({ distance }) => 1 / distance ** 2);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.reduce((sum, weight, i) => sum + (weight / total) * (half[i]?.deviation ?? 0), 0);
  };
}

/**
 * A measured field as the truth of either eye at any age: its deviation from normal is laid over the hill of vision
 * of that age.
 */
export function measuredTruth(id: string, eye: Eye, age: number): Truth {
  const deviation = deviationAt(id, eye);
  const measuredPoints = new Set(gridOf('24-2', eye).points.map(({ x, y }) => `${x} ${y}`));
  return (point) => {
    if (isInBlindSpot(point, eye) && !measuredPoints.has(`${point.x} ${point.y}`)) return null;
    return normalSensitivity(point, eye, age) + deviation(point);
  };
}

/** How far a measured field lies from normal on average, dB; a place not seen counts as 0. */
export function meanDeviation(id: string): number {
  const all = deviations(id, 0);
  return all.reduce((sum, { deviation }) => sum + deviation, 0) / all.length;
}

/** The age at which a measured field was taken, years. */
export const measuredAge = (id: string): number => measured.fields.find((field) => field.id === id)?.age ?? 0;
