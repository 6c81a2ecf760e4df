import type { ReactElement, ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../chart/DataTable.tsx';
import { Legend, type LegendEntry } from '../shared/Legend.tsx';
import { Measured } from '../shared/Measured.tsx';
import { table } from '../shared/monitor.css.ts';
import { ScrollRegion } from '../shared/ScrollRegion.tsx';
import { list, map, view } from './views.css.ts';

/** How a map is shown: drawn, or as a table. */
export type MapDisplay = 'chart' | 'table';

interface MapViewProps extends Pick<DataTableProps, 'component' | 'columns' | 'rows'> {
  display: MapDisplay;
  /** The accessible name of both. */
  label: string;
  legend: readonly LegendEntry[];
  children: (width: number, height: number) => ReactNode;
}

/** A map of points with its legend, or the same as a table. */
export function MapView({ display, label, legend, children, ...rows }: MapViewProps): ReactElement {
  if (display === 'table') {
    return (
      <div className={list}>
        <ScrollRegion label={label}>
          <DataTable {...rows} className={table} caption={label} />
        </ScrollRegion>
      </div>
    );
  }
  return (
    <div className={view}>
      <div className={map}>
        <Measured>{children}</Measured>
      </div>
      <Legend entries={legend} />
    </div>
  );
}
