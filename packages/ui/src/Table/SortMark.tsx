import type { ReactElement } from 'react';
import { SortAscendingIcon, SortDescendingIcon, SortIcon } from '../icons/index.ts';
import { sortIcon } from './SortMark.css.ts';

/**
 * The current sort direction beside a column heading. The heading itself conveys it to assistive technology.
 * @selector [data-part="sort-mark"] The arrow of a sortable heading.
 */
export function SortMark({ direction }: { direction: 'ascending' | 'descending' | undefined }): ReactElement {
  const Icon = { none: SortIcon, ascending: SortAscendingIcon, descending: SortDescendingIcon }[direction ?? 'none'];
  return (
    <span className={sortIcon({ isSorted: direction !== undefined })} data-part="sort-mark" aria-hidden>
      <Icon />
    </span>
  );
}
