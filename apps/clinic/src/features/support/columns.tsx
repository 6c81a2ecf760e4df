import { TEXT_MAX } from '@isopter/contract';
import type { DataGridColumn } from '@isopter/ui';
import { TextCell } from '../../lib/frame/list/TextCell.tsx';

/** A column of texts, which is sorted and filtered by. @param id the server's name of the field */
export const textColumn = <T extends { [P in K]?: string | null | undefined }, K extends keyof T & string>(
  id: K,
  title: string,
  more: Partial<DataGridColumn<T>> & { dir?: 'ltr' } = {},
): DataGridColumn<T> => {
  const { dir, ...column } = more;
  return {
    id,
    title,
    isSortable: true,
    filter: { kind: 'text', maxLength: TEXT_MAX.search },
    cell: (row) => <TextCell text={row[id]} title={title} {...(dir && { dir })} />,
    ...column,
  };
};
