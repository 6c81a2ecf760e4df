import type { FieldAnalysis, ProbabilityClass } from '@isopter/clinical/perimetry/analysis';
import type { ReactElement } from 'react';
import { Label, MUTED, isolated, withMinus } from '../../report/index.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { Incomparable } from './types.ts';

/** The text of a probability class: "p < 0.5 %", within normal limits, or no norm. */
export function probabilityText(probability: ProbabilityClass, texts: PerimetryReportTexts, locale: string): string {
  if (probability === null) return texts.noNormHere;
  if (probability === 'normal') return texts.withinNormal;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(probability);
  return `p < ${percent}`;
}

/** The note that there are no indices, with the reason. */
export const noIndicesText = (incomparable: Incomparable | null, texts: PerimetryReportTexts): string =>
  texts.noIndices({ why: texts.incomparable[incomparable ?? 'points'] });

export interface IndexListProps {
  analysis: FieldAnalysis;
  texts: PerimetryReportTexts;
  locale: string;
}

/** The global indices of an eye. */
export function IndexList({ analysis, texts, locale }: IndexListProps): ReactElement {
  const { md, mdProbability, psd, psdProbability, vfi, ght } = analysis;
  const decibels = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(vfi / 100);
  const rows: [label: string, value: string, remark: string][] = [
    [texts.md, `${withMinus(decibels.format(md))} dB`, probabilityText(mdProbability, texts, locale)],
    [texts.psd, `${decibels.format(psd)} dB`, probabilityText(psdProbability, texts, locale)],
    [texts.vfi, percent, ''],
  ];
  if (ght) rows.push([texts.ght, '', texts.ghtResults[ght]]);
  return (
    <g>
      {rows.map(([label, value, remark], row) => (
        <g key={label}>
          <Label x={0} y={row * 13} colour={MUTED}>
            {label}
          </Label>
          {value !== '' && (
            <Label x={30} y={row * 13} strong>
              {isolated(value)}
            </Label>
          )}
          <Label x={value === '' ? 30 : 84} y={row * 13} strong={value === ''}>
            {remark}
          </Label>
        </g>
      ))}
    </g>
  );
}
