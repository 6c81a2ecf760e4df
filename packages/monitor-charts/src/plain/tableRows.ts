import type { Series } from './types.ts';

interface Row {
  readonly id: string;
  readonly x: number;
  /** The value of each series at `x`, in their order; `null` for none. */
  readonly values: readonly (number | null)[];
}

/**
 * Returns the rows of a line chart's table in ascending order of `x`. A series with several values at one `x` has them in
 * rows below each other. Values whose `x` is not finite are left out.
 */
export function tableRows(series: readonly Series[]): readonly Row[] {
  const rows = new Map<string, { id: string; x: number; values: (number | null)[] }>();
  series.forEach(({ data }, index) => {
    const counts = new Map<number, number>();
    for (const { x, y } of data) {
      if (!Number.isFinite(x)) continue;
      const count = counts.get(x) ?? 0;
      counts.set(x, count + 1);
      const id = `${x} ${count}`;
      const row = rows.get(id) ?? { id, x, values: series.map(() => null) };
      row.values[index] = y;
      rows.set(id, row);
    }
  });
  // a stable sort: of one `x`, the first values come first, because no series has the second without the first
  return [...rows.values()].toSorted((one, other) => one.x - other.x);
}
