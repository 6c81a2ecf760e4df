import type { ReactElement, ReactNode } from 'react';
import { At, type ReportTable, SideHeading } from '../../report/index.ts';
import { COLOR_EYES, type ColorEye, type Eyes } from '../model/types.ts';

/** Names of the eyes in the language of a report. */
export type EyeNames = Readonly<Record<ColorEye, string>>;

export const ENGLISH_EYES: EyeNames = { OD: 'Right eye', OS: 'Left eye', OU: 'Both eyes' };

/** The eyes of a report in the order of the page, the left one first; only one if it is requested. */
export const eyesOf = <V,>(eyes: Eyes<V>, only?: ColorEye): readonly V[] =>
  COLOR_EYES.filter((eye) => only === undefined || eye === only).flatMap((eye) => eyes[eye] ?? []);

/** Between two columns, pt. */
const GAP = 22;
/** Below the heading of a column, pt. */
const HEADING = 26;

/** Figures and tables are no wider, pt: a value is found beside its label. */
const MOST = 330;
/** The width of figures and tables in a column. */
export const readable = (width: number): number => Math.min(MOST, width);

/** Width of a letter in a cell of a table, pt: about the widest of numerals and words. */
const LETTER = 4.6;

/** A table whose cells fit their columns: what a device wrote too long is cut, the first column keeps its names. */
export const fitting = (table: ReportTable, widths: readonly number[]): ReportTable => ({
  ...table,
  rows: table.rows.map((row) =>
    row.map((text, column) => {
      const most = Math.max(2, Math.floor((widths[column] ?? 0) / LETTER));
      return column === 0 || text.length <= most ? text : `${text.slice(0, most - 1)}…`;
    }),
  ),
});

interface EyeColumnsProps<V> {
  views: readonly V[];
  names: EyeNames;
  /** Width of all columns together, pt. */
  width: number;
  children: (view: V, width: number) => ReactNode;
}

/** A column for each eye, under its heading. */
export function EyeColumns<V extends { readonly eye: ColorEye }>({
  views,
  names,
  width,
  children,
}: EyeColumnsProps<V>): ReactElement {
  const column = (width - GAP * (views.length - 1)) / Math.max(1, views.length);
  return (
    <>
      {views.map((view, i) => (
        <At key={view.eye} x={i * (column + GAP)} y={0}>
          <SideHeading side={view.eye} name={names[view.eye]} />
          <At x={0} y={HEADING}>
            {children(view, column)}
          </At>
        </At>
      ))}
    </>
  );
}
