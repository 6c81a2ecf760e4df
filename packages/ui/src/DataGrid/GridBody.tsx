import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactElement, type RefObject, useMemo, useState } from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import * as css from './DataGrid.css.ts';
import { GridRow, type GridRowContext } from './GridRow.tsx';
import { RowSlots } from './rowSlots.ts';
import { useGridWindow } from './useGridWindow.ts';

interface GridBodyProps<T extends { id: string }> extends GridRowContext<T> {
  scroller: RefObject<HTMLElement | null>;
  rowHeight: number;
  /** Block size in pixels the rows are seen through. */
  height: number;
}

/** The rows: all of a page, or only the visible ones and the focused one if virtualised. */
export function GridBody<T extends { id: string }>(props: GridBodyProps<T>): ReactElement {
  const { state, columns, rowActions, rowTone, before, isVirtualized, collection, scroller, rowHeight, height } = props;
  const { rowGroupProps } = useTableRowGroup();
  const context = useMemo<GridRowContext<T>>(
    () => ({ state, collection, columns, rowActions, rowTone, before, isVirtualized }),
    [state, collection, columns, rowActions, rowTone, before, isVirtualized],
  );
  const { from, to } = useGridWindow(scroller, { count: collection.size, rowHeight, height, isVirtualized });
  const { focusedKey } = state.selectionManager;
  const focused = focusedKey === null ? undefined : collection.indexOf(focusedKey);
  const drawn = Array.from({ length: to - from }, (_, index) => from + index);
  if (focused !== undefined && focused < from) drawn.unshift(focused);
  if (focused !== undefined && focused >= to) drawn.push(focused);
  const nodes = drawn.flatMap((index) => collection.at(index) ?? []);
  const [slots] = useState(() => new RowSlots());
  const places = slots.assign(nodes.map(({ key }) => String(key)));
  return (
    <div
      {...rowGroupProps}
      className={css.body({ isVirtualized })}
      style={isVirtualized ? assignInlineVars({ [css.count]: String(collection.size) }) : undefined}
      data-part="body"
    >
      {nodes.map((node, index) => (
        <GridRow key={places[index]} node={node} context={context} />
      ))}
    </div>
  );
}
