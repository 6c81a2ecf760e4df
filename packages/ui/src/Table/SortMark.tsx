import type { ReactElement } from 'react';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../icons/index.ts';
import { sortIcon } from './SortMark.css.ts';

/** Beside the heading of a column that sorts: which way it does now. The heading itself says it to assistive technology. */
export function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }): ReactElement {
  const Icon = { none: SortIcon, ascending: SortAscendingIcon, descending: SortDescendingIcon }[direction ?? 'none'];
  return (
    <span className={sortIcon({ isSorted: direction !== undefined })} data-part="sort-mark" aria-hidden>
      <Icon size={14} />
    </span>
  );
}
