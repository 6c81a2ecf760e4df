import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, useLayoutEffect, useMemo, useRef } from 'react';
import { useTable } from 'react-aria/useTable';
import { useTableState } from 'react-stately/useTableState';
import { rowHeaderOf } from '../Table/columns.ts';
import * as css from './DataGrid.css.ts';
import type { DataGridProps } from './DataGrid.tsx';
import { GridBody } from './GridBody.tsx';
import { GridCollection } from '../rows/GridCollection.ts';
import { GridHead } from './GridHead.tsx';
import { shownColumns } from './gridPreferences.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import { type GridState, withSort } from './gridState.ts';
import { scrollLayout } from './scrollLayout.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useOverflow } from './useOverflow.ts';
import { useRowHeight } from './useRowHeight.ts';

interface GridProps<T extends { id: string }> extends Omit<
  DataGridProps<T>,
  'state' | 'defaultState' | 'onStateChange' | 'isLoading' | 'error' | 'emptyState'
> {
  state: GridState;
  onChange: (state: GridState) => void;
  height: number;
  isVirtualized: boolean;
  isSkeleton: boolean;
}

/** The headings and rows of the grid. */
export function Grid<T extends { id: string }>(props: GridProps<T>): ReactElement {
  const { label, rows, rowLabel, rowHref, onRowAction, rowActions, rowTone, rowCount } = props;
  const { state: grid, onChange, height, isVirtualized, isSkeleton } = props;
  const ref = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(probe);
  useOverflow(ref);
  const hasActions = rowActions !== undefined;

  const columns = useMemo(() => shownColumns(props.columns, grid.columns), [props.columns, grid.columns]);
  const rowHeader = rowHeaderOf(props.columns);
  const collection = useMemo(
    () => new GridCollection({ columns, rowHeader, hasActions, rows, rowLabel, rowHref, onRowAction }),
    [columns, rowHeader, hasActions, rows, rowLabel, rowHref, onRowAction],
  );
  const state = useTableState<T>({
    collection: collection as never,
    sortDescriptor: grid.sort ?? undefined,
    onSortChange: ({ column, direction }) => onChange(withSort(grid, { column: String(column), direction })),
  });
  const layoutDelegate = useMemo(
    // oxlint-disable-next-line react/refs -- read when a key is pressed
    () => (isVirtualized ? scrollLayout(ref, collection, rowHeight) : undefined),
    [isVirtualized, collection, rowHeight],
  );
  const { gridProps } = useTable(
    { 'aria-label': label, isVirtualized: true, scrollRef: ref, ...(layoutDelegate && { layoutDelegate }) },
    state,
    ref,
  );
  const { resizing, tracks, least } = useColumnWidths(columns, grid.columns.widths, hasActions, ref, state);
  const before = isVirtualized ? 0 : grid.page * grid.pageSize;

  const drawn = useRef(grid);
  useLayoutEffect(() => {
    // other rows are read from the first one
    const { page, sort, filters } = drawn.current;
    const isSame = page === grid.page && sort === grid.sort && filters === grid.filters;
    if (!isSame && ref.current) ref.current.scrollTop = 0;
    drawn.current = grid;
  }, [grid]);

  return (
    <div
      {...gridProps}
      ref={ref}
      // the heading is a row too
      aria-rowcount={(isVirtualized ? rows.length : (rowCount ?? rows.length)) + 1}
      className={css.grid}
      style={assignInlineVars({ [css.tracks]: tracks, [css.least]: least })}
      data-part="grid"
      data-has-rows={rows.length > 0 || isSkeleton || undefined}
    >
      <div ref={probe} className={css.rowProbe} aria-hidden />
      <GridHead
        state={state}
        resizing={resizing}
        onResizeEnd={(id, width) =>
          onChange({ ...grid, columns: { ...grid.columns, widths: { ...grid.columns.widths, [id]: width } } })
        }
      />
      {isSkeleton ? (
        <GridSkeleton columns={columns.map(({ id }) => id)} rows={Math.ceil(height / rowHeight)} />
      ) : (
        rows.length > 0 && (
          <GridBody
            state={state}
            columns={columns}
            rowActions={rowActions}
            rowTone={rowTone}
            before={before}
            isVirtualized={isVirtualized}
            collection={collection}
            scroller={ref}
            rowHeight={rowHeight}
            height={height}
          />
        )
      )}
    </div>
  );
}
