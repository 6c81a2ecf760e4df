import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type FocusEvent, Fragment, memo, type ReactElement, type ReactNode, useRef } from 'react';
import { useTableCell, useTableRow } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { type RowAction, RowActions } from '../Table/RowActions.tsx';
import type { Tone } from '../tone/tone.ts';
import * as css from './DataGrid.css.ts';
import { ACTIONS, type GridCollection, type GridNode } from './GridCollection.ts';
import type { DataGridColumn } from './gridColumns.ts';

/** What every row is drawn with. */
export interface GridRowContext<T extends { id: string }> {
  state: TableState<T>;
  collection: GridCollection<T>;
  columns: readonly DataGridColumn<T>[];
  rowActions?: ((row: T) => readonly RowAction[]) | undefined;
  rowTone?: ((row: T) => Tone | undefined) | undefined;
  /** Rows before this page. */
  before: number;
  /** Rows of one height at places of their own. */
  isVirtualized: boolean;
}

interface GridRowProps<T extends { id: string }> {
  node: GridNode<T>;
  /** The same object as long as nothing changes that rows are drawn with. */
  context: GridRowContext<T>;
}

/**
 * One row. Only one of its cells, the focused one, is given React Aria's behaviour, as no other has any to show: a quick
 * scroll draws hundreds of cells in every frame.
 */
export const GridRow = memo(GridRowInner) as typeof GridRowInner;

function GridRowInner<T extends { id: string }>({ node, context }: GridRowProps<T>): ReactElement {
  const { state, collection, rowTone, before, isVirtualized } = context;
  const { selectionManager: manager } = state;
  const ref = useRef<HTMLDivElement>(null);
  const cellRef = useRef<HTMLDivElement>(null);
  const { rowProps, hasAction } = useTableRow({ node, isVirtualized: true }, state, ref);
  const cells = collection.cellsOf(node);
  const current = cells.find(({ key }) => key === manager.focusedKey) ?? (cells[0] as GridNode<T>);
  const focusMode = current.column?.key === ACTIONS ? 'child' : undefined;
  const { gridCellProps } = useTableCell({ node: current, isVirtualized: true, focusMode }, state, cellRef);
  const row = node.value as T;
  const focus = ({ target }: FocusEvent): void => {
    const key = target.closest<HTMLElement>('[data-part="cell"]')?.dataset['key'];
    if (key !== undefined && key !== current.key) manager.setFocusedKey(key);
  };
  return (
    <div
      {...rowProps}
      ref={ref}
      // the heading is the first row
      aria-rowindex={before + node.index + 2}
      className={css.row({ tone: rowTone?.(row), isVirtualized })}
      style={isVirtualized ? assignInlineVars({ [css.index]: String(node.index) }) : undefined}
      data-part="row"
      data-pressable={hasAction || undefined}
      onFocusCapture={focus}
    >
      {cells.map((cell) => {
        const id = String(cell.column?.key);
        const { isNumeric = false } = context.columns[cell.index] ?? {};
        const isHeader = state.collection.rowHeaderColumnKeys.has(id);
        return (
          <div
            key={id}
            role={isHeader ? 'rowheader' : 'gridcell'}
            id={isHeader ? rowProps['aria-labelledby'] : undefined}
            tabIndex={-1}
            aria-colindex={cell.index + 1}
            data-key={cell.key}
            {...(cell === current && { ...gridCellProps, ref: cellRef })}
            className={css.cell({
              kind: isHeader ? 'header' : id === ACTIONS ? 'actions' : 'value',
              isNumeric,
              isOneLine: isVirtualized && id !== ACTIONS,
            })}
            data-part="cell"
          >
            {/* a place in the document changes its row: what a value remembers must not pass on to another */}
            <Fragment key={node.key}>{contentOf(cell, context, node.textValue)}</Fragment>
          </div>
        );
      })}
    </div>
  );
}

function contentOf<T extends { id: string }>(
  cell: GridNode<T>,
  { columns, rowActions }: GridRowContext<T>,
  subject: string,
): ReactNode {
  const row = cell.value as T;
  if (cell.column?.key === ACTIONS) return <RowActions actions={rowActions?.(row) ?? []} subject={subject} />;
  return columns[cell.index]?.cell(row);
}
