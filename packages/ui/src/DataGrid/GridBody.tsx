import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, type RefObject, useMemo } from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import * as css from './DataGrid.css.ts';
import type { GridCollection } from './GridCollection.ts';
import { GridRow, type GridRowContext } from './GridRow.tsx';
import { useGridWindow } from './useGridWindow.ts';

interface GridBodyProps<T extends { id: string }> extends GridRowContext<T> {
  collection: GridCollection<T>;
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** Block size in pixels the rows are seen through. */
  height: number;
}

/** The rows: all of a page, or of many those in sight and the one that has the focus. */
export function GridBody<T extends { id: string }>(props: GridBodyProps<T>): ReactElement {
  const { state, columns, rowActions, rowTone, before, isVirtualized, collection, scroller, rowHeight, height } = props;
  const { rowGroupProps } = useTableRowGroup();
  const context = useMemo<GridRowContext<T>>(
    () => ({ state, columns, rowActions, rowTone, before, isVirtualized }),
    [state, columns, rowActions, rowTone, before, isVirtualized],
  );
  const { from, to } = useGridWindow(scroller, { count: collection.size, rowHeight, height, isVirtualized });
  const { focusedKey } = state.selectionManager;
  const focused = focusedKey === null ? undefined : collection.indexOf(focusedKey);
  const drawn = Array.from({ length: to - from }, (_, index) => from + index);
  if (focused !== undefined && focused < from) drawn.unshift(focused);
  if (focused !== undefined && focused >= to) drawn.push(focused);
  return (
    <div
      {...rowGroupProps}
      className={css.body({ isVirtualized })}
      style={isVirtualized ? assignInlineVars({ [css.count]: String(collection.size) }) : undefined}
      data-part="body"
    >
      {drawn.map((index) => {
        const node = collection.at(index) as TableState<T>['collection']['body'];
        return <GridRow key={node.key} node={node} context={context} />;
      })}
    </div>
  );
}
