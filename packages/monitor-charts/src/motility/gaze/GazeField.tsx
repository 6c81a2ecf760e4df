import { type ReactElement, type ReactNode, useState } from 'react';
import type { Display } from '../../shared/DisplayControl.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { readout, table as tableClass } from '../../shared/monitor.css.ts';
import { useNoData } from '../../shared/NoData.tsx';
import type { Point } from '../../shared/point.ts';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';

/** A table beside a chart (CHART-02). */
export interface GazeTable {
  caption: string;
  columns: readonly string[];
  /** A row by the name of its first cell. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

interface GazeFieldProps<P extends Point> {
  /** The chart, or the same data as a table. */
  display: Display;
  table: GazeTable;
  /** The chart in a size, and whom it has to tell of the point under the focus. */
  renderPlot: (size: { width: number; height: number; onPointChange: (point: P | null) => void }) => ReactNode;
  /** A point in words. */
  speech: (point: P) => string;
  /** The points as they are now: one under the focus may have changed. */
  points: readonly P[];
  isEmpty: boolean;
  isDone: boolean;
}

/** The chart of an eye with what is read out of it, or its table. */
export function GazeField<P extends Point>(props: GazeFieldProps<P>): ReactElement {
  const { display, table, renderPlot, speech, points, isEmpty, isDone } = props;
  const [at, setAt] = useState<P | null>(null);
  const nothing = useNoData(isDone);
  if (display === 'table') {
    return (
      <ScrollRegion label={table.caption}>
        <GazeTable {...table} />
      </ScrollRegion>
    );
  }
  const point = at && points.find(({ x, y }) => x === at.x && y === at.y);
  return (
    <>
      <Measured>{(width, height) => renderPlot({ width, height, onPointChange: setAt })}</Measured>
      <p className={readout}>{point ? speech(point) : isEmpty && nothing}</p>
    </>
  );
}

function GazeTable({ caption, columns, rows }: GazeTable): ReactElement {
  return (
    <table className={tableClass}>
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
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, i) => (
              <td key={columns[i + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
