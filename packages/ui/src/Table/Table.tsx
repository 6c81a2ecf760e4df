import { type ReactElement, type ReactNode, useRef } from 'react';
import {
  Cell,
  Column,
  Row,
  type SortDescriptor,
  Table as RACTable,
  TableBody,
  TableHeader,
  VisuallyHidden,
} from 'react-aria-components';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useTexts } from '../texts/Texts.tsx';
import { tableTexts } from './Table.texts.ts';
import type { Tone } from '../tone/tone.ts';
import { CARDS_BELOW, columnsThatFit, rowHeaderOf, type TableColumn } from './columns.ts';
import { type RowAction, RowActions } from './RowActions.tsx';
import { barWidth } from './skeleton.ts';
import { SortMark } from './SortMark.tsx';
import * as css from './Table.css.ts';
import { useWidth } from './useWidth.ts';

export type { RowAction, TableColumn };

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
  /** Callback that returns the actions of a row: icons on hover and focus, a menu for touch. */
  rowActions?: (row: T) => readonly RowAction[];
  /**
   * Callback that returns the tone of a row's status, shown on the edge of the row. A column must state the status in
   * words.
   */
  rowTone?: (row: T) => Tone | undefined;
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
  /** Content shown in place of the rows when there are none. The default is "No results found". */
  emptyState?: ReactNode;
  /** Content below the rows, such as a Pagination. */
  footer?: ReactNode;
}

/**
 * A table of rows of the same kind. Arrow keys navigate rows and cells. On narrow screens columns are hidden by
 * priority, and below 560 pixels each row is a card.
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
 * @selector [data-part="footer"] The content below the rows.
 */
export function Table<T extends { id: string }>(props: TableProps<T>): ReactElement {
  const { label, rows, isLoading = false, emptyState, footer, rowActions, sortDescriptor, onSortChange } = props;
  const texts = useTexts(tableTexts);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const columns = columnsThatFit(props.columns, width);
  const isSkeleton = isLoading && rows.length === 0;
  return (
    <div ref={frame} className={css.frame} data-component="Table" data-layout={width < CARDS_BELOW ? 'cards' : 'table'}>
      {isLoading && !isSkeleton && (
        <div className={css.busy} data-part="busy">
          <ProgressBar label={texts.loading} isLabelHidden isIndeterminate />
        </div>
      )}
      <div className={css.scroller} data-part="scroller" aria-busy={isLoading} inert={isSkeleton}>
        <RACTable aria-label={label} className={css.table} sortDescriptor={sortDescriptor} onSortChange={onSortChange}>
          <TableHeader className={css.head}>
            {columns.map(({ id, title, isRowHeader, isSortable }) => (
              <Column
                key={id}
                id={id}
                className={css.columnHeader}
                isRowHeader={isRowHeader ?? id === rowHeaderOf(props.columns)}
                allowsSorting={isSortable}
              >
                {({ allowsSorting, sortDirection }) => (
                  <span className={css.columnTitle}>
                    {title}
                    {allowsSorting && <SortMark direction={sortDirection} />}
                  </span>
                )}
              </Column>
            ))}
            {rowActions && (
              <Column key="actions" id="actions" className={css.columnHeader}>
                <VisuallyHidden>{texts.rowActions}</VisuallyHidden>
              </Column>
            )}
          </TableHeader>
          <TableBody
            className={css.tableBody}
            renderEmptyState={() => emptyState ?? <EmptyState title={texts.noResults} />}
          >
            {isSkeleton ? skeletonRows(props, columns) : rows.map((row) => dataRow(props, columns, row))}
          </TableBody>
        </RACTable>
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

type Columns<T> = readonly TableColumn<T>[];

function dataRow<T extends { id: string }>(props: TableProps<T>, columns: Columns<T>, row: T): ReactElement {
  const { rowLabel, rowHref, onRowAction, rowActions, rowTone } = props;
  const header = rowHeaderOf(props.columns);
  return (
    <Row
      key={row.id}
      id={row.id}
      className={css.row({ tone: rowTone?.(row) })}
      data-part="row"
      data-pressable={onRowAction ? '' : undefined}
      textValue={rowLabel(row)}
      href={rowHref?.(row)}
      onAction={onRowAction && (() => onRowAction(row))}
    >
      {columns.map(({ id, title, cell, isNumeric }) => (
        <Cell
          key={id}
          className={css.cell({ kind: id === header ? 'header' : 'value', isNumeric })}
          data-part="cell"
          data-label={id === header ? undefined : title}
        >
          {cell(row)}
        </Cell>
      ))}
      {rowActions && (
        <Cell key="actions" className={css.cell({ kind: 'actions' })}>
          <RowActions actions={rowActions(row)} subject={rowLabel(row)} />
        </Cell>
      )}
    </Row>
  );
}

function skeletonRows<T extends { id: string }>(props: TableProps<T>, columns: Columns<T>): ReactElement[] {
  return Array.from({ length: props.skeletonRows ?? 10 }, (_, row) => (
    <Row key={row} id={`skeleton-${row}`} className={css.row()} data-part="skeleton-row" textValue=" ">
      {columns.map(({ id }, column) => (
        <Cell key={id} className={css.cell({ kind: 'value' })}>
          <Skeleton width={barWidth(row, column)} />
        </Cell>
      ))}
      {props.rowActions && (
        <Cell key="actions" className={css.cell({ kind: 'actions' })}>
          {null}
        </Cell>
      )}
    </Row>
  ));
}
