import type { Option } from '../listbox/OptionList.tsx';
import type { TableColumn } from '../Table/columns.ts';
import type { GridOperator } from './gridState.ts';

/** What a column can be filtered by. */
export type GridColumnFilter =
  | {
      kind: 'text' | 'number' | 'date';
      /** The comparisons offered, the usual one first; by itself those that suit the kind. */
      operators?: readonly GridOperator[];
    }
  | {
      kind: 'choice';
      /** The values there are; one is chosen. */
      options: readonly Option[];
      operators?: readonly GridOperator[];
    };

/** One column of a DataGrid. Its id is the name of the server's field. */
export interface DataGridColumn<T> extends Omit<TableColumn<T>, 'priority'> {
  /**
   * Width in pixels; columns nobody resized share what is left of the grid.
   * @default 160
   */
  width?: number;
  /**
   * The least it can be resized to, in pixels.
   * @default 72
   */
  minWidth?: number;
  /** Makes the column one to filter by. */
  filter?: GridColumnFilter;
  /**
   * Whether a person may hide it; the row header never can be.
   * @default true
   */
  canHide?: boolean;
  /** What is sorted and filtered by `arrangeRows` where the rows are held in memory: a day as `YYYY-MM-DD…`. */
  value?: (row: T) => string | number | null | undefined;
}

const OPERATORS: Record<GridColumnFilter['kind'], readonly GridOperator[]> = {
  text: ['icontains', 'iexact', 'istartswith', 'iendswith'],
  number: ['gte', 'lte', 'iexact'],
  date: ['gte', 'lte'],
  choice: ['iexact'],
};

/** The comparisons a column offers. */
export const operatorsOf = ({ kind, operators }: GridColumnFilter): readonly GridOperator[] =>
  operators ?? OPERATORS[kind];
