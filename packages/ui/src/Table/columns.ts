import type { ReactNode } from 'react';

/** One column of a Table. */
export interface TableColumn<T> {
  /** Unique among the columns. */
  id: string;
  /** Heading; in the card layout it stands before the value. */
  title: string;
  /** What a row shows in this column. */
  cell: (row: T) => ReactNode;
  /**
   * Names the row for assistive technology and heads its card. The first column by itself.
   * @default false
   */
  isRowHeader?: boolean;
  /**
   * Its heading sorts the rows.
   * @default false
   */
  isSortable?: boolean;
  /**
   * Sets values that are compared, such as dates and numbers, in the monospaced face.
   * @default false
   */
  isNumeric?: boolean;
  /**
   * 1 stays; 3 goes first and 2 next when the table gets narrow. Cards show all.
   * @default 1
   */
  priority?: 1 | 2 | 3;
}

/** Below this inline size, in pixels, each row is a card. */
export const CARDS_BELOW = 560;
const PRIORITY_2_FROM = 640;
const PRIORITY_3_FROM = 860;

/** The columns there is room for, in their order. */
export function columnsThatFit<T>(columns: readonly TableColumn<T>[], width: number): readonly TableColumn<T>[] {
  if (width < CARDS_BELOW || width >= PRIORITY_3_FROM) return columns;
  const lowest = width < PRIORITY_2_FROM ? 1 : 2;
  return columns.filter(({ priority = 1 }) => priority <= lowest);
}

/** Id of the column that names the row: the one that says so, else the first. */
export function rowHeaderOf(columns: readonly Pick<TableColumn<never>, 'id' | 'isRowHeader'>[]): string | undefined {
  return (columns.find(({ isRowHeader = false }) => isRowHeader) ?? columns[0])?.id;
}
