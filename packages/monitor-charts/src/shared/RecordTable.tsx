import { Button, useNumberFormat, useTexts } from '@isopter/ui';
import { type Key, memo, type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { number, older, settled, table, word } from './monitor.css.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { sharedWords } from './shared.texts.ts';

/** The default number of rows: as many as a usual test has, and few enough for a layout in every frame. */
const NEWEST = 80;

/** The title of a column of numbers, or of a column of words or drawings. */
export type RecordColumn = string | { readonly words: string };

const titleOf = (column: RecordColumn): string => (typeof column === 'string' ? column : column.words);
const styleOf = (column: RecordColumn): string => (typeof column === 'string' ? number : word);

/** Props of {@link RecordTable}. */
export interface RecordTableProps<Record> {
  /** The accessible name: what is listed, and for which eye or ear. */
  label: string;
  columns: readonly RecordColumn[];
  /** The records in chronological order. */
  records: readonly Record[];
  keyOf: (record: Record, index: number) => Key;
  /** Returns one cell per column. Keep the function identical between renders, so that only new rows are drawn. */
  cells: (record: Record) => readonly ReactNode[];
  /**
   * Whether a record determines a result. Its row is emphasised; its cells must state it in words too.
   * @default none does
   */
  isSettled?: (record: Record) => boolean;
  /**
   * The number of rows listed initially; fewer if several lists with drawings are side by side.
   * @default 80
   */
  newest?: number;
}

interface RowProps<Record> extends Pick<RecordTableProps<Record>, 'cells'> {
  record: Record;
  /** One class per column. */
  styles: readonly string[];
  isSettled: boolean | undefined;
}

/** The row of a record, redrawn only when the record changes. */
const Row = memo(function Row<Record>({ record, cells, styles, isSettled }: RowProps<Record>): ReactElement {
  return (
    <tr className={isSettled ? settled : undefined} data-threshold={isSettled}>
      {cells(record).map((cell, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- a cell is identified by its column
        <td key={i} className={styles[i]}>
          {cell}
        </td>
      ))}
    </tr>
  );
}) as <Record>(props: RowProps<Record>) => ReactElement;

/**
 * The records of an eye or ear in a scrollable table, newest first.
 * @selector [data-threshold] On a row: whether its record determines the result.
 */
export function RecordTable<Record>({
  label,
  columns,
  records,
  keyOf,
  cells,
  isSettled,
  newest = NEWEST,
}: RecordTableProps<Record>): ReactElement {
  const texts = useTexts(sharedWords);
  const format = useNumberFormat();
  const [isWhole, setWhole] = useState(false);
  const first = isWhole ? 0 : Math.max(0, records.length - newest);
  const signature = columns.map(styleOf).join(',');
  const styles = useMemo(() => signature.split(','), [signature]);
  const rows = records
    .slice(first)
    .map((record, n) => (
      <Row key={keyOf(record, first + n)} {...{ record, cells, styles }} isSettled={isSettled?.(record)} />
    ));
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
      {first > 0 && (
        <p className={older}>
          <Button variant="quiet" size="sm" onPress={() => setWhole(true)}>
            {texts.listOlder({ amount: format(first) })}
          </Button>
        </p>
      )}
    </ScrollRegion>
  );
}
