import type { ReactElement } from 'react';
import { type PerimetryWords, perimetryWords } from '../perimetry.texts.ts';
import type { Eye, PerimetryLocation } from '../types.ts';
import { resultText, written } from './speech.ts';

/** Props of {@link PerimetryTable}. */
export interface PerimetryTableProps {
  eye: Eye;
  locations: readonly PerimetryLocation[];
  /**
   * The brightest stimulus of the device in dB.
   * @default 0
   */
  floor?: number;
  /**
   * The words of the table.
   * @default English
   */
  texts?: PerimetryWords;
  className?: string;
}

/** The same field as a table, one row a location, row by row of the field (CHART-02). */
export function PerimetryTable({
  eye,
  locations,
  floor = 0,
  texts = perimetryWords,
  className,
}: PerimetryTableProps): ReactElement {
  return (
    <table className={className} data-component="PerimetryTable">
      <caption>{texts.tableCaption({ eye: texts[`eye${eye}`] })}</caption>
      <thead>
        <tr>
          {[texts.columnX, texts.columnY, texts.columnResult, texts.columnSeen, texts.columnNotSeen].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {locations.map((location) => (
          <tr key={`${location.x},${location.y}`}>
            <td>{written(location.x)}</td>
            <td>{written(location.y)}</td>
            <td>{resultText(texts, location, floor)}</td>
            <td>{location.seen}</td>
            <td>{location.not_seen}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
