import type { ReactElement } from 'react';
import type { StereopsisWords } from '../stereopsis.texts.ts';
import type { LevelTally } from '../types.ts';

/** Props of {@link LevelTable}. */
export interface LevelTableProps {
  /** From coarse to fine. */
  levels: readonly LevelTally[];
  texts: StereopsisWords;
  /** Writes a number in the language. */
  format: (value: number) => string;
  className?: string;
}

/** How often each level was shown and seen (CHART-02). */
export function LevelTable({ levels, texts, format, className }: LevelTableProps): ReactElement {
  return (
    <table className={className} data-component="LevelTable">
      <caption>{texts.chart}</caption>
      <thead>
        <tr>
          {[texts.columnArcsec, texts.columnShown, texts.columnSeen].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ arcsec, shown, seen }) => (
          <tr key={arcsec}>
            <th scope="row">{format(arcsec)}</th>
            <td>{format(shown)}</td>
            <td>{format(seen)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
