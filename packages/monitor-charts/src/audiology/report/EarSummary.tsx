import { measureText } from '@isopter/clinical/course';
import { compareAverages, gradeScale } from '@isopter/clinical/audiology';
import type { ReactElement } from 'react';
import { CRITICAL, INK, isolated, Label, MUTED, type ReportSide, SideHeading } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { noNormText } from '../../shared/noNorm.ts';
import { reliabilityLines } from '../reliabilityText.ts';
import type { Average, Ear } from '../types.ts';
import { type AudiologyReportData, beforeOf, type EarReport, screeningOf } from './data.ts';
import type { AudiologyReportTexts } from './texts.ts';

/** The width of the column in points. */
const ROOM = 145;

interface EarSummaryProps {
  report: EarReport;
  isScreening: boolean;
  /** In years; `null` if unknown. */
  age: number | null;
  /** The earlier tests, of which it is compared with one. */
  before?: AudiologyReportData['before'];
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

/** The height of a row in points. */
const ROW = 22;

const row = (label: string, value: string, isFlagged = false) => ({ label, value, isFlagged });

/** The result of one ear: average and grade, or whether it passed a screening, and the reliability of the answers. */
export function EarSummary({ report, isScreening, age, before, texts, locale }: EarSummaryProps): ReactElement {
  const { ear, average, reliability } = report;
  const number = new Intl.NumberFormat(locale);
  const graded = (name: 'who' | 'clark', level: number): string => {
    const { norm: scale, none } = gradeScale(name, age);
    if (!scale) return noNormText(none, texts.chart, (years) => number.format(years));
    const grade = scale.gradeOf(level);
    const isOpen = average?.isWorse && grade !== scale.worst;
    return isOpen ? texts.orWorse({ grade: texts.grades[grade] }) : texts.grades[grade];
  };
  const then = beforeOf(report, before);
  const since = (): string => {
    const change = (then && compareAverages(then, report)?.change) ?? null;
    if (!change?.verdict) return '–';
    const verdict = texts.verdicts[change.verdict];
    return change.by === null ? verdict : `${measureText('PTA', change.by, locale, true)} dB, ${verdict}`;
  };
  const screening = screeningOf(report);
  const rows = [
    ...(isScreening
      ? [row(texts.screening, texts.screenings[screening], screening === 'referred')]
      : [
          row(`${texts.average}, ${texts.averaged}`, averageText(average, texts, locale)),
          ...(average && then ? [row(texts.since({ day: then.day }), since())] : []),
          ...(average
            ? [row(texts.who, graded('who', average.level)), row(texts.clark, graded('clark', average.level))]
            : []),
        ]),
    // screening is too short for a retest and for silent intervals
    ...reliabilityLines(reliability, texts.chart, (value) => number.format(value)).slice(isScreening ? -1 : 0),
  ];
  const side = earSide(ear, texts);
  return (
    <g>
      <SideHeading side={side.letters} name={side.name} colour={printPaint.ears[ear]} />
      {rows.map(({ label, value, isFlagged }, i) => (
        <g key={label}>
          <Label x={0} y={30 + i * ROW} size={7.5} colour={MUTED}>
            {label}
          </Label>
          <Label x={0} y={40 + i * ROW} size={9} strong colour={isFlagged ? CRITICAL : INK} room={ROOM}>
            {isolated(value)}
          </Label>
        </g>
      ))}
    </g>
  );
}
