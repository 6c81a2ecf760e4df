import type { ReactElement } from 'react';
import type { PupilWords } from '../pupil.texts.ts';
import type { Band, PupilView } from '../types.ts';
import { lightText, periodText } from './speech.ts';

/** Props of {@link PeriodTable}. */
export interface PeriodTableProps extends Pick<PupilView, 'bands' | 'curves'> {
  texts: PupilWords;
  /** Writes a number in the language. */
  format: (value: number) => string;
  className?: string;
}

/** The smallest an eye's own pupil got in a period; null when it was not seen. */
function leastOf({ eye, from, to }: Band, curves: PupilView['curves']): number | null {
  const seen = curves[eye].flatMap(([time, diameter]) => (time > from && time <= to ? (diameter ?? []) : []));
  return seen.length === 0 ? null : Math.min(...seen);
}

/** The same periods as a table, in order of time (CHART-02). */
export function PeriodTable({ bands, curves, texts, format, className }: PeriodTableProps): ReactElement {
  const columns = [
    texts.columnEye,
    texts.columnPeriod,
    texts.columnLight,
    texts.columnFrom,
    texts.columnTo,
    texts.columnLeast,
  ];
  const rows = bands.filter(({ is_tested }) => is_tested).toSorted((one, other) => one.from - other.from);
  return (
    <table className={className} data-component="PeriodTable">
      <caption>{texts.tableCaption}</caption>
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
        {rows.map((band, i) => {
          const least = leastOf(band, curves);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- periods of a device whose clock stands have the same time
            <tr key={i}>
              <th scope="row">{texts[`eye${band.eye}`]}</th>
              <td>
                {periodText(texts, band)}
                {band.is_retesting && ` (${texts.repeated})`}
              </td>
              <td>{lightText(texts, band)}</td>
              <td>{format(band.from)}</td>
              <td>{format(band.to)}</td>
              <td>{least === null ? '–' : format(least)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
