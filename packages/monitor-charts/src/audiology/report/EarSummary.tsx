import { measureText } from '@isopter/clinical/course';
import { gradeByClark, gradeByWho, type HearingGrade, WORST } from '@isopter/clinical/audiology';
import type { ReactElement } from 'react';
import { CRITICAL, INK, isolated, Label, MUTED, type ReportSide, SideHeading } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import type { Average, Ear } from '../types.ts';
import { type EarReport, screeningOf } from './data.ts';
import type { AudiologyReportTexts } from './texts.ts';

interface EarSummaryProps {
  report: EarReport;
  isScreening: boolean;
  texts: AudiologyReportTexts;
  locale: string;
}

/** The ear as the head of a page shows it. */
export const earSide = (ear: Ear, texts: AudiologyReportTexts): ReportSide => ({
  letters: ear === 'RIGHT' ? 'R' : 'L',
  name: texts.ears[ear],
  colour: printPaint.ears[ear],
});

/** Formats an average. */
export function averageText(average: Average | null, texts: AudiologyReportTexts, locale: string): string {
  if (!average) return texts.noAverage;
  const level = texts.level({
    level: measureText('PTA', average.level, locale),
  });
  return average.isWorse ? `> ${level}` : level;
}

/** The result of one ear: average and grade, or whether it passed a screening, and the reliability of the answers. */
export function EarSummary({ report, isScreening, texts, locale }: EarSummaryProps): ReactElement {
  const { ear, average, falsePresses, tones } = report;
  const graded = (grade: HearingGrade, worst: HearingGrade): string =>
    average?.isWorse && grade !== worst ? texts.orWorse({ grade: texts.grades[grade] }) : texts.grades[grade];
  const grades: [string, string][] =
    average === null
      ? []
      : [
          [texts.who, graded(gradeByWho(average.level), WORST.who)],
          [texts.clark, graded(gradeByClark(average.level), WORST.clark)],
        ];
  const rows: [label: string, value: string][] = [
    ...(isScreening
      ? [[texts.screening, texts.screenings[screeningOf(report)]] as [string, string]]
      : [[`${texts.average}, ${texts.averaged}`, averageText(average, texts, locale)] as [string, string], ...grades]),
    [texts.falsePresses, texts.outOf({ count: falsePresses, total: tones })],
  ];
  const side = earSide(ear, texts);
  const isCritical = (index: number): boolean => isScreening && index === 0 && screeningOf(report) === 'referred';
  return (
    <g>
      <SideHeading side={side.letters} name={side.name} colour={printPaint.ears[ear]} />
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
