import { idOf } from '@isopter/clinical';
import type { ReactElement } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import { type PerimetryWords, perimetryWords } from '../perimetry.texts.ts';
import type { Eye, PerimetryLocation } from '../types.ts';
import { resultText } from './speech.ts';
import { written } from '../../shared/written.ts';

/** Props of {@link PerimetryTable}. */
export interface PerimetryTableProps {
  /** The eye, `OD` or `OS`. */
  eye: Eye;
  /** The state of each location, tested or not. */
  locations: readonly PerimetryLocation[];
  /**
   * The brightest stimulus of the device in dB.
   * @default 0
   */
  floor?: number;
  /**
   * The texts of the table.
   * @default English
   */
  texts?: PerimetryWords;
  /** A class for the table. */
  className?: string;
}

/**
 * The field as a table with one row per location, row by row (CHART-02).
 * @selector [data-component="PerimetryTable"] The table.
 */
export const PerimetryTable = ({
  eye,
  locations,
  floor = 0,
  texts = perimetryWords,
  className,
}: PerimetryTableProps): ReactElement => (
  <DataTable
    component="PerimetryTable"
    className={className}
    caption={texts.tableCaption({ eye: texts[`eye${eye}`] })}
    columns={[texts.columnX, texts.columnY, texts.columnResult, texts.columnSeen, texts.columnNotSeen]}
    rows={locations.map((location) => ({
      id: idOf(location),
      cells: [
        written(location.x),
        written(location.y),
        resultText(texts, location, floor),
        location.seen,
        location.not_seen,
      ],
    }))}
  />
);
