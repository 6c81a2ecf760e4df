import type { DateFormat } from '../DateField/dates.ts';
import type { Option } from '../listbox/OptionList.tsx';
import type { TableColumn } from '../Table/columns.ts';
import type { GridOperator } from './gridState.ts';

/** How a column can be filtered. */
export type GridColumnFilter =
  | {
      kind: 'text';
      /** The available comparisons, the default one first. If omitted, those that suit the kind. */
      operators?: readonly GridOperator[];
      /** The maximum length of the value. */
      maxLength?: number;
    }
  | { kind: 'number'; operators?: readonly GridOperator[] }
  | {
      kind: 'date';
      operators?: readonly GridOperator[];
      /**
       * The format in which the day is typed.
       * @default 'MM/DD/YYYY'
       */
      format?: DateFormat;
    }
  | {
      kind: 'choice';
      /** The values to choose one from. */
      options: readonly Option[];
      operators?: readonly GridOperator[];
    };

/** A column of a DataGrid. Its id is the name of the server's field. */
export interface DataGridColumn<T> extends Omit<TableColumn<T>, 'priority'> {
  /**
   * The initial width in pixels at the usual size of text, with which it grows; columns that have not been resized share the remaining width.
   * @default 160
   */
  width?: number;
  /**
   * The minimum width in pixels.
   * @default 72
   */
  minWidth?: number;
  /** How the column can be filtered. If omitted, it cannot be. */
  filter?: GridColumnFilter;
  /**
   * Whether the user may hide the column. The row header can never be hidden.
   * @default true
   */
  canHide?: boolean;
  /** Returns the value `arrangeRows` sorts and filters by when the rows are held in memory; a day as `YYYY-MM-DD…`. */
  value?: (row: T) => string | number | null | undefined;
}

const OPERATORS: Record<GridColumnFilter['kind'], readonly GridOperator[]> = {
  text: ['icontains', 'iexact', 'istartswith', 'iendswith'],
  number: ['gte', 'lte', 'iexact'],
  date: ['gte', 'lte'],
  choice: ['iexact'],
};

/** The comparisons available for a column. */
export const operatorsOf = ({ kind, operators }: GridColumnFilter): readonly GridOperator[] =>
  operators ?? OPERATORS[kind];
