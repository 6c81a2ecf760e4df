import { type FocusEvent, Fragment, memo, type ReactElement, type ReactNode, useRef } from 'react';
import type { Key } from 'react-aria-components';
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
  const { state, collection, rowActions, rowTone, before, isVirtualized } = context;
  const row = node.value as T;
  const { selectionManager: manager } = state;
  const ref = useRef<HTMLDivElement>(null);
  const cellRef = useRef<HTMLDivElement>(null);
  const { rowProps, hasAction } = useTableRow({ node, isVirtualized: true }, state, ref);
  const { columns } = collection;
  const focused = manager.focusedKey === null ? null : collection.getItem(manager.focusedKey);
  const current = focused?.parentKey === node.key ? focused : collection.cellAt(node, 0);
  const focusMode = current.column?.key === ACTIONS ? 'child' : undefined;
  const { gridCellProps } = useTableCell({ node: current, isVirtualized: true, focusMode }, state, cellRef);
  const focus = ({ target, currentTarget }: FocusEvent): void => {
    const index = [...currentTarget.children].findIndex((cell) => cell.contains(target));
    // the row itself, and the cell that behaves, see to it themselves
    if (index >= 0 && index !== current.index) manager.setFocusedKey(collection.cellAt(node, index).key);
  };
  return (
    <div
      {...rowProps}
      ref={ref}
      // the heading is the first row
      aria-rowindex={before + node.index + 2}
      className={css.row({ tone: rowTone?.(row), isVirtualized })}
      style={isVirtualized ? { insetBlockStart: `calc(${node.index} * ${css.rowSize})` } : undefined}
      data-part="row"
      data-pressable={hasAction || undefined}
      onFocusCapture={focus}
    >
      {columns.map(({ key, index }) => {
        const isHeader = collection.rowHeaderColumnKeys.has(key);
        return (
          <div
            key={key}
            role={isHeader ? 'rowheader' : 'gridcell'}
            id={isHeader ? rowProps['aria-labelledby'] : undefined}
            tabIndex={-1}
            aria-colindex={index + 1}
            {...(index === current.index && { ...gridCellProps, ref: cellRef })}
            className={css.cell({
              kind: isHeader ? 'header' : key === ACTIONS ? 'actions' : 'value',
              isNumeric: context.columns[index]?.isNumeric ?? false,
              isOneLine: isVirtualized && key !== ACTIONS,
            })}
            data-part="cell"
          >
            {key === ACTIONS ? (
              <RowActions key={node.key} actions={rowActions?.(row) ?? []} subject={node.textValue} />
            ) : (
              ofRow(node.key, context.columns[index]?.cell(row))
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A place in the document changes its row: what a value remembers must not pass on to another row's. */
const ofRow = (row: Key, content: ReactNode): ReactNode =>
  typeof content === 'object' ? <Fragment key={row}>{content}</Fragment> : content;
