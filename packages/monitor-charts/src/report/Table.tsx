import type { ReactElement } from 'react';
import { At, Caption, CRITICAL, HAIRLINE, INK, Label, MUTED } from './primitives.tsx';

/** Results as rows: printed by {@link Table}, and below the drawing where a report is read on a screen. */
export interface ReportTable {
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly string[])[];
}

export interface TableProps {
  table: ReportTable;
  /** Width of each column in points; the first is written from its left, the others to their right. */
  widths: readonly number[];
  /** Rows that must not be overlooked, by their place; their words say why. */
  critical?: ReadonlySet<number>;
  /** @default 12 */
  rowHeight?: number;
}

const CAPTION = 14;

/** Height of a printed table. */
export const tableHeight = ({ rows }: ReportTable, rowHeight = 12): number =>
  CAPTION + (rows.length + 1) * rowHeight + 4;

/** A table for paper, from its caption downwards. */
export function Table({ table, widths, critical, rowHeight = 12 }: TableProps): ReactElement {
  const width = widths.reduce((sum, one) => sum + one, 0);
  const ends = widths.map((_, column) => widths.slice(0, column + 1).reduce((sum, one) => sum + one, 0));
  const cell = (column: number): { x: number; anchor: 'start' | 'end' } =>
    column === 0 ? { x: 0, anchor: 'start' } : { x: ends[column] ?? width, anchor: 'end' };
  return (
    <g>
      <Caption>{table.caption}</Caption>
      <At x={0} y={CAPTION}>
        {table.columns.map((title, column) => (
          <Label key={title} y={8} size={7.5} colour={MUTED} {...cell(column)}>
            {title}
          </Label>
        ))}
        {table.rows.map((row, index) => (
          // a row has no name of its own: the same result may come twice
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index}>
            <line
              x1={0}
              x2={width}
              y1={(index + 1) * rowHeight}
              y2={(index + 1) * rowHeight}
              stroke={HAIRLINE}
              strokeWidth={0.5}
            />
            {row.map((text, column) => (
              <Label
                key={table.columns[column] ?? column}
                y={(index + 1) * rowHeight + 8.7}
                size={8}
                strong={column > 0}
                colour={critical?.has(index) ? CRITICAL : INK}
                {...cell(column)}
              >
                {text}
              </Label>
            ))}
          </g>
        ))}
      </At>
    </g>
  );
}
