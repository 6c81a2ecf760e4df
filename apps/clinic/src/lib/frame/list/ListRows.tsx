import type { ListName } from '@isopter/contract';
import { ErrorState, Pagination, Table, type TableProps } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useErrorText } from '../../platform/errors/useErrorText.ts';
import { ColumnButton } from './ColumnButton.tsx';
import { footer, pages } from './list.css.ts';
import { aging } from './stale.css.ts';
import { useColumnChoice } from './useColumnChoice.ts';
import type { ListState } from './useListState.ts';
import { useScrollPlace } from './useScrollPlace.ts';

/** A page of rows as `usePage` loads it. */
export interface ListPage<T> {
  rows: readonly T[];
  count: number;
  error: unknown;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => unknown;
}

/** Props of {@link ListRows}. */
export interface ListRowsProps<T extends { id: string }> extends Omit<
  TableProps<T>,
  'rows' | 'isLoading' | 'footer' | 'sortDescriptor' | 'onSortChange'
> {
  /** Under which name the person's choice of columns is kept. */
  name: ListName;
  page: ListPage<T>;
  list: Pick<ListState, 'index' | 'size' | 'setIndex' | 'setSize' | 'sortDescriptor' | 'onSortChange'> &
    Partial<Pick<ListState, 'sizes'>>;
  /** Says what could not be loaded. */
  failed: string;
  /**
   * Since when the rows are out of date, milliseconds of the epoch; null while they are not.
   * @default null
   */
  since?: number | null;
}

/**
 * The rows of a list with its paging and sorting, scrolled as they were left; where they could not be loaded, why, and
 * another try.
 */
export function ListRows<T extends { id: string }>(props: ListRowsProps<T>): ReactElement {
  const { page, list, failed, ...table } = props;
  const errorText = useErrorText();
  const { rows, count, error, isLoading, isValidating, mutate } = page;
  if (error !== undefined && rows.length === 0) {
    return (
      <ErrorState title={failed} onRetry={() => void mutate()} isRetrying={isValidating}>
        {errorText(error)}
      </ErrorState>
    );
  }
  return <Rows {...table} rows={rows} count={count} isLoading={isLoading} list={list} />;
}

type RowsProps<T extends { id: string }> = Omit<ListRowsProps<T>, 'page' | 'failed'> &
  Pick<ListPage<T>, 'rows' | 'count' | 'isLoading'>;

function Rows<T extends { id: string }>(props: RowsProps<T>): ReactElement {
  const { name, columns, rows, count, isLoading, list, since = null, ...table } = props;
  const { shown, hidden, hide } = useColumnChoice(name, columns);
  const place = useScrollPlace<HTMLDivElement>();
  const { index, size, sizes, sortDescriptor } = list;
  return (
    <div ref={place} className={aging} data-stale={since === null ? undefined : true}>
      <Table
        {...table}
        columns={shown}
        rows={rows}
        isLoading={isLoading}
        {...(sortDescriptor && { sortDescriptor })}
        onSortChange={list.onSortChange}
        footer={
          <div className={footer}>
            <div className={pages}>
              <Pagination
                page={index}
                pageSize={size}
                {...(sizes && { pageSizes: sizes })}
                count={count}
                onChange={(to, newSize) => (newSize === size ? list.setIndex(to) : list.setSize(newSize))}
                isDisabled={isLoading}
              />
            </div>
            <ColumnButton columns={columns} hidden={hidden} onHide={hide} />
          </div>
        }
      />
    </div>
  );
}
