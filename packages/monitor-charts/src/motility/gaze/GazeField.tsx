import type { ReactElement, ReactNode } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import type { Display } from '../../shared/DisplayControl.tsx';
import { Measured } from '../../shared/Measured.tsx';
import { readout, table as tableClass } from '../../shared/monitor.css.ts';
import { useNoData } from '../../shared/NoData.tsx';
import { ScrollRegion } from '../../shared/ScrollRegion.tsx';

/** The data of a chart as a table (CHART-02). */
export interface GazeTable {
  caption: string;
  columns: readonly string[];
  /** The rows, each with the name in its first cell. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

interface GazeFieldProps {
  /** Whether the chart is shown, or the same data as a table. */
  display: Display;
  table: GazeTable;
  /** Renders the chart in a given size in pixels. */
  renderPlot: (size: { width: number; height: number }) => ReactNode;
  isEmpty: boolean;
  isDone: boolean;
}

/** The chart of an eye, or its data as a table. */
export function GazeField({ display, table, renderPlot, isEmpty, isDone }: GazeFieldProps): ReactElement {
  const nothing = useNoData(isDone);
  if (display === 'table') {
    const { caption, columns, rows } = table;
    return (
      <ScrollRegion label={caption}>
        <DataTable
          {...{ caption, columns }}
          className={tableClass}
          rows={rows.map(({ name, cells }) => ({ id: name, cells: [name, ...cells] }))}
        />
      </ScrollRegion>
    );
  }
  return (
    <>
      <Measured>{(width, height) => renderPlot({ width, height })}</Measured>
      <p className={readout}>{isEmpty && nothing}</p>
    </>
  );
}
