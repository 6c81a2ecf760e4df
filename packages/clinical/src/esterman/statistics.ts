import { isFalsePositive, isUnanswered, isUntimed } from '../responses.ts';
import { isInBlindSpot as isInBlindSpotOf } from '../perimetry/blindSpot.ts';
import { EYES } from '../eye.ts';
import type { Point } from '../point.ts';
import type {
  EstermanRecords,
  EstermanLocation,
  EstermanPointState,
  EstermanStatistics,
  EstermanStimulus,
} from './types.ts';

/** The radius in degrees of the central field, which is the most important for driving. */
const CENTRAL = 20;

export { isFalsePositive } from '../responses.ts';

/** Returns whether a point lies in the blind spot of either eye. */
const isInBlindSpot = (point: Point): boolean => EYES.some((eye) => isInBlindSpotOf(point, eye));

const keyOf = ({ x, y }: Point): string => `${Math.round(x) + 0},${Math.round(y) + 0}`;

/** The newest presentation while the test is running and awaits its response; `null` if none is pending. */
export function pendingOf({ newest, stimuli, total }: EstermanRecords): EstermanStimulus | null {
  const stimulus = newest === null || total >= 100 ? undefined : stimuli.get(newest);
  return stimulus && isUnanswered(stimulus) ? stimulus : null;
}

/** The location of the current or last stimulus; `null` before and after the test. */
export function presentedOf({ newest, stimuli, total }: EstermanRecords): Point | null {
  const stimulus = newest === null || total >= 100 ? undefined : stimuli.get(newest);
  return stimulus ? { x: stimulus.x, y: stimulus.y } : null;
}

/** Presentations at a place. */
interface Place extends Point {
  isSeen: boolean;
  isMissed: boolean;
  isPending: boolean;
}

/** Combines the presentations of a state by location, regardless of their order. */
function placesOf(state: EstermanRecords): Map<string, Place> {
  const pending = pendingOf(state);
  const places = new Map<string, Place>();
  for (const stimulus of state.stimuli.values()) {
    const { x, y } = stimulus;
    const key = keyOf(stimulus);
    const place = places.get(key) ?? { x, y, isSeen: false, isMissed: false, isPending: false };
    places.set(key, place);
    if (stimulus === pending) place.isPending = true;
    else if (!stimulus.viewed) place.isMissed = true;
    else if (!isFalsePositive(stimulus)) place.isSeen = true;
  }
  return places;
}

/** The state of a point: a point seen once counts as seen. */
function stateOf(place: Place | undefined): EstermanPointState {
  if (place?.isSeen) return 'seen';
  if (place?.isPending) return 'testing';
  return place?.isMissed ? 'notSeen' : 'untested';
}

const byRow = (one: Point, other: Point): number => other.y - one.y || one.x - other.x;

/** The points of the pattern, row by row, then others that were presented; blind spot checks are not included. */
export function locationsOf(state: EstermanRecords, pattern: readonly Point[]): readonly EstermanLocation[] {
  const places = placesOf(state);
  const listed = pattern.map(({ x, y }) => ({ x, y, state: stateOf(places.get(keyOf({ x, y }))) }));
  const known = new Set(pattern.map(keyOf));
  const others = [...places].flatMap(([key, place]) =>
    known.has(key) || isInBlindSpot(place) ? [] : [{ x: place.x, y: place.y, state: stateOf(place) }],
  );
  return [...listed, ...others.sort(byRow)];
}

/**
 * The share of a test: the points with an answer, as counted beside it. Points that were missed are shown again; the share is
 * therefore 1 only once the device reports the end.
 */
export const processedShare = ({ processed, points }: EstermanStatistics, isEnded: boolean): number =>
  isEnded ? 1 : Math.min(0.99, points === 0 ? 0 : processed / points);

/** The counts and the functional score (EST-01); points outside the pattern are ignored. */
export function statisticsOf(
  state: EstermanRecords,
  locations: readonly EstermanLocation[],
  pattern: readonly Point[],
): EstermanStatistics {
  const points = locations.slice(0, pattern.length);
  const count = (wanted: EstermanPointState): number => points.filter((point) => point.state === wanted).length;
  const known = new Set(pattern.map(keyOf));
  const stimuli = [...state.stimuli.values()];
  const checks = stimuli.filter((one) => !known.has(keyOf(one)) && isInBlindSpot(one));
  const viewed = count('seen');
  const notSeen = count('notSeen');
  // a point that was missed and is shown again has an answer already: the count never falls
  const places = placesOf(state);
  const processed = points.filter((point) => {
    const place = places.get(keyOf(point));
    return place !== undefined && (place.isSeen || place.isMissed);
  }).length;
  return {
    points: points.length,
    processed,
    viewed,
    presented: stimuli.length,
    untimed: stimuli.filter(isUntimed).length,
    false_positives: stimuli.filter(isFalsePositive).length,
    blind_spot_checks: checks.length,
    blind_spot_seen: checks.filter((one) => one.viewed && !isFalsePositive(one)).length,
    missed_central: points.filter((one) => one.state === 'notSeen' && Math.hypot(one.x, one.y) <= CENTRAL).length,
    score: points.length > 0 && viewed + notSeen === points.length ? (100 * viewed) / points.length : null,
  };
}
