import { type ReactElement, type ReactNode, useMemo, useRef } from 'react';
import { useTable, useTableRowGroup } from 'react-aria/useTable';
import { type SortDescriptor, VisuallyHidden } from 'react-aria-components';
import { useTableState } from 'react-stately/useTableState';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { GridCollection } from '../rows/GridCollection.ts';
import { useTexts } from '../texts/Texts.tsx';
import { tableTexts } from './Table.texts.ts';
import type { Tone } from '../tone/tone.ts';
import { CARDS_BELOW, columnsThatFit, rowHeaderOf, type TableColumn } from './columns.ts';
import type { RowAction } from './RowActions.tsx';
import { SelectAll } from './RowSelection.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import * as css from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useWidth } from './useWidth.ts';

export { rowHeaderOf };
export type { RowAction, TableColumn };

/** The selection of rows of a Table (controlled). */
export interface TableSelection<T> {
  /** The ids of the selected rows; rows that are not shown stay selected. */
  selected: ReadonlySet<string>;
  /** Called with the ids of the selected rows. */
  onChange: (selected: ReadonlySet<string>) => void;
  /**
   * Callback that returns whether a row can be selected.
   * @default every row
   */
  isSelectable?: (row: T) => boolean;
}

/** Props of {@link Table}. */
export interface TableProps<T extends { id: string }> {
  /** The accessible name: what is listed. */
  label: string;
  /** The columns, in display order. */
  columns: readonly TableColumn<T>[];
  /** The rows, in display order. */
  rows: readonly T[];
  /**
   * Callback that returns the name of a row, such as a patient's name; used in the accessible names of the row's
   * controls.
   */
  rowLabel: (row: T) => string;
  /** Callback that returns the URL of a row. The row is then a link, followed by a click or Enter. */
  rowHref?: (row: T) => string | undefined;
  /** Called when a row that is not a link is clicked or activated with Enter. */
  onRowAction?: (row: T) => void;
  /** Callback that returns the actions of a row: icons, and a menu with all of them. */
  rowActions?: (row: T) => readonly RowAction[];
  /**
   * Callback that returns the tone of a row's status, shown on the edge of the row. A column must state the status in
   * words.
   */
  rowTone?: (row: T) => Tone | undefined;
  /** Adds a checkbox to each row, and one in the heading for all rows shown. */
  selection?: TableSelection<T>;
  /** The column and direction the rows are sorted by. */
  sortDescriptor?: SortDescriptor;
  /** Called when a sortable heading is pressed; the caller then sorts the rows. */
  onSortChange?: (descriptor: SortDescriptor) => void;
  /**
   * Whether rows are being loaded. Without rows a skeleton is shown; otherwise a progress line is shown above the rows.
   * @default false
   */
  isLoading?: boolean;
  /**
   * The number of rows of the skeleton.
   * @default 10
   */
  skeletonRows?: number;
  /** Content shown instead of the rows when there are none. The default is "No results found". */
  emptyState?: ReactNode;
  /** Content below the rows, such as a Pagination. */
  footer?: ReactNode;
}

/**
 * A table of rows of the same kind. Arrow keys navigate rows and cells. On narrow screens columns are hidden by
 * priority, and below 560 pixels (35 rem, so earlier with large text) each row is a card.
 * @selector [data-component="Table"] The frame.
 * @selector [data-layout] On the frame: `table`, or `cards` on narrow screens.
 * @selector [data-part="busy"] The progress line while rows are being replaced.
 * @selector [data-part="scroller"] The scroll container.
 * @selector [data-part="row"] A row.
 * @selector [data-pressable] On a row: if pressing it does something.
 * @selector [data-part="cell"] A cell.
 * @selector [data-label] On a cell: the heading of its column, shown before the value in a card; absent on the row
 *   header.
 * @selector [data-part="skeleton-row"] A placeholder row.
 * @selector [data-allows-sorting] On a heading: the rows can be sorted by it.
 * @selector [data-sort-direction] On a heading: `ascending` or `descending`, if the rows are sorted by it.
 * @selector [data-part="select"] The checkbox of a row, or the one for all rows.
 * @selector [data-part="footer"] The content below the rows.
 */
export function Table<T extends { id: string }>(props: TableProps<T>): ReactElement {
  const { rows, isLoading = false, footer } = props;
  const texts = useTexts(tableTexts);
  const frame = useRef<HTMLDivElement>(null);
  const rem = useRef<HTMLSpanElement>(null);
  const width = useWidth(frame, rem);
  const columns = useMemo(() => columnsThatFit(props.columns, width), [props.columns, width]);
  const isSkeleton = isLoading && rows.length === 0;
  return (
    <div ref={frame} className={css.frame} data-component="Table" data-layout={width < CARDS_BELOW ? 'cards' : 'table'}>
      <span ref={rem} className={css.rem} aria-hidden />
      {isLoading && !isSkeleton && (
        <div className={css.busy} data-part="busy">
          <ProgressBar label={texts.loading} isLabelHidden isIndeterminate />
        </div>
      )}
      <div className={css.scroller} data-part="scroller" aria-busy={isLoading} inert={isSkeleton}>
        <Grid {...props} columns={columns} rowHeader={rowHeaderOf(props.columns)} isSkeleton={isSkeleton} />
      </div>
      <VisuallyHidden>
        <span role="status">{isLoading ? texts.loading : ''}</span>
      </VisuallyHidden>
      {footer !== undefined && (
        <div className={css.footer} data-part="footer">
          {footer}
        </div>
      )}
    </div>
  );
}

interface GridProps<T extends { id: string }> extends TableProps<T> {
  /** The id of the column that names the row. */
  rowHeader: string | undefined;
  isSkeleton: boolean;
}

/** The headings and rows. */
function Grid<T extends { id: string }>(props: GridProps<T>): ReactElement {
  const { label, columns, rowHeader, rows, rowLabel, rowHref, onRowAction, rowActions, rowTone } = props;
  const { sortDescriptor, onSortChange, skeletonRows = 10, isSkeleton, emptyState, selection } = props;
  const texts = useTexts(tableTexts);
  const ref = useRef<HTMLTableElement>(null);
  const hasActions = rowActions !== undefined;
  const hasSelection = selection !== undefined;
  const collection = useMemo(
    () => new GridCollection({ columns, rowHeader, hasSelection, hasActions, rows, rowLabel, rowHref, onRowAction }),
    [columns, rowHeader, hasSelection, hasActions, rows, rowLabel, rowHref, onRowAction],
  );
  const state = useTableState<T>({
    collection: collection as never,
    sortDescriptor,
    ...(onSortChange && { onSortChange }),
  });
  const { gridProps } = useTable({ 'aria-label': label }, state, ref);
  const { rowGroupProps } = useTableRowGroup();
  return (
    <table {...gridProps} ref={ref} className={css.table}>
      <TableHead
        state={state}
        actionsLabel={texts.rowActions}
        selection={selection && <SelectAll rows={rows} selection={selection} />}
      />
      <tbody {...rowGroupProps} className={css.tableBody}>
        {isSkeleton ? (
          <SkeletonRows columns={collection.columns} rows={skeletonRows} />
        ) : (
          collection.rows.map((node) => (
            <TableRow
              key={node.key}
              node={node}
              state={state}
              collection={collection}
              columns={columns}
              rowActions={rowActions}
              selection={selection}
              tone={rowTone?.(node.value as T)}
              isPressable={onRowAction !== undefined}
            />
          ))
        )}
        {rows.length === 0 && !isSkeleton && (
          <tr className={css.emptyRow}>
            <td colSpan={collection.columnCount} className={css.emptyRow}>
              {emptyState ?? <EmptyState title={texts.noResults} />}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
