import type { ReactElement } from 'react';
import type { KineticWords } from '../kinetic.texts.ts';
import type { Eye, KineticDirection } from '../types.ts';
import { resultText } from './speech.ts';

/** Props of {@link IsopterTable}. */
export interface IsopterTableProps {
  eye: Eye;
  directions: readonly KineticDirection[];
  texts: KineticWords;
  /** Writes a number in the language. */
  format: (value: number) => string;
  className?: string;
}

/** The same directions as a table (CHART-02). */
export function IsopterTable({ eye, directions, texts, format, className }: IsopterTableProps): ReactElement {
  const columns = [texts.columnDirection, texts.columnRadius, texts.columnResult];
  return (
    <table className={className} data-component="IsopterTable">
      <caption>{texts.tableCaption({ eye: texts[`eye${eye}`] })}</caption>
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
        {directions.map((one) => (
          <tr key={one.direction}>
            <th scope="row">{format(Math.round(one.angle) % 360)}</th>
            <td>{one.state === 'seen' ? format(Math.round(10 * one.radius) / 10) : '–'}</td>
            <td>{resultText(texts, one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
