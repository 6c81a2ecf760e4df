import { capOf, type Crossing, placesBetween, stepsOf } from '@isopter/clinical/d15';
import type { ReactElement } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import type { D15Words } from '../d15.texts.ts';

/** Props of {@link ArrangementTable}. */
export interface ArrangementTableProps {
  /** The numbers of the caps in the order they were placed. */
  order: readonly number[];
  /** The steps that cross the circle. */
  crossings: readonly Crossing[];
  /** The texts, in English unless given. */
  texts: D15Words;
  /** Formats a number for the locale. */
  format: (value: number) => string;
  /** A class for the table. */
  className?: string;
}

/**
 * The arrangement as a table with one row per cap (CHART-02).
 * @selector [data-component="ArrangementTable"] The table.
 */
export function ArrangementTable({ order, crossings, texts, format, className }: ArrangementTableProps): ReactElement {
  const crossingText = (from: number, to: number): string => {
    const crossing = crossings.find((one) => one.from === from && one.to === to);
    if (!crossing) return '–';
    return crossing.axis ? texts.crossingAlong({ axis: texts[`axis${crossing.axis}`] }) : texts.crossingOther;
  };
  return (
    <DataTable
      component="ArrangementTable"
      className={className}
      caption={texts.arrangement}
      columns={[texts.columnPlace, texts.columnCap, texts.columnMunsell, texts.columnPlaces, texts.columnCrossing]}
      rows={stepsOf(order).map(([from, to], i) => ({
        id: to,
        cells: [format(i + 1), format(to), capOf(to).munsell, format(placesBetween(from, to)), crossingText(from, to)],
      }))}
    />
  );
}
