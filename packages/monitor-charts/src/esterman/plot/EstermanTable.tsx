import type { ReactElement } from 'react';
import { written } from '../../perimetry/plot/speech.ts';
import type { EstermanWords } from '../esterman.texts.ts';
import type { EstermanLocation } from '../types.ts';
import { resultText } from './speech.ts';

/** Props of {@link EstermanTable}. */
export interface EstermanTableProps {
  locations: readonly EstermanLocation[];
  caption: string;
  texts: EstermanWords;
  className?: string;
}

/** The same map as a table, one row a point (CHART-02). */
export function EstermanTable({ locations, caption, texts, className }: EstermanTableProps): ReactElement {
  return (
    <table className={className} data-component="EstermanTable">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {[texts.columnX, texts.columnY, texts.columnResult].map((column) => (
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
            <td>{resultText(texts, location)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
