import { logmarOf, notationsOf } from '@isopter/clinical/acuity';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { acuityWords } from '../acuity.texts.ts';
import { type Format, lineName } from '../plot/series.ts';
import type { AcuityLine, AcuityPhaseView } from '../types.ts';
import { lineTitle, notations, result, results, value } from './AcuityMonitor.css.ts';

interface ResultCardProps {
  phase: AcuityPhaseView;
  strategy: string | null | undefined;
  format: Format;
}

/** The notations of a size other than the one the device uses. */
export function otherNotations(
  label: string,
  logmar: number,
  format: Format,
  words: { decimal: (values: { value: string }) => string; logmar: (values: { value: string }) => string },
): readonly string[] {
  const { feet, metres, decimal, logmar: rounded } = notationsOf(logmar);
  const fractions = [`20/${feet}`, `6/${metres}`].filter((one) => one !== label);
  return [...fractions, words.decimal({ value: format(decimal, 2) }), words.logmar({ value: format(rounded, 2) })];
}

/**
 * The result of each line of an eye in the notation of the device and in all others; the estimate until there is one.
 */
export function ResultCard({ phase, strategy, format }: ResultCardProps): ReactElement {
  const texts = useTexts(acuityWords);
  const under = (line: AcuityLine): string => {
    const at = line.result ? logmarOf(line.result) : null;
    if (line.result && at !== null) return otherNotations(line.result.size_label, at, format, texts).join(' · ');
    const estimate = line.estimates.at(-1) ?? null;
    return estimate === null ? texts.noResult : texts.estimate({ value: format(estimate, 2) });
  };
  const shown = (line: AcuityLine): string => {
    if (!line.result) return '–';
    return line.result.size_label === ''
      ? texts.logmar({ value: format(line.result.size ?? 0, 2) })
      : line.result.size_label;
  };
  if (phase.is_skipped && phase.lines.length === 0) {
    return (
      <div className={results}>
        <p className={value}>{texts.skipped}</p>
      </div>
    );
  }
  return (
    <div className={results}>
      {phase.lines.length === 0 && (
        <div className={result}>
          <p className={value}>–</p>
          <p className={notations}>{texts.noResult}</p>
        </div>
      )}
      {phase.lines.map((line, i) => (
        <div key={line.records[0]?.seq_num ?? i} className={result} data-part="line">
          {lineName(texts, strategy, line, i, format) !== null && (
            <h4 className={lineTitle}>{lineName(texts, strategy, line, i, format)}</h4>
          )}
          <p className={value}>{shown(line)}</p>
          <p className={notations}>{under(line)}</p>
        </div>
      ))}
    </div>
  );
}
