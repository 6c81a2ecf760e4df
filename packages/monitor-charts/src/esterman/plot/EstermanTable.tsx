import { idOf } from '@isopter/clinical';
import type { ReactElement } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import { written } from '../../shared/written.ts';
import type { EstermanWords } from '../esterman.texts.ts';
import type { EstermanLocation } from '../types.ts';
import { resultText } from './speech.ts';

/** Props of {@link EstermanTable}. */
export interface EstermanTableProps {
  /** The state of each point, tested or not. */
  locations: readonly EstermanLocation[];
  /** The title of the table. */
  caption: string;
  /** The texts, in English unless given. */
  texts: EstermanWords;
  /** A class for the table. */
  className?: string;
}

/**
 * The map as a table with one row per point (CHART-02).
 * @selector [data-component="EstermanTable"] The table.
 */
export const EstermanTable = ({ locations, caption, texts, className }: EstermanTableProps): ReactElement => (
  <DataTable
    component="EstermanTable"
    {...{ caption, className }}
    columns={[texts.columnX, texts.columnY, texts.columnResult]}
    rows={locations.map((location) => ({
      id: idOf(location),
      cells: [written(location.x), written(location.y), resultText(texts, location)],
    }))}
  />
);
