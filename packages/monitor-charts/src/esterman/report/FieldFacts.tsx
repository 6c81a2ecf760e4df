import type { ReactElement } from 'react';
import { CRITICAL, Fact, INK, Label, MUTED } from '../../report/index.ts';
import { SCORE_FIGURES } from '../figures.ts';
import { rateFacts } from '../rates.ts';
import type { EstermanField } from './data.ts';
import type { EstermanReportTexts } from './texts.ts';

interface FieldFactsProps {
  field: EstermanField;
  texts: EstermanReportTexts;
  locale: string;
}

/** The formatted score; a dash while points are missing. */
export const scoreText = ({ statistics }: EstermanField, locale: string): string =>
  statistics.score === null ? '–' : new Intl.NumberFormat(locale, SCORE_FIGURES).format(statistics.score);

/** The functional score of a field and the counts it is calculated from; 60 pt high. */
export function FieldFacts({ field, texts, locale }: FieldFactsProps): ReactElement {
  const { viewed, points, missed_central, score } = field.statistics;
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const rates = rateFacts(field.statistics, texts.chart, {
    count: (value) => number.format(value),
    percent: (share) => percent.format(share),
  });
  return (
    <>
      <Label x={0} y={8} size={7.5} colour={MUTED}>
        {texts.score}
      </Label>
      <Label x={0} y={30} size={20} strong>
        {scoreText(field, locale)}
      </Label>
      {score === null && (
        <Label x={0} y={42} size={7.5} colour={CRITICAL}>
          {texts.unfinished}
        </Label>
      )}
      <Fact x={150} y={12} at={130} label={texts.seen} value={texts.outOf({ count: viewed, total: points })} />
      <Fact
        x={150}
        y={26}
        at={130}
        label={texts.missedCentral}
        value={number.format(missed_central)}
        colour={missed_central > 0 ? CRITICAL : INK}
      />
      {rates.map(([label, counts, note], i) => (
        <Fact key={label} x={150} y={40 + 14 * i} at={130} label={label} value={`${counts}, ${note}`} />
      ))}
    </>
  );
}
