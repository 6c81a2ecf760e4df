import type { ReactNode } from 'react';

/** A column of a Table. */
export interface TableColumn<T> {
  /** A unique id among the columns. */
  id: string;
  /** The heading; in the card layout it is shown before the value. */
  title: string;
  /** Renders the cell of a row in this column. */
  cell: (row: T) => ReactNode;
  /**
   * Whether the column names the row for assistive technology and heads its card. If no column is set, the first one
   * does.
   * @default false
   */
  isRowHeader?: boolean;
  /**
   * Whether the rows can be sorted by this column.
   * @default false
   */
  isSortable?: boolean;
  /**
   * Whether values are set in the monospaced font, for dates and numbers that are compared.
   * @default false
   */
  isNumeric?: boolean;
  /**
   * The priority when the table is narrow: columns with 3 are hidden first, then 2; 1 is always shown. Cards show all
   * columns that have something to show in their row.
   * @default 1
   */
  priority?: 1 | 2 | 3;
}

/** The inline size, in pixels at the usual size of text, below which each row is a card. */
export const CARDS_BELOW = 560;
const PRIORITY_2_FROM = 640;
const PRIORITY_3_FROM = 860;

/** The columns that fit, in order. */
export function columnsThatFit<T>(columns: readonly TableColumn<T>[], width: number): readonly TableColumn<T>[] {
  if (width < CARDS_BELOW || width >= PRIORITY_3_FROM) return columns;
  const lowest = width < PRIORITY_2_FROM ? 1 : 2;
  return columns.filter(({ priority = 1 }) => priority <= lowest);
}

/** The id of the column that names the row: the one marked as row header, otherwise the first. */
export function rowHeaderOf(columns: readonly Pick<TableColumn<never>, 'id' | 'isRowHeader'>[]): string | undefined {
  return (columns.find(({ isRowHeader = false }) => isRowHeader) ?? columns[0])?.id;
}
