import type { ReactElement, ReactNode } from 'react';
import { At, type ReportTable, SideHeading } from '../../report/index.ts';
import { COLOR_EYES, type ColorEye, type Eyes } from '../model/types.ts';

/** The names of the eyes in the language of a report. */
export type EyeNames = Readonly<Record<ColorEye, string>>;

export const ENGLISH_EYES: EyeNames = { OD: 'Right eye', OS: 'Left eye', OU: 'Both eyes' };

/** The eyes of a report in the order of the page, the left eye first; a single eye if `only` is given. */
export const eyesOf = <V,>(eyes: Eyes<V>, only?: ColorEye): readonly V[] =>
  COLOR_EYES.filter((eye) => only === undefined || eye === only).flatMap((eye) => eyes[eye] ?? []);

/** The gap between two columns in points. */
const GAP = 22;
/** The height of a column heading in points. */
const HEADING = 26;

/** The maximum width of figures and tables in points, so that values stay close to their labels. */
const MOST = 330;
/** The width of figures and tables in a column. */
export const readable = (width: number): number => Math.min(MOST, width);

/** The approximate maximum width of a character in a table cell in points. */
const LETTER = 4.6;

/** The table with cells shortened to the width of their columns; the names in the first column are kept. */
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
  /** The total width of the columns in points. */
  width: number;
  /** Whether each column has a heading with its eye; a page about one eye names it in the header. @default true */
  hasHeadings?: boolean;
  children: (view: V, width: number) => ReactNode;
}

/** A column with a heading for each eye. */
export function EyeColumns<V extends { readonly eye: ColorEye }>({
  views,
  names,
  width,
  hasHeadings = true,
  children,
}: EyeColumnsProps<V>): ReactElement {
  const column = (width - GAP * (views.length - 1)) / Math.max(1, views.length);
  return (
    <>
      {views.map((view, i) => (
        <At key={view.eye} x={i * (column + GAP)} y={0}>
          {hasHeadings && <SideHeading side={view.eye} name={names[view.eye]} />}
          <At x={0} y={hasHeadings ? HEADING : 0}>
            {children(view, column)}
          </At>
        </At>
      ))}
    </>
  );
}
