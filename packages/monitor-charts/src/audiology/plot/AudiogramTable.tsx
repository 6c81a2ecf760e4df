import type { ReactElement } from 'react';
import type { AudiologyWords } from '../audiology.texts.ts';
import { type Ear, EARS, type ToneThreshold } from '../types.ts';

/** Props of {@link AudiogramTable}. */
export interface AudiogramTableProps {
  thresholds: Readonly<Record<Ear, readonly ToneThreshold[]>>;
  texts: AudiologyWords;
  /** Writes a number in the language. */
  format: (value: number) => string;
  className?: string;
}

/** The same results as a table, one row a frequency (CHART-02). */
export function AudiogramTable({ thresholds, texts, format, className }: AudiogramTableProps): ReactElement {
  const all = EARS.flatMap((ear) => thresholds[ear].map(({ frequency }) => frequency));
  const frequencies = [...new Set(all)].sort((one, other) => one - other);
  const cell = (ear: Ear, frequency: number): string => {
    const result = thresholds[ear].find((one) => one.frequency === frequency);
    if (!result) return '–';
    return result.heard ? format(result.level) : `${texts.notHeard} (${format(result.level)})`;
  };
  return (
    <table className={className} data-component="AudiogramTable">
      <caption>{`${texts.audiogram}, ${texts.columnLevel}`}</caption>
      <thead>
        <tr>
          {[texts.columnFrequency, ...EARS.map((ear) => texts[`ear${ear}`])].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frequencies.map((frequency) => (
          <tr key={frequency}>
            <th scope="row">{format(frequency)}</th>
            {EARS.map((ear) => (
              <td key={ear}>{cell(ear, frequency)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
