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
  /** What the grid lists, spoken. */
  label: string;
  /** Keep the array the same between renders. */
  columns: readonly DataGridColumn<T>[];
  /** The rows of the page as they are to be shown; where virtualised, all of them (`arrangeRows` sorts and filters). */
  rows: readonly T[];
  /**
   * Rows of the whole list, of which `rows` is a page.
   * @default the number of `rows`
   */
  rowCount?: number;
  /** What a row is called in names of its controls, such as a person's name. */
  rowLabel: (row: T) => string;
  /** Makes each row a link, followed by a click or Enter. */
  rowHref?: (row: T) => string | undefined;
  /** What a click or Enter on a row does, where it is no link. */
  onRowAction?: (row: T) => void;
  /** Things to do with a row: icons on hover and focus, a menu for touch. */
  rowActions?: (row: T) => readonly RowAction[];
  /** Marks the edge of a row in the tone of its status; a column must say the status in words. */
  rowTone?: (row: T) => Tone | undefined;
  /** Sorting, filters, page and columns, for whoever keeps them: in an address, in preferences. */
  state?: GridState;
  /**
   * The state at first, where the grid keeps it.
   * @default GRID_START
   */
  defaultState?: GridState;
  /** Called with the whole state; the rows that belong to it are for the owner to bring. */
  onStateChange?: (state: GridState) => void;
  /**
   * All rows in one scroll without pages, drawn when they come into sight; each is one line high.
   * @default false
   */
  isVirtualized?: boolean;
  /**
   * Rows are on their way: without any a skeleton stands in for them, else those shown stay and a line moves above them.
   * @default false
   */
  isLoading?: boolean;
  /** Why the rows could not be loaded, in words of the reader. */
  error?: string;
  /** Offered with `error`: tries again. */
  onRetry?: () => void;
  /** Stands in the place of rows when there are none at all; "No results found" by itself. */
  emptyState?: ReactNode;
  /**
   * Block size of the whole grid in pixels.
   * @default 700
   */
  height?: number;
}

/**
 * Many rows to be searched through: sorted, filtered and paged by a server, or thousands in memory in one scroll. Columns
 * are resized, hidden and put in order. What is chosen is one plain value, {@link GridState}; the kit stores nothing.
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

/** The rows shown stay until the next have come: the place and the focus of the reader stay too. */
function useKeptRows<T>(rows: readonly T[], isLoading: boolean): readonly T[] {
  const [kept, setKept] = useState(rows);
  const isOnTheWay = isLoading && rows.length === 0;
  if (!isOnTheWay && kept !== rows) setKept(rows);
  return isOnTheWay ? kept : rows;
}
