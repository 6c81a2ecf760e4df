import { LEAST_ANSWERS } from '@isopter/clinical/acuity';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { acuityWords } from '../acuity.texts.ts';
import { contradictionOf } from '../model/consistency.ts';
import { lineText, measuredText } from '../plot/said.ts';
import { type Format, lineName } from '../plot/series.ts';
import type { AcuityLine, AcuityPhaseView, AcuityTest } from '../types.ts';
import { inconsistent, lineTitle, notations, result, results, value } from './AcuityMonitor.css.ts';

interface ResultCardProps {
  phase: AcuityPhaseView;
  test: Pick<AcuityTest, 'strategy' | 'system_unit'>;
  format: Format;
}

/**
 * The acuity estimated from the answers to each line of an eye, during and after the test: the nearest line in the
 * notation of the test, and logMAR with its 95 % interval.
 */
export function ResultCard({ phase, test, format }: ResultCardProps): ReactElement {
  const texts = useTexts(acuityWords);
  const under = ({ acuity, answers, is_settled }: AcuityLine): string => {
    if (!acuity) return texts.tooFew({ answers: format(answers, 0), least: format(LEAST_ANSWERS, 0) });
    return [...(is_settled ? [] : [texts.soFar]), measuredText(texts, acuity, format)].join(' · ');
  };
  const contradiction = contradictionOf(phase.lines);
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
      {phase.lines.map((line, i) => {
        const name = lineName(texts, test.strategy, line, i, format);
        return (
          <div key={line.records[0]?.seq_num ?? i} className={result} data-part="line">
            {name !== null && <h4 className={lineTitle}>{name}</h4>}
            <p className={value}>{line.acuity ? lineText(texts, line.acuity, test.system_unit ?? 'IMP') : '–'}</p>
            <p className={notations}>{under(line)}</p>
          </div>
        );
      })}
      {contradiction && (
        <p className={inconsistent} role="status">
          {texts.inconsistent({ lower: format(contradiction.lower, 0), higher: format(contradiction.higher, 0) })}
        </p>
      )}
    </div>
  );
}
