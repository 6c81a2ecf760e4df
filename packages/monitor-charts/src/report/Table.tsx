import type { ReactElement } from 'react';
import { At, Caption, CRITICAL, HAIRLINE, INK, Label, MUTED } from './primitives.tsx';

/** A table of results: printed by {@link Table}, and shown below the drawing when a report is read on a screen. */
export interface ReportTable {
  caption: string;
  columns: readonly string[];
  /** The rows; the first cell of each is its header. */
  rows: readonly (readonly string[])[];
}

export interface TableProps {
  table: ReportTable;
  /** The width of each column in points. The first column is left-aligned, the others are right-aligned. */
  widths: readonly number[];
  /** The indices of the rows to emphasise; their texts must state the reason. */
  critical?: ReadonlySet<number>;
  /** @default 12 */
  rowHeight?: number;
}

const CAPTION = 14;

/** The height of a printed table in points. */
export const tableHeight = ({ rows }: ReportTable, rowHeight = 12): number =>
  CAPTION + (rows.length + 1) * rowHeight + 4;

/** A table for paper, positioned by its caption. */
export function Table({ table, widths, critical, rowHeight = 12 }: TableProps): ReactElement {
  const width = widths.reduce((sum, one) => sum + one, 0);
  const ends = widths.map((_, column) => widths.slice(0, column + 1).reduce((sum, one) => sum + one, 0));
  const cell = (column: number): { x: number; anchor: 'start' | 'end' } =>
    column === 0 ? { x: 0, anchor: 'start' } : { x: ends[column] ?? width, anchor: 'end' };
  return (
    <g role="table">
      <g role="caption">
        <Caption>{table.caption}</Caption>
      </g>
      <At x={0} y={CAPTION}>
        <g role="row">
          {table.columns.map((title, column) => (
            <g key={title} role="columnheader">
              <Label y={8} size={7.5} colour={MUTED} {...cell(column)}>
                {title}
              </Label>
            </g>
          ))}
        </g>
        {table.rows.map((row, index) => (
          // rows have no unique name: the same result may occur twice
          // oxlint-disable-next-line react/no-array-index-key
          <g key={index} role="row">
            <line
              x1={0}
              x2={width}
              y1={(index + 1) * rowHeight}
              y2={(index + 1) * rowHeight}
              stroke={HAIRLINE}
              strokeWidth={0.5}
            />
            {row.map((text, column) => (
              <g key={table.columns[column] ?? column} role={column === 0 ? 'rowheader' : 'cell'}>
                <Label
                  y={(index + 1) * rowHeight + 8.7}
                  size={8}
                  strong={column > 0}
                  colour={critical?.has(index) ? CRITICAL : INK}
                  {...cell(column)}
                >
                  {text}
                </Label>
              </g>
            ))}
          </g>
        ))}
      </At>
    </g>
  );
}
