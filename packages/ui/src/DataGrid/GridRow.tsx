import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type ReactElement, type ReactNode, useRef } from 'react';
import { useTableCell, useTableRow } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { type RowAction, RowActions } from '../Table/RowActions.tsx';
import type { Tone } from '../tone/tone.ts';
import * as css from './DataGrid.css.ts';
import { ACTIONS } from './GridCollection.ts';
import type { DataGridColumn } from './gridColumns.ts';

type Node<T> = TableState<T>['collection']['body'];

/** What every row is drawn with. */
export interface GridRowContext<T> {
  state: TableState<T>;
  columns: readonly DataGridColumn<T>[];
  rowActions?: ((row: T) => readonly RowAction[]) | undefined;
  rowTone?: ((row: T) => Tone | undefined) | undefined;
  /** Rows before this page. */
  before: number;
  /** Rows of one height at places of their own. */
  isVirtualized: boolean;
}

interface GridRowProps<T> {
  node: Node<T>;
  /** The same object as long as nothing changes that rows are drawn with. */
  context: GridRowContext<T>;
}

/** One row. */
export const GridRow = memo(GridRowInner) as typeof GridRowInner;

function GridRowInner<T>({ node, context }: GridRowProps<T>): ReactElement {
  const { state, rowTone, before, isVirtualized } = context;
  const ref = useRef<HTMLDivElement>(null);
  const { rowProps, hasAction } = useTableRow({ node, isVirtualized: true }, state, ref);
  return (
    <div
      {...rowProps}
      ref={ref}
      // the heading is the first row
      aria-rowindex={before + node.index + 2}
      className={css.row({ tone: rowTone?.(node.value as T), isVirtualized })}
      style={isVirtualized ? assignInlineVars({ [css.index]: String(node.index) }) : undefined}
      data-part="row"
      data-pressable={hasAction || undefined}
    >
      {[...(state.collection.getChildren?.(node.key) ?? [])].map((cell) => (
        <GridCell key={cell.key} node={cell} row={node} context={context} />
      ))}
    </div>
  );
}

function GridCell<T>({ node, row, context }: GridRowProps<T> & { row: Node<T> }): ReactElement {
  const { state, columns, rowActions, isVirtualized } = context;
  const ref = useRef<HTMLDivElement>(null);
  const column = columns[node.index];
  const isActions = node.column?.key === ACTIONS;
  const { gridCellProps } = useTableCell(
    { node, isVirtualized: true, focusMode: isActions ? 'child' : undefined },
    state,
    ref,
  );
  const value = row.value as T;
  const content: ReactNode = isActions ? (
    <RowActions actions={rowActions?.(value) ?? []} subject={row.textValue} />
  ) : (
    inOneLine(column?.cell(value), isVirtualized)
  );
  const kind = isActions ? 'actions' : state.collection.rowHeaderColumnKeys.has(column?.id ?? '') ? 'header' : 'value';
  return (
    <div {...gridCellProps} ref={ref} className={css.cell({ kind, isNumeric: column?.isNumeric })} data-part="cell">
      {content}
    </div>
  );
}

/** In rows of one height a value stays on its line. */
const inOneLine = (value: ReactNode, isVirtualized: boolean): ReactNode =>
  isVirtualized ? <span className={css.oneLine}>{value}</span> : value;
