import type { ReactElement } from 'react';
import type { TableState } from 'react-stately/useTableState';
import { ACTIONS, type GridCollection, type GridNode, SELECTION } from '../rows/GridCollection.ts';
import { useGridRow } from '../rows/useGridRow.ts';
import type { Tone } from '../tone/tone.ts';
import type { TableColumn } from './columns.ts';
import { type RowAction, RowActions } from './RowActions.tsx';
import { SelectRow } from './RowSelection.tsx';
import * as css from './Table.css.ts';
import type { TableSelection } from './Table.tsx';

interface TableRowProps<T extends { id: string }> {
  node: GridNode<T>;
  state: TableState<T>;
  collection: GridCollection<T>;
  columns: readonly TableColumn<T>[];
  rowActions: ((row: T) => readonly RowAction[]) | undefined;
  selection: TableSelection<T> | undefined;
  tone: Tone | undefined;
  /** Whether pressing it does something else than following a link. */
  isPressable: boolean;
}

/** One row. */
export function TableRow<T extends { id: string }>(props: TableRowProps<T>): ReactElement {
  const { node, state, collection, columns, rowActions, selection, tone, isPressable } = props;
  const offset = selection ? 1 : 0;
  const row = node.value as T;
  const { rowProps, rowRef, cellProps } = useGridRow<T, HTMLTableRowElement, HTMLTableCellElement>({
    node,
    state,
    collection,
    isVirtualized: false,
  });
  return (
    <tr
      {...rowProps}
      ref={rowRef}
      className={css.row({ tone })}
      data-part="row"
      data-pressable={isPressable ? '' : undefined}
    >
      {collection.columns.map((column) => {
        const { key, index } = column;
        if (key === ACTIONS) {
          return (
            <td key={key} {...cellProps(column)} className={css.cell({ kind: 'actions' })}>
              <RowActions actions={rowActions?.(row) ?? []} subject={node.textValue} />
            </td>
          );
        }
        if (key === SELECTION) {
          return (
            <td key={key} {...cellProps(column)} className={css.cell({ kind: 'selection' })}>
              {selection && <SelectRow row={row} subject={node.textValue} selection={selection} />}
            </td>
          );
        }
        const isHeader = collection.rowHeaderColumnKeys.has(key);
        const shown = columns[index - offset];
        return (
          <td
            key={key}
            {...cellProps(column)}
            className={css.cell({ kind: isHeader ? 'header' : 'value', isNumeric: shown?.isNumeric ?? false })}
            data-part="cell"
            data-label={isHeader ? undefined : column.textValue}
          >
            {shown?.cell(row)}
          </td>
        );
      })}
    </tr>
  );
}
