import type { ReactElement } from 'react';
import { CRITICAL, INK, isolated, Label, MUTED, SideHeading } from '../../report/index.ts';
import { gradeByClark, gradeByWho } from '../model/grades.ts';
import { printPaint } from '../plot/paint.ts';
import type { EarReport } from './data.ts';
import type { AudiologyReportTexts } from './texts.ts';

interface EarSummaryProps {
  report: EarReport;
  isScreening: boolean;
  texts: AudiologyReportTexts;
  locale: string;
}

/** Whether every tone of a screening was heard. */
export const hasPassed = ({ thresholds }: EarReport): boolean =>
  thresholds.length > 0 && thresholds.every(({ heard }) => heard);

/** An average as it is written: at most one decimal. */
export const averageText = (average: number | null, texts: AudiologyReportTexts, locale: string): string =>
  average === null
    ? texts.noAverage
    : texts.level(new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(average));

/** What one ear came to: average and grades, or whether it passed; and how it was answered. */
export function EarSummary({ report, isScreening, texts, locale }: EarSummaryProps): ReactElement {
  const { ear, average, falsePresses, tones } = report;
  const grades: [string, string][] =
    average === null
      ? []
      : [
          [texts.who, texts.grades[gradeByWho(average)]],
          [texts.clark, texts.grades[gradeByClark(average)]],
        ];
  const rows: [label: string, value: string][] = [
    ...(isScreening
      ? [[texts.screening, hasPassed(report) ? texts.passed : texts.referred] as [string, string]]
      : [[`${texts.average}, ${texts.averaged}`, averageText(average, texts, locale)] as [string, string], ...grades]),
    [texts.falsePresses, texts.outOf(falsePresses, tones)],
  ];
  const isCritical = (index: number): boolean => isScreening && index === 0 && !hasPassed(report);
  return (
    <g>
      <SideHeading side={ear === 'RIGHT' ? 'R' : 'L'} name={texts.ears[ear]} colour={printPaint.ears[ear]} />
      {rows.map(([label, value], row) => (
        <g key={label}>
          <Label x={0} y={32 + row * 26} size={7.5} colour={MUTED}>
            {label}
          </Label>
          <Label x={0} y={43 + row * 26} size={9.5} strong colour={isCritical(row) ? CRITICAL : INK}>
            {isolated(value)}
          </Label>
        </g>
      ))}
    </g>
  );
}
