/** A side along an axis; `start` and `end` swap in right-to-left scripts for the inline axis. */
export type Edge = 'start' | 'end';

/** A corner of the window, relative to the writing direction. */
export interface Corner {
  /** The top (`start`) or bottom (`end`) side. */
  block: Edge;
  /** The side where lines start or end. */
  inline: Edge;
}

/** The position of a panel: its corner and the distances from its edges in pixels. */
export interface Place extends Corner {
  fromBlock: number;
  fromInline: number;
}

/** Sizes or distances in pixels along both axes. */
export interface Extent {
  block: number;
  inline: number;
}

/** How near a panel may come to the edges of the window. */
export const GAP = 12;

/** The position of a panel in a corner. */
export const inCorner = ({ block, inline }: Corner): Place => ({ block, inline, fromBlock: GAP, fromInline: GAP });

interface Axis {
  edge: Edge;
  from: number;
}

/** Keeps a panel inside along one axis, and holds it by the nearer edge: there it stays when the window changes. */
function settle({ edge, from }: Axis, size: number, room: number): Axis {
  const free = Math.max(room - size - 2 * GAP, 0);
  const inside = Math.min(Math.max(from, GAP), GAP + free);
  if (inside - GAP <= free / 2) return { edge, from: inside };
  return { edge: edge === 'start' ? 'end' : 'start', from: 2 * GAP + free - inside };
}

const along = ({ edge, from }: Axis, by: number): Axis => ({ edge, from: edge === 'start' ? from + by : from - by });

/**
 * Moves a panel within the window.
 * @param by the distance in pixels towards the end of each axis
 * @param size the size of the panel
 * @param room the size of the window
 */
export function moveBy(place: Place, by: Extent, size: Extent, room: Extent): Place {
  const block = settle(along({ edge: place.block, from: place.fromBlock }, by.block), size.block, room.block);
  const inline = settle(along({ edge: place.inline, from: place.fromInline }, by.inline), size.inline, room.inline);
  return { block: block.edge, inline: inline.edge, fromBlock: block.from, fromInline: inline.from };
}

/** The next corner around the window, for users who cannot drag. */
export function nextCorner({ block, inline }: Corner): Place {
  if (block === 'end') return inCorner({ block: inline === 'end' ? 'end' : 'start', inline: 'start' });
  return inCorner({ block: inline === 'start' ? 'start' : 'end', inline: 'end' });
}
