import type { ReactElement } from 'react';
import { DataTable } from '../../chart/DataTable.tsx';
import type { AudiologyWords } from '../audiology.texts.ts';
import { type Ear, EARS, type ToneThreshold } from '../types.ts';

/** Props of {@link AudiogramTable}. */
export interface AudiogramTableProps {
  /** The thresholds of each ear, in Hz and dB HL. */
  thresholds: Readonly<Record<Ear, readonly ToneThreshold[]>>;
  /** The texts, in English unless given. */
  texts: AudiologyWords;
  /** Formats a number for the locale. */
  format: (value: number) => string;
  /** A class for the table. */
  className?: string;
}

/**
 * The audiogram as a table with one row per frequency (CHART-02).
 * @selector [data-component="AudiogramTable"] The table.
 */
export function AudiogramTable({ thresholds, texts, format, className }: AudiogramTableProps): ReactElement {
  const all = EARS.flatMap((ear) => thresholds[ear].map(({ frequency }) => frequency));
  const frequencies = [...new Set(all)].sort((one, other) => one - other);
  const cell = (ear: Ear, frequency: number): string => {
    const result = thresholds[ear].find((one) => one.frequency === frequency);
    if (!result) return '–';
    return result.heard ? format(result.level) : `${texts.notHeard} (${format(result.level)})`;
  };
  return (
    <DataTable
      component="AudiogramTable"
      className={className}
      caption={`${texts.audiogram}, ${texts.columnLevel}`}
      columns={[texts.columnFrequency, ...EARS.map((ear) => texts[`ear${ear}`])]}
      rows={frequencies.map((hz) => ({ id: hz, cells: [format(hz), ...EARS.map((ear) => cell(ear, hz))] }))}
    />
  );
}
