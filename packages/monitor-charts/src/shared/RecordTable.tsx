import { useNumberFormat, useTexts } from '@isopter/ui';
import type { Key, ReactElement, ReactNode } from 'react';
import { number, older, settled, table, word } from './monitor.css.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { sharedWords } from './shared.texts.ts';

/** Rows that are drawn: more than any test has, few enough to be drawn anew in every frame. */
const MOST_ROWS = 150;

/** A column of numbers by its title; of words, or of drawings, when it says so. */
export type RecordColumn = string | { readonly words: string };

const titleOf = (column: RecordColumn): string => (typeof column === 'string' ? column : column.words);
const styleOf = (column: RecordColumn): string => (typeof column === 'string' ? number : word);

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Record> {
  /** What is listed, and of which eye or ear. */
  label: string;
  columns: readonly RecordColumn[];
  /** Oldest first. */
  records: readonly Record[];
  keyOf: (record: Record, index: number) => Key;
  /** One cell a column. */
  cells: (record: Record) => readonly ReactNode[];
  /**
   * Whether a record settles something: its row stands out by its weight, its cells should say so in words.
   * @default none does
   */
  isSettled?: (record: Record) => boolean;
}

/** The records of an eye or ear as they come in, the newest first, in a place of their own that scrolls. */
export function RecordTable<Record>({
  label,
  columns,
  records,
  keyOf,
  cells,
  isSettled,
}: RecordTableProps<Record>): ReactElement {
  const texts = useTexts(sharedWords);
  const format = useNumberFormat();
  const first = Math.max(0, records.length - MOST_ROWS);
  const rows = records.slice(first).map((record, n) => {
    const shown = cells(record);
    return (
      <tr
        key={keyOf(record, first + n)}
        className={isSettled?.(record) ? settled : undefined}
        data-threshold={isSettled?.(record)}
      >
        {columns.map((column, i) => (
          <td key={titleOf(column)} className={styleOf(column)}>
            {shown[i]}
          </td>
        ))}
      </tr>
    );
  });
  return (
    <ScrollRegion label={label}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={titleOf(column)} scope="col" className={styleOf(column)}>
                {titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.toReversed()}</tbody>
      </table>
      {first > 0 && <p className={older}>{texts.olderNotListed({ amount: format(first) })}</p>}
    </ScrollRegion>
  );
}
