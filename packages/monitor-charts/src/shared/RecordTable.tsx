import { useNumberFormat, useTexts } from '@isopter/ui';
import type { Key, ReactElement, ReactNode } from 'react';
import { older, settled, table } from './monitor.css.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { sharedWords } from './shared.texts.ts';

/** Rows that are drawn: more than any test has, few enough to be drawn anew in every frame. */
const MOST_ROWS = 150;

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Record> {
  /** What is listed, and of which eye or ear. */
  label: string;
  columns: readonly string[];
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
  const rows = records.slice(first).map((record, i) => (
    <tr
      key={keyOf(record, first + i)}
      className={isSettled?.(record) ? settled : undefined}
      data-threshold={isSettled?.(record)}
    >
      {cells(record).map((cell, column) => (
        <td key={columns[column]}>{cell}</td>
      ))}
    </tr>
  ));
  return (
    <ScrollRegion label={label}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
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
