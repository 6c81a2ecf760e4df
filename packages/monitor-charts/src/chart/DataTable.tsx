import type { ReactElement, ReactNode } from 'react';

/** Props of {@link DataTable}. */
export interface DataTableProps {
  caption: string;
  columns: readonly string[];
  /** A row each; its first cell says which it is. */
  rows: readonly { readonly id: string | number; readonly cells: readonly ReactNode[] }[];
  /** The name of the component, for those who look into the page. */
  component?: string;
  className?: string | undefined;
}

/** The same data as a plot as a table (CHART-02). */
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
              <td key={columns[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
