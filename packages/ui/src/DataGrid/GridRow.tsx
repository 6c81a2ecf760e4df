import { Fragment, memo, type ReactElement, type ReactNode } from 'react';
import type { Key } from 'react-aria-components';
import type { TableState } from 'react-stately/useTableState';
import { ACTIONS, type GridCollection, type GridNode } from '../rows/GridCollection.ts';
import { useGridRow } from '../rows/useGridRow.ts';
import { type RowAction, RowActions } from '../Table/RowActions.tsx';
import type { Tone } from '../tone/tone.ts';
import * as css from './DataGrid.css.ts';
import type { DataGridColumn } from './gridColumns.ts';

/** The context shared by all rows. */
export interface GridRowContext<T extends { id: string }> {
  state: TableState<T>;
  collection: GridCollection<T>;
  columns: readonly DataGridColumn<T>[];
  rowActions?: ((row: T) => readonly RowAction[]) | undefined;
  rowTone?: ((row: T) => Tone | undefined) | undefined;
  /** Rows before this page. */
  before: number;
  /** Whether rows have a fixed height and are positioned absolutely. */
  isVirtualized: boolean;
}

interface GridRowProps<T extends { id: string }> {
  node: GridNode<T>;
  /** The same object as long as nothing changes that rows are drawn with. */
  context: GridRowContext<T>;
}

/** One row. */
export const GridRow = memo(GridRowInner) as typeof GridRowInner;

function GridRowInner<T extends { id: string }>({ node, context }: GridRowProps<T>): ReactElement {
  const { state, collection, rowActions, rowTone, before, isVirtualized } = context;
  const row = node.value as T;
  const { rowProps, rowRef, hasAction, cellProps } = useGridRow<T, HTMLDivElement, HTMLDivElement>({
    node,
    state,
    collection,
    isVirtualized: true,
  });
  return (
    <div
      {...rowProps}
      ref={rowRef}
      // the heading is the first row
      aria-rowindex={before + node.index + 2}
      className={css.row({ tone: rowTone?.(row), isVirtualized })}
      style={isVirtualized ? { insetBlockStart: `calc(${node.index} * ${css.rowSize})` } : undefined}
      data-part="row"
      data-pressable={hasAction || undefined}
    >
      {collection.columns.map((column) => {
        const { key, index } = column;
        const isHeader = collection.rowHeaderColumnKeys.has(key);
        return (
          <div
            key={key}
            {...cellProps(column)}
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
