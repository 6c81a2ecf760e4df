import type { ReactElement } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import type { PupilWords } from '../pupil.texts.ts';
import type { PupilView } from '../types.ts';
import { leastOf, lightText, periodText } from './speech.ts';

/** Props of {@link PeriodTable}. */
export interface PeriodTableProps extends Pick<PupilView, 'bands' | 'curves'> {
  /** The texts, in English unless given. */
  texts: PupilWords;
  /** Formats a number for the locale. */
  format: (value: number) => string;
  /** A class for the table. */
  className?: string;
}

/**
 * The periods as a table in chronological order (CHART-02).
 * @selector [data-component="PeriodTable"] The table.
 */
export function PeriodTable({ bands, curves, texts, format, className }: PeriodTableProps): ReactElement {
  const tested = bands.filter(({ is_tested }) => is_tested).toSorted((one, other) => one.from - other.from);
  return (
    <DataTable
      component="PeriodTable"
      className={className}
      caption={texts.tableCaption}
      columns={[
        texts.columnEye,
        texts.columnPeriod,
        texts.columnLight,
        texts.columnFrom,
        texts.columnTo,
        texts.columnLeast,
      ]}
      // periods of a device with a stopped clock have the same time
      rows={tested.map((band, id) => {
        const least = leastOf(band, curves);
        return {
          id,
          cells: [
            texts[`eye${band.eye}`],
            `${periodText(texts, band)}${band.is_retesting ? ` (${texts.repeated})` : ''}`,
            lightText(texts, band),
            format(band.from),
            format(band.to),
            least === null ? '–' : format(least),
          ],
        };
      })}
    />
  );
}
