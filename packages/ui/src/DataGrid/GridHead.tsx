import { type ReactElement, type RefObject, useId, useRef } from 'react';
import { useTableColumnHeader, useTableColumnResize, useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import { Input, VisuallyHidden } from 'react-aria-components';
import type { TableColumnResizeState, TableState } from 'react-stately/useTableState';
import { SortMark } from '../Table/SortMark.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { dataGridTexts } from './DataGrid.texts.ts';
import * as css from './DataGrid.css.ts';
import { ACTIONS } from '../rows/GridCollection.ts';

type Columns<T> = TableState<T>['collection']['columns'];
type Column<T> = Columns<T>[number];

interface ResizeProps<T> {
  resizing: TableColumnResizeState<T>;
  /** Called with the id of a column and its new width in pixels. */
  onResizeEnd: (id: string, width: number) => void;
}

interface GridHeadProps<T> extends ResizeProps<T> {
  state: TableState<T>;
}

/** The column headings, which sort and resize the columns. */
export function GridHead<T>({ state, ...resize }: GridHeadProps<T>): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const node = state.collection.headerRows[0] as Column<T>;
  const { rowProps } = useTableHeaderRow({ node, isVirtualized: true }, state, ref);
  return (
    <div {...rowGroupProps} className={css.head} data-part="head">
      <div {...rowProps} ref={ref} className={css.headRow}>
        {state.collection.columns.map((column) =>
          column.key === ACTIONS ? (
            <ActionsHeading key={column.key} node={column} state={state} />
          ) : (
            <Heading key={column.key} node={column} state={state} {...resize} />
          ),
        )}
      </div>
    </div>
  );
}

interface HeadingProps<T> extends GridHeadProps<T> {
  node: Column<T>;
}

function Heading<T>({ node, state, ...resize }: HeadingProps<T>): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLSpanElement>(null);
  const titleId = useId();
  const { columnHeaderProps } = useTableColumnHeader({ node, isVirtualized: true }, state, ref);
  const { sortDescriptor } = state;
  const direction = sortDescriptor?.column === node.key ? sortDescriptor.direction : undefined;
  const { allowsSorting } = node.props as { allowsSorting: boolean };
  return (
    <div
      {...columnHeaderProps}
      ref={ref}
      // only the heading, without the width that its edge announces
      aria-labelledby={titleId}
      className={css.columnHeader}
      data-part="column-header"
      data-allows-sorting={allowsSorting || undefined}
      data-sort-direction={direction}
      data-pinned={state.collection.rowHeaderColumnKeys.has(node.key) || undefined}
    >
      <span ref={title} id={titleId} tabIndex={-1} className={css.columnTitle}>
        <span className={css.oneLine}>{node.textValue}</span>
        {allowsSorting && <SortMark direction={direction} />}
      </span>
      <Resizer node={node} triggerRef={title} {...resize} />
    </div>
  );
}

function ActionsHeading<T>({ node, state }: Pick<HeadingProps<T>, 'node' | 'state'>): ReactElement {
  const texts = useTexts(dataGridTexts);
  const ref = useRef<HTMLDivElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node, isVirtualized: true }, state, ref);
  return (
    <div {...columnHeaderProps} ref={ref} className={css.columnHeader} data-part="column-header" data-actions>
      <VisuallyHidden>{texts.rowActions}</VisuallyHidden>
    </div>
  );
}

interface ResizerProps<T> extends ResizeProps<T> {
  node: Column<T>;
  triggerRef: RefObject<HTMLSpanElement | null>;
}

/** The resize handle of a column: it can be dragged or, after Enter, moved with the arrow keys. */
function Resizer<T>({ node, triggerRef, resizing, onResizeEnd }: ResizerProps<T>): ReactElement {
  const texts = useTexts(dataGridTexts);
  const input = useRef<HTMLInputElement>(null);
  const { resizerProps, inputProps, isResizing } = useTableColumnResize(
    {
      column: node,
      triggerRef,
      'aria-label': texts.gridResize,
      onResizeEnd: (widths) => {
        const width = widths.get(node.key);
        if (typeof width === 'number') onResizeEnd(String(node.key), width);
      },
    },
    resizing,
    input,
  );
  return (
    <div
      {...resizerProps}
      role="presentation"
      className={css.resizer}
      data-part="resizer"
      data-resizing={isResizing || undefined}
    >
      <Input ref={input} {...inputProps} />
    </div>
  );
}
