import { type FocusEvent, type HTMLAttributes, type RefObject, useRef } from 'react';
import { useTableCell, useTableRow } from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { ACTIONS, type GridCollection, type GridNode, SELECTION } from './GridCollection.ts';

interface GridRowOptions<T extends { id: string }> {
  node: GridNode<T>;
  state: TableState<T>;
  collection: GridCollection<T>;
  /** Whether positions are exposed to assistive technology with ARIA, because not all rows are in the document. */
  isVirtualized: boolean;
}

export interface GridRowParts<E extends HTMLElement, C extends HTMLElement> {
  rowProps: HTMLAttributes<E>;
  rowRef: RefObject<E | null>;
  /** Whether pressing the row does something. */
  hasAction: boolean;
  /** The props of a cell, by the key and the index of its column. */
  cellProps: (column: { key: unknown; index: number }) => HTMLAttributes<C> & { ref?: RefObject<C | null> };
}

/**
 * The behaviour of one row. Only one of its cells, the focused one, is given React Aria's behaviour, as no other has any
 * to show: a quick scroll, or another page, draws hundreds of cells at once.
 */
export function useGridRow<T extends { id: string }, E extends HTMLElement, C extends HTMLElement>({
  node,
  state,
  collection,
  isVirtualized,
}: GridRowOptions<T>): GridRowParts<E, C> {
  const { selectionManager: manager } = state;
  const rowRef = useRef<E>(null);
  const cellRef = useRef<C>(null);
  const { rowProps, hasAction } = useTableRow({ node, isVirtualized }, state, rowRef);
  const focused = manager.focusedKey === null ? null : collection.getItem(manager.focusedKey);
  const current = focused?.parentKey === node.key ? focused : collection.cellAt(node, 0);
  const holdsControls = current.column?.key === ACTIONS || current.column?.key === SELECTION;
  const focusMode = holdsControls ? 'child' : undefined;
  const { gridCellProps } = useTableCell({ node: current, isVirtualized, focusMode }, state, cellRef);
  const onFocusCapture = ({ target, currentTarget }: FocusEvent): void => {
    const index = [...currentTarget.children].findIndex((cell) => cell.contains(target));
    // the row itself, and the cell that behaves, see to it themselves
    if (index >= 0 && index !== current.index) manager.setFocusedKey(collection.cellAt(node, index).key);
  };
  return {
    rowProps: { ...rowProps, onFocusCapture },
    rowRef,
    hasAction,
    cellProps: ({ key, index }) => {
      const isHeader = collection.rowHeaderColumnKeys.has(String(key));
      return {
        role: isHeader ? 'rowheader' : 'gridcell',
        id: isHeader ? rowProps['aria-labelledby'] : undefined,
        tabIndex: -1,
        'aria-colindex': isVirtualized ? index + 1 : undefined,
        ...(index === current.index && { ...gridCellProps, ref: cellRef }),
      };
    },
  };
}
