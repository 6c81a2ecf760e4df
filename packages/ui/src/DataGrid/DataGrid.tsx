import { type ReactElement, type ReactNode, useState } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { useNumberFormat } from '../numbers/useNumberFormat.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import type { RowAction } from '../Table/RowActions.tsx';
import { useTexts } from '../texts/Texts.tsx';
import type { Tone } from '../tone/tone.ts';
import * as css from './DataGrid.css.ts';
import { dataGridTexts } from './DataGrid.texts.ts';
import { Grid } from './Grid.tsx';
import type { DataGridColumn, GridColumnFilter } from './gridColumns.ts';
import { GRID_START, type GridState, withoutFilters } from './gridState.ts';
import { GridToolbar } from './GridToolbar.tsx';

export type { DataGridColumn, GridColumnFilter, GridState };

/** Props of {@link DataGrid}. */
export interface DataGridProps<T extends { id: string }> {
  /** The accessible name: what is listed. */
  label: string;
  /** The columns. Keep the array identical between renders. */
  columns: readonly DataGridColumn<T>[];
  /** The rows of the page in display order. If virtualised, all rows (`arrangeRows` sorts and filters them). */
  rows: readonly T[];
  /**
   * The number of rows in the whole list, of which `rows` is a page.
   * @default the number of `rows`
   */
  rowCount?: number;
  /**
   * Callback that returns the name of a row, such as a person's name; used in the accessible names of the row's
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
  /** Sorting, filters, page and columns (controlled), for example kept in the URL or in preferences. */
  state?: GridState;
  /**
   * The initial state (uncontrolled).
   * @default GRID_START
   */
  defaultState?: GridState;
  /** Called with the complete state when it changes. The owner then provides the matching rows. */
  onStateChange?: (state: GridState) => void;
  /**
   * Whether all rows are in one scroll container without pages and rendered only when visible. Each row is then one
   * line high.
   * @default false
   */
  isVirtualized?: boolean;
  /**
   * Whether rows are being loaded. Without rows a skeleton is shown; otherwise the current rows stay and a progress
   * line is shown above them.
   * @default false
   */
  isLoading?: boolean;
  /** The message shown when the rows could not be loaded, in the user's language. */
  error?: string;
  /** Called when the user retries after an `error`. */
  onRetry?: () => void;
  /** Content shown instead of the rows when there are none. The default is "No results found". */
  emptyState?: ReactNode;
  /**
   * The height (block size) of the whole grid in pixels.
   * @default 700
   */
  height?: number;
}

/**
 * A grid for searching through many rows: sorted, filtered and paged by a server, or thousands of rows in memory in one
 * scroll container. Columns can be resized, hidden and reordered. The state is one plain value, {@link GridState}; the
 * kit stores nothing.
 * @selector [data-component="DataGrid"] The frame.
 * @selector [data-layout] On the frame: always `table`, as in `Table`.
 * @selector [data-part="toolbar"] The filters and the column button.
 * @selector [data-part="add-filter"] The button that adds a filter.
 * @selector [data-part="filter"] The tag of a filter.
 * @selector [data-part="move"] The buttons that move a column in the column preferences.
 * @selector [data-part="busy"] The progress line while rows are being replaced.
 * @selector [data-part="grid"] The scroll container.
 * @selector [data-has-rows] On the grid: if there are rows or a skeleton.
 * @selector [data-overflows] On the grid: while its columns are wider than it is.
 * @selector [data-part="head"] The row of headings.
 * @selector [data-part="column-header"] A column heading.
 * @selector [data-allows-sorting] On a heading: if its column can be sorted.
 * @selector [data-sort-direction] On a heading: `ascending` or `descending`.
 * @selector [data-pinned] On a heading: if its column stays in place while the others scroll.
 * @selector [data-part="resizer"] The handle that resizes a column.
 * @selector [data-resizing] On the handle: while it is being used.
 * @selector [data-part="body"] The rows.
 * @selector [data-part="row"] A row.
 * @selector [data-pressable] On a row: if pressing it does something.
 * @selector [data-part="cell"] A cell.
 * @selector [data-part="skeleton"] The placeholder rows.
 * @selector [data-part="skeleton-row"] A placeholder row.
 * @selector [data-part="error"] The message instead of the rows after a failure.
 * @selector [data-part="empty"] The message instead of the rows when there are none.
 * @selector [data-part="footer"] The line below the rows.
 * @selector [data-part="total"] The number of rows.
 */
export function DataGrid<T extends { id: string }>(props: DataGridProps<T>): ReactElement {
  const { columns, isVirtualized = false, isLoading = false, error, onRetry, emptyState, height = 700 } = props;
  const { state: given, defaultState = GRID_START, onStateChange, ...rest } = props;
  const texts = useTexts(dataGridTexts);
  const number = useNumberFormat();
  const [state, setState] = useControlledState(given, defaultState, onStateChange);
  const rows = useKeptRows(props.rows, isLoading);
  const isFailed = error !== undefined && !isLoading;
  const isSkeleton = isLoading && rows.length === 0;
  const isEmpty = !isFailed && !isSkeleton && rows.length === 0;
  const clearFilters = (): void => setState(withoutFilters(state));
  return (
    <div className={css.frame} style={{ blockSize: height }} data-component="DataGrid" data-layout="table">
      <GridToolbar columns={columns} state={state} onChange={setState} />
      {isLoading && !isSkeleton && (
        <div className={css.busy} data-part="busy">
          <ProgressBar label={texts.loading} isLabelHidden isIndeterminate />
        </div>
      )}
      <Grid
        {...rest}
        rows={isFailed ? NO_ROWS : rows}
        state={state}
        onChange={setState}
        height={height}
        isVirtualized={isVirtualized}
        isSkeleton={isSkeleton}
      />
      {isFailed && (
        <div className={css.instead} data-part="error">
          <ErrorState title={error} onRetry={onRetry} />
        </div>
      )}
      {isEmpty && (
        <div className={css.instead} data-part="empty">
          {state.filters.length > 0 ? (
            <EmptyState
              title={texts.gridNothingMatches}
              action={<Button onPress={clearFilters}>{texts.gridClearFilters}</Button>}
            />
          ) : (
            (emptyState ?? <EmptyState title={texts.noResults} />)
          )}
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isLoading ? texts.loading : ''}</span>
      </VisuallyHidden>
      <div className={css.footer} data-part="footer">
        {isVirtualized ? (
          <div className={css.total} role="status" data-part="total">
            {texts.gridRows({ rows: number(rows.length) })}
          </div>
        ) : (
          <Pagination
            page={state.page}
            pageSize={state.pageSize}
            count={props.rowCount ?? rows.length}
            onChange={(page, pageSize) => setState({ ...state, page, pageSize })}
          />
        )}
      </div>
    </div>
  );
}

const NO_ROWS: readonly never[] = [];

/** Keeps the current rows until the next ones are loaded, so that the scroll position and the focus are kept too. */
function useKeptRows<T>(rows: readonly T[], isLoading: boolean): readonly T[] {
  const [kept, setKept] = useState(rows);
  const isOnTheWay = isLoading && rows.length === 0;
  if (!isOnTheWay && kept !== rows) setKept(rows);
  return isOnTheWay ? kept : rows;
}
