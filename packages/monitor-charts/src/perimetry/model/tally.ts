import { count, type Grid, isAnswer, isBlank, isUnanswered, noCounts, statisticsOf } from '@isopter/clinical/perimetry';
import type { PerimetryLocation, PerimetryStatistics, Point, Stimulus } from '../types.ts';

interface Place extends Point {
  readonly is_blind_spot: boolean;
  /** Whether it is a point of the grid, which is listed even if nothing was presented there. */
  readonly is_listed: boolean;
  readonly stimuli: Set<Stimulus>;
  /** The location as last published; `undefined` if it is outdated. */
  view: PerimetryLocation | undefined;
}

/** Rounds a coordinate to half a degree, because devices differ in the last digit. Neighbours are at least 2° apart. */
const rounded = (degrees: number): number => Math.round(degrees * 2) / 2 + 0;
const placeKey = ({ x, y }: Point): string => `${rounded(x)},${rounded(y)}`;

const byRow = (one: Point, other: Point): number => other.y - one.y || one.x - other.x;

function isNewer(one: Stimulus, other: Stimulus | undefined): boolean {
  if (!other) return true;
  const difference = (one.seq_num ?? 0) - (other.seq_num ?? 0);
  return difference > 0 || (difference === 0 && one.index > other.index);
}

function viewOf({ x, y, is_blind_spot, stimuli }: Place, pending: Stimulus | null): PerimetryLocation {
  let seen = 0;
  let not_seen = 0;
  let settled: Stimulus | undefined;
  let answered: Stimulus | undefined;
  let pressed: Stimulus | undefined;
  for (const stimulus of stimuli) {
    if (stimulus.threshold !== null && isNewer(stimulus, settled)) settled = stimulus;
    if (stimulus === pending || !isAnswer(stimulus)) continue;
    if (stimulus.viewed) seen += 1;
    else not_seen += 1;
    if (isNewer(stimulus, answered)) answered = stimulus;
    if (stimulus.viewed && isNewer(stimulus, pressed)) pressed = stimulus;
  }
  const unsettled = answered && (answered.viewed ? 'seen' : 'notSeen');
  const testing = pending && stimuli.has(pending) ? 'testing' : undefined;
  const state = settled ? 'threshold' : (testing ?? unsettled ?? 'untested');
  const [threshold, response_time] = [settled?.threshold ?? null, pressed?.response_time ?? null];
  return { x, y, is_blind_spot, state, threshold, seen, not_seen, response_time };
}

/**
 * Counts the presentations of one eye. Stimuli are added and removed one by one, and only changes are recalculated:
 * unchanged locations, and an unchanged list, keep their object identity.
 */
export class Tally {
  readonly #counts = noCounts();
  readonly #places = new Map<string, Place>();
  readonly #outdated = new Set<Place>();
  #pending: Stimulus | null = null;
  #locations: readonly PerimetryLocation[] | undefined;
  #statistics: PerimetryStatistics | undefined;

  /** @param grid the points that are listed, in order, before anything was presented there */
  constructor(grid?: Grid) {
    const blind = new Set(grid?.blind_spot.map(placeKey));
    for (const point of grid?.points ?? []) this.#addPlace(point, true, blind.has(placeKey(point)));
  }

  #addPlace(point: Point, is_listed: boolean, is_blind_spot: boolean): Place {
    const [x, y] = [rounded(point.x), rounded(point.y)];
    const place = { x, y, is_blind_spot, is_listed, stimuli: new Set<Stimulus>(), view: undefined };
    this.#places.set(placeKey(place), place);
    this.#locations = undefined;
    return place;
  }

  #touch(place: Place): void {
    this.#outdated.add(place);
    this.#locations = undefined;
  }

  add(stimulus: Stimulus): void {
    count(this.#counts, stimulus, 1);
    this.#statistics = undefined;
    // a fixation check is not a location, and a blank trial shows nothing at its place
    if (stimulus.is_blind_spot || isBlank(stimulus)) return;
    const place = this.#places.get(placeKey(stimulus)) ?? this.#addPlace(stimulus, false, false);
    place.stimuli.add(stimulus);
    this.#touch(place);
  }

  remove(stimulus: Stimulus): void {
    count(this.#counts, stimulus, -1);
    this.#statistics = undefined;
    const place = this.#places.get(placeKey(stimulus));
    if (!place?.stimuli.delete(stimulus)) return;
    this.#touch(place);
    if (place.stimuli.size === 0 && !place.is_listed) this.#places.delete(placeKey(stimulus));
  }

  /**
   * Sets the newest presentation of the test. While it awaits its response it counts neither as seen nor as not seen.
   */
  setNewest(stimulus: Stimulus | null): void {
    const pending = stimulus && isUnanswered(stimulus) ? stimulus : null;
    if (pending === this.#pending) return;
    for (const one of [this.#pending, pending]) {
      const place = one && this.#places.get(placeKey(one));
      if (place) this.#touch(place);
    }
    this.#pending = pending;
    this.#statistics = undefined;
  }

  /** The locations: the points of the grid in order, then others that were presented, row by row. */
  locations(): readonly PerimetryLocation[] {
    if (this.#locations) return this.#locations;
    for (const place of this.#outdated) place.view = undefined;
    this.#outdated.clear();
    const places = [...this.#places.values()];
    const others = places.filter(({ is_listed }) => !is_listed).sort(byRow);
    this.#locations = [...places.filter(({ is_listed }) => is_listed), ...others].map(
      (place) => (place.view ??= viewOf(place, this.#pending)),
    );
    return this.#locations;
  }

  statistics(): PerimetryStatistics {
    if (this.#statistics) return this.#statistics;
    const counts = { ...this.#counts };
    // until its answer comes it is presented, but no trial that was given
    if (this.#pending) {
      count(counts, this.#pending, -1);
      counts.presented += 1;
    }
    this.#statistics = statisticsOf(counts);
    return this.#statistics;
  }
}
