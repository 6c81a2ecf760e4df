/** A tile is worth looking at from this size on, px. */
const LEAST = { width: 220, height: 130 } as const;
const GAP = 12;
/** The shape a tile looks best in, width by height. */
const SHAPE = 1.3;

/** How tiles stand: in so many columns, each so high. */
export interface WallLayout {
  readonly columns: number;
  /** Pixels. */
  readonly tileHeight: number;
}

/**
 * As many columns as make the tiles largest in the shape that suits them. The rows fill the window; where they would be
 * too low, the wall scrolls.
 */
export function wallLayout(count: number, width: number, height: number): WallLayout {
  const most = Math.max(1, Math.min(count, Math.floor((width + GAP) / (LEAST.width + GAP))));
  let best: WallLayout = { columns: 1, tileHeight: Math.max(LEAST.height, height) };
  let largest = 0;
  for (let columns = 1; columns <= most; columns += 1) {
    const rows = Math.ceil(count / columns);
    const across = (width - GAP * (columns - 1)) / columns;
    const down = Math.max(LEAST.height, (height - GAP * (rows - 1)) / rows);
    // of what has to scroll, less is seen at once
    const inSight = Math.min(1, height / (rows * down + GAP * (rows - 1)));
    const size = Math.min(across, down * SHAPE) * inSight;
    if (size > largest) [largest, best] = [size, { columns, tileHeight: Math.floor(down) }];
  }
  return best;
}

const STEPS = (columns: number, isRtl: boolean): Readonly<Record<string, number>> => ({
  ArrowLeft: isRtl ? 1 : -1,
  ArrowRight: isRtl ? -1 : 1,
  ArrowUp: -columns,
  ArrowDown: columns,
});

/** The tile a key leads to; undefined when it leads nowhere. Tiles follow the direction of the script. */
export function tileAfterKey(
  key: string,
  from: number,
  count: number,
  { columns, isRtl }: { columns: number; isRtl: boolean },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const to = from + (STEPS(columns, isRtl)[key] ?? Number.NaN);
  return to >= 0 && to < count ? to : undefined;
}
