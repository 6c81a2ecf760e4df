import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Key } from 'react-aria-components';
import type { ColumnSize, TableColumnResizeState, TableState } from 'react-stately/useTableState';
import type { DataGridColumn } from './gridColumns.ts';

const WIDTH = 160;
const MIN_WIDTH = 72;
const ACTIONS_WIDTH = 120;

/** Widths of the columns while they are resized. */
export interface ColumnWidths<T> {
  /** For React Aria's `useTableColumnResize`. */
  resizing: TableColumnResizeState<T>;
  /** Grid tracks for CSS; columns that were not resized share the remaining width. */
  tracks: string;
  /** The least inline size of the grid for CSS. */
  least: string;
}

/**
 * Lays columns out in CSS: the browser stretches them, no script measures the grid. A drag is kept here; what it ends
 * with is for `onResizeEnd`.
 */
export function useColumnWidths<T>(
  columns: readonly DataGridColumn<T>[],
  saved: Readonly<Record<string, number>>,
  hasActions: boolean,
  grid: RefObject<HTMLElement | null>,
  tableState: TableState<T>,
): ColumnWidths<T> {
  const [resizingColumn, setResizingColumn] = useState<Key | null>(null);
  const [dragged, setDragged] = useState<{ id: string; width: number } | null>(null);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const latest = useRef<{ id: string; width: number } | null>(null);

  const resized = (id: string): number | undefined => (dragged?.id === id ? dragged.width : saved[id]);
  const minOf = (id: string): number => byId.get(id)?.minWidth ?? MIN_WIDTH;
  // what the browser made of it
  const measured = (id: string): number | undefined =>
    grid.current?.querySelector<HTMLElement>(`[data-part="column-header"][data-key="${CSS.escape(id)}"]`)?.offsetWidth;
  const widthOf = (id: string): number => byId.get(id)?.width ?? WIDTH;
  const resizing: TableColumnResizeState<T> = {
    resizingColumn,
    tableState,
    columnWidths: new Map(columns.map(({ id }) => [id, resized(id) ?? widthOf(id)])),
    getColumnWidth: (key) => {
      const id = String(key);
      const now = latest.current?.id === id ? latest.current.width : undefined;
      return now ?? resized(id) ?? measured(id) ?? widthOf(id);
    },
    getColumnMinWidth: (key) => minOf(String(key)),
    getColumnMaxWidth: () => Number.MAX_SAFE_INTEGER,
    updateResizedColumns: (key, width) => {
      const id = String(key);
      const next = { id, width: Math.round(Math.max(minOf(id), width)) };
      latest.current = next;
      setDragged(next);
      return new Map<Key, ColumnSize>([[id, next.width]]);
    },
    startResize: setResizingColumn,
    endResize: () => {
      latest.current = null;
      setDragged(null);
      setResizingColumn(null);
    },
  };
  const sizes = columns.map(({ id }, index) => {
    const width = resized(id);
    // a width that the user did not choose grows with the text
    const wanted = width === undefined ? `${widthOf(id) / 16}rem` : `${width}px`;
    // the row header stays in sight: it may not take the room of everything else, but holds a usual word
    const least = index === 0 ? `min(max(45cqi, 7rem), ${wanted})` : wanted;
    return { least, track: width === undefined ? `minmax(${least}, ${widthOf(id)}fr)` : least };
  });
  if (hasActions) sizes.push({ least: `${ACTIONS_WIDTH}px`, track: `${ACTIONS_WIDTH}px` });
  return {
    resizing,
    tracks: sizes.map(({ track }) => track).join(' '),
    least: `calc(${sizes.map(({ least }) => least).join(' + ')})`,
  };
}
