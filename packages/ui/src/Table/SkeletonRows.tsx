import type { ReactElement } from 'react';
import { ACTIONS, SELECTION } from '../rows/GridCollection.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { barWidth } from './skeleton.ts';
import * as css from './Table.css.ts';

interface SkeletonRowsProps {
  columns: readonly { key: unknown }[];
  /** How many. */
  rows: number;
}

/** Rows of bars, while none are there yet. */
export function SkeletonRows({ columns, rows }: SkeletonRowsProps): ReactElement[] {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={css.row()} data-part="skeleton-row">
      {columns.map(({ key }, column) => (
        <td key={String(key)} className={css.cell({ kind: key === ACTIONS ? 'actions' : 'value' })}>
          {key !== ACTIONS && key !== SELECTION && <Skeleton width={barWidth(row, column)} />}
        </td>
      ))}
    </tr>
  ));
}
