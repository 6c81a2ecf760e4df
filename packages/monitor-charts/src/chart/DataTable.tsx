import type { ReactElement, ReactNode } from 'react';

/** Props of {@link DataTable}. */
export interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** The rows; the first cell of each row is its header. */
  rows: readonly { readonly id: string | number; readonly cells: readonly ReactNode[] }[];
  /** The value of the `data-component` attribute. */
  component?: string;
  className?: string | undefined;
}

/** Words are set as words: what has one of three letters or more, such as “28 decibels”. */
const isWords = (cell: ReactNode): boolean => typeof cell === 'string' && /\p{L}{3}/u.test(cell);

/**
 * The data of a plot as a table (CHART-02).
 * @selector [data-words] A cell that holds words, not a number alone.
 */
export function DataTable({ caption, columns, rows, component, className }: DataTableProps): ReactElement {
  return (
    <table className={className} data-component={component}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {others.map((cell, i) => (
              <td key={columns[i + 1]} data-words={isWords(cell) || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
