import { type ReactElement, type ReactNode, useRef } from 'react';
import { useTableColumnHeader, useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import { VisuallyHidden } from 'react-aria-components';
import type { TableState } from 'react-stately/useTableState';
import { ACTIONS, SELECTION } from '../rows/GridCollection.ts';
import { SortMark } from './SortMark.tsx';
import * as css from './Table.css.ts';

type Column<T> = TableState<T>['collection']['columns'][number];

interface TableHeadProps<T> {
  state: TableState<T>;
  /** The name of the column of actions, which shows none. */
  actionsLabel: string;
  /** The checkbox that selects all rows, in the first column. */
  selection: ReactNode;
}

/** The headings; those that sort are pressed. */
export function TableHead<T>({ state, actionsLabel, selection }: TableHeadProps<T>): ReactElement {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowGroupProps } = useTableRowGroup();
  const { rowProps } = useTableHeaderRow({ node: state.collection.headerRows[0] as Column<T> }, state, ref);
  return (
    <thead {...rowGroupProps} className={css.head}>
      <tr {...rowProps} ref={ref}>
        {state.collection.columns.map((node) => (
          <Heading key={node.key} node={node} state={state} actionsLabel={actionsLabel} selection={selection} />
        ))}
      </tr>
    </thead>
  );
}

function Heading<T>({ node, state, actionsLabel, selection }: TableHeadProps<T> & { node: Column<T> }): ReactElement {
  const ref = useRef<HTMLTableCellElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, ref);
  if (node.key === SELECTION) {
    return (
      <th {...columnHeaderProps} ref={ref} className={`${css.columnHeader} ${css.selectAll}`}>
        {selection}
      </th>
    );
  }
  const { sortDescriptor } = state;
  const direction = sortDescriptor?.column === node.key ? sortDescriptor.direction : undefined;
  const { allowsSorting } = node.props as { allowsSorting?: boolean };
  return (
    <th
      {...columnHeaderProps}
      ref={ref}
      className={css.columnHeader}
      data-allows-sorting={allowsSorting || undefined}
      data-sort-direction={direction}
    >
      {node.key === ACTIONS ? (
        <VisuallyHidden>{actionsLabel}</VisuallyHidden>
      ) : (
        <span className={css.columnTitle}>
          {node.textValue}
          {allowsSorting && <SortMark direction={direction} />}
        </span>
      )}
    </th>
  );
}
