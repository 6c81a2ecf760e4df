import type { CourseChange } from '@isopter/clinical/course';
import type { ReactElement, ReactNode } from 'react';
import * as css from './Compare.css.ts';
import { Verdict } from './Verdict.tsx';

/** A measurement in two tests. */
export interface ComparedRow {
  /** Its name: unique in the table. */
  heading: string;
  /** `null` where it was not measured. */
  a: ReactNode;
  b: ReactNode;
  /** `null` where both cannot be compared. */
  change: CourseChange | null;
}

/** Props of {@link CompareTable}. */
export interface CompareTableProps {
  label: string;
  /** The heading of the names. */
  heading: string;
  /** The title of the last column, with its unit. */
  difference: string;
  rows: readonly ComparedRow[];
  /** Writes a difference with its sign. */
  write: (by: number) => string;
}

const NOTHING = '–';

/** Shows the measurements of two tests with their differences. */
export function CompareTable({ label, heading, difference, rows, write }: CompareTableProps): ReactElement {
  return (
    <table className={css.tones} aria-label={label}>
      <thead>
        <tr>
          {[heading, 'A', 'B', difference].map((title) => (
            <th key={title} scope="col" className={css.toneHead}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.heading}>
            <th scope="row" className={css.tone}>
              <bdi>{row.heading}</bdi>
            </th>
            <td className={css.tone}>{row.a ?? NOTHING}</td>
            <td className={css.tone}>{row.b ?? NOTHING}</td>
            <td className={`${css.tone} ${css.change}`} data-verdict={row.change?.verdict ?? undefined}>
              {row.change ? <Verdict change={row.change} write={write} /> : NOTHING}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
