import type { ReactElement } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import type { KineticWords } from '../kinetic.texts.ts';
import type { Eye, KineticDirection } from '../types.ts';
import { resultText } from './speech.ts';

/** Props of {@link IsopterTable}. */
export interface IsopterTableProps {
  /** The eye, `OD` or `OS`. */
  eye: Eye;
  /** The state of each direction, in order. */
  directions: readonly KineticDirection[];
  /** The texts, in English unless given. */
  texts: KineticWords;
  /** Formats a number for the locale. */
  format: (value: number) => string;
  /** A class for the table. */
  className?: string;
}

/**
 * The directions as a table (CHART-02).
 * @selector [data-component="IsopterTable"] The table.
 */
export const IsopterTable = ({ eye, directions, texts, format, className }: IsopterTableProps): ReactElement => (
  <DataTable
    component="IsopterTable"
    className={className}
    caption={texts.tableCaption({ eye: texts[`eye${eye}`] })}
    columns={[texts.columnDirection, texts.columnRadius, texts.columnResult]}
    rows={directions.map((one) => ({
      id: one.direction,
      cells: [
        format(Math.round(one.angle) % 360),
        one.state === 'seen' ? format(Math.round(10 * one.radius) / 10) : '–',
        resultText(texts, one),
      ],
    }))}
  />
);
