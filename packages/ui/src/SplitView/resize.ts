/** How wide a panel may be, in pixels. */
export interface Room {
  least: number;
  most: number;
}

/** The width of a panel that is hidden. */
export const COLLAPSED = 0;
/** How far an arrow key moves the separator, in pixels. */
export const STEP = 16;

/**
 * How wide the panel of a view may be. A panel keeps its least width where there is not enough for both.
 * @param view the width of both parts together
 */
export const roomOf = (view: number, leastPanel: number, leastMain: number): Room => ({
  least: leastPanel,
  most: Math.max(leastPanel, Math.round(view - leastMain)),
});

/** The nearest width that there is room for. */
export const inRoom = (width: number, { least, most }: Room): number =>
  Math.round(Math.min(Math.max(width, least), most));

/** The width of a panel whose edge was dragged to `width`: hidden where it was dragged past half of the least. */
export const draggedTo = (width: number, room: Room): number =>
  width < room.least / 2 ? COLLAPSED : inRoom(width, room);

/** The width after some steps outwards; a hidden panel comes back with its least width, and no step hides it. */
export function stepped(width: number, steps: number, room: Room): number {
  if (width !== COLLAPSED) return inRoom(width + steps * STEP, room);
  return steps > 0 ? room.least : COLLAPSED;
}

/**
 * The width after a key of the window splitter pattern of the ARIA Authoring Practices; undefined for other keys.
 * @param last the width before the panel was hidden
 */
export function afterKey(key: string, width: number, last: number, room: Room): number | undefined {
  if (key === 'Home') return room.least;
  if (key === 'End') return room.most;
  if (key === 'Enter') return width === COLLAPSED ? inRoom(last, room) : COLLAPSED;
  return undefined;
}
