import type { ReactElement } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { barWidth } from '../Table/skeleton.ts';
import * as css from './DataGrid.css.ts';

/** The placeholder for rows that are being loaded, with the same columns. */
export function GridSkeleton({ columns, rows }: { columns: readonly string[]; rows: number }): ReactElement {
  return (
    <div className={css.body()} data-part="skeleton" aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.skeletonRow} data-part="skeleton-row">
          {columns.map((id, column) => (
            <div key={id} className={css.cell({ kind: 'value' })}>
              <Skeleton width={barWidth(row, column)} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
