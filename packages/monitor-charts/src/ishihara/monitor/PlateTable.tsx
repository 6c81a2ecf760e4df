import type { ReactElement } from 'react';
import type { IshiharaWords } from '../ishihara.texts.ts';
import type { Plate } from '../types.ts';
import { written } from './speech.ts';

/** Props of {@link PlateTable}. */
export interface PlateTableProps {
  /** The plates in their order. */
  plates: readonly Plate[];
  /** The texts, in English unless given. */
  texts: IshiharaWords;
  /** Formats a number for the locale. */
  format: (value: number) => string;
  /** A class for the table. */
  className?: string;
}

/**
 * The plates as a table with one row per plate (CHART-02).
 * @selector [data-component="PlateTable"] The table.
 */
export function PlateTable({ plates, texts, format, className }: PlateTableProps): ReactElement {
  return (
    <table className={className} data-component="PlateTable">
      <thead>
        <tr>
          {[texts.columnPlate, texts.columnExpected, texts.columnAnswer, texts.columnResult].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plates.map(({ number, value, answer, result }) => (
          <tr key={number}>
            <th scope="row">{format(number)}</th>
            <td>{written(texts, value)}</td>
            <td>{result === 'unanswered' ? '–' : written(texts, answer)}</td>
            <td>{result === 'unanswered' ? texts.notYet : texts[result]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
