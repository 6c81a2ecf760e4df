/** Lengths in pixels of a text of 16 px; larger text makes all of them larger. */
const GAP = 12;
/** A tile is as wide as this, and no narrower than legible from 3 m. */
const TILE = { width: 264, least: 208 } as const;
/** Columns of two rows: of up to eight tests, and of more. */
const COLUMNS = { few: 4, many: 5 } as const;
const ROWS = 2;
/** The widths below which the alarms are above the tiles, and below which tests are lines of a list. */
const TWO_COLUMNS_BELOW = 1100;
const LIST_BELOW = 720;
/** The column at the side, with its distance, and the margins of the screen. */
const SIDE = 296 + GAP;
const MARGINS = 2 * 20;

/** How the wall is laid out. */
export interface WallLayout {
  readonly shape: 'wall' | 'columns' | 'list';
  readonly columns: number;
  /** How many tests a page shows. */
  readonly pageSize: number;
}

/**
 * Lays out so many tests in a window of a width: four columns of two rows, five for more than eight, each tile of the
 * same size; two columns below 1100, a line for each test on a phone [OUR-785].
 * @param width in pixels of a text of 16 px
 */
export function wallLayout(count: number, width: number): WallLayout {
  if (width < LIST_BELOW) return { shape: 'list', columns: 1, pageSize: Infinity };
  if (width < TWO_COLUMNS_BELOW) return { shape: 'columns', columns: 2, pageSize: Infinity };
  const room = width - SIDE - MARGINS;
  const wanted = count > COLUMNS.few * ROWS ? COLUMNS.many : COLUMNS.few;
  const columns = Math.max(1, Math.min(wanted, Math.floor((room + GAP) / (TILE.least + GAP))));
  return { shape: 'wall', columns, pageSize: wanted * ROWS };
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
