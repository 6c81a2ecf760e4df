import { rowHeaderOf, type TableColumn } from '@isopter/ui';

/** The columns that are left of a list; the one that names its rows is never hidden (OUR-200). */
export function shownColumns<T>(
  columns: readonly TableColumn<T>[],
  hidden: readonly string[],
): readonly TableColumn<T>[] {
  const fixed = rowHeaderOf(columns);
  return columns.filter(({ id }) => id === fixed || !hidden.includes(id));
}
