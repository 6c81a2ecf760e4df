import { rowHeaderOf } from '../Table/columns.ts';
import type { DataGridColumn } from './gridColumns.ts';
import type { GridPreferences } from './gridState.ts';

type Columns<T> = readonly DataGridColumn<T>[];

/** Whether the column cannot be hidden or moved: the row header always comes first. */
export const isPinned = <T>(columns: Columns<T>, id: string): boolean => id === rowHeaderOf(columns);

/**
 * The columns in the user's order, including hidden ones. The row header comes first; columns unknown to the
 * preferences follow, and preferences for removed columns are ignored.
 */
export function orderedColumns<T>(columns: Columns<T>, { order }: GridPreferences): Columns<T> {
  const place = new Map(order.map((id, index) => [id, index]));
  const rank = ({ id }: DataGridColumn<T>): number => (isPinned(columns, id) ? -1 : (place.get(id) ?? order.length));
  return columns.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether the user has hidden a column that may be hidden. */
export const isHidden = <T>(
  columns: Columns<T>,
  { id, canHide = true }: DataGridColumn<T>,
  hidden: readonly string[],
) => canHide && !isPinned(columns, id) && hidden.includes(id);

/** The visible columns in the user's order. */
export const shownColumns = <T>(columns: Columns<T>, preferences: GridPreferences): Columns<T> =>
  orderedColumns(columns, preferences).filter((column) => !isHidden(columns, column, preferences.hidden));

/** Shows or hides a column. */
export const withColumnShown = (preferences: GridPreferences, id: string, isShown: boolean): GridPreferences => ({
  ...preferences,
  hidden: isShown ? preferences.hidden.filter((other) => other !== id) : [...new Set([...preferences.hidden, id])],
});

/** Moves a column one place towards the start (-1) or the end (1); past an end or the row header nothing moves. */
export function withColumnMoved<T>(
  columns: Columns<T>,
  preferences: GridPreferences,
  id: string,
  by: -1 | 1,
): GridPreferences {
  const order = orderedColumns(columns, preferences).map((column) => column.id);
  const from = order.indexOf(id);
  const neighbour = order[from + by];
  if (from < 0 || neighbour === undefined || isPinned(columns, id) || isPinned(columns, neighbour)) return preferences;
  return { ...preferences, order: order.with(from, neighbour).with(from + by, id) };
}
