import type { ReactElement } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import type { StereopsisWords } from '../stereopsis.texts.ts';
import type { LevelTally } from '../types.ts';

/** Props of {@link LevelTable}. */
export interface LevelTableProps {
  /** The levels from coarse to fine. */
  levels: readonly LevelTally[];
  /** The texts, in English unless given. */
  texts: StereopsisWords;
  /** Formats a number for the locale. */
  format: (value: number) => string;
  /** A class for the table. */
  className?: string;
}

/**
 * How often each level was shown and seen, as a table (CHART-02).
 * @selector [data-component="LevelTable"] The table.
 */
export const LevelTable = ({ levels, texts, format, className }: LevelTableProps): ReactElement => (
  <DataTable
    component="LevelTable"
    className={className}
    caption={texts.chart}
    columns={[texts.columnArcsec, texts.columnShown, texts.columnSeen]}
    rows={levels.map(({ arcsec, shown, seen }) => ({ id: arcsec, cells: [arcsec, shown, seen].map(format) }))}
  />
);
