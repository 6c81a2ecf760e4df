/** A device of the clinic, as far as its place on the wall depends on it. */
export interface WallLane {
  readonly id: string;
  readonly name: string;
  readonly isRunning: boolean;
  readonly isHome: boolean;
}

/** Number of places of the wall. With no more lanes than this, each lane has its own place, also while it is free. */
export const ROOM = 8;

/** Lanes in the order people count them in: lane 2 before lane 10, and headsets at home after those of the clinic. */
const inOrder = (lanes: readonly WallLane[]): readonly WallLane[] =>
  lanes.toSorted(
    (one, other) =>
      Number(one.isHome) - Number(other.isHome) || one.name.localeCompare(other.name, undefined, { numeric: true }),
  );

/**
 * The lanes by their places on the wall. A lane keeps its place for as long as the wall is open, also while it is free,
 * so that people find it by its place; one that comes later gets a new place, or that of a free lane once the wall is
 * full. No lane that runs a test is ever moved [OUR-785].
 * @param before the places so far; none when the wall is opened
 */
export function placesOf(before: readonly string[], lanes: readonly WallLane[]): readonly string[] {
  const running = inOrder(lanes.filter(({ isRunning }) => isRunning)).map(({ id }) => id);
  if (before.length === 0) return lanes.length > ROOM ? running : inOrder(lanes).map(({ id }) => id);
  const places = [...before];
  for (const id of running.filter((one) => !before.includes(one))) {
    const vacant = places.length < ROOM ? -1 : places.findIndex((one) => !running.includes(one));
    if (vacant < 0) places.push(id);
    else places[vacant] = id;
  }
  return places;
}
