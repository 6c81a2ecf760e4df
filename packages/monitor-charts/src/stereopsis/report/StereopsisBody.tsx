import { gradedAge, isSeen } from '@isopter/clinical/stereopsis';
import type { ReactElement } from 'react';
import { At, BODY, CRITICAL, INK, isolated, Label, MUTED, Table } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { noNormText } from '../../shared/noNorm.ts';
import { PlateMark } from '../plot/PlateMark.tsx';
import type { StereopsisReportData } from './data.ts';
import { PrintedLevels } from './PrintedLevels.tsx';
import { stereopsisTable } from './table.ts';
import { englishStereopsisReportTexts, type StereopsisReportTexts } from './texts.ts';

export interface StereopsisBodyProps {
  data: StereopsisReportData;
  /** @default English */
  texts?: StereopsisReportTexts;
}

const CHART = { width: 380, height: 330, scale: 0.74 } as const;
const LEGEND_TOP = CHART.height + 14;
const TABLE_TOP = LEGEND_TOP + 26;
const SUMMARY_LEFT = CHART.width + 16;
const WIDTHS = [70, 60, 60] as const;

/** The formatted stereoacuity. */
export function acuityText({ result, locale }: StereopsisReportData, texts: StereopsisReportTexts): string {
  if (!result) return texts.notSettled;
  if (result.arcsec === null) return texts.grades.none;
  return texts.arcsec({ value: new Intl.NumberFormat(locale).format(result.arcsec) });
}

/** The grade of the stereoacuity, or why it has none at this age. */
export function gradeText({ result, age, locale }: StereopsisReportData, texts: StereopsisReportTexts): string {
  if (!result) return texts.notSettled;
  const { none } = gradedAge(age);
  const number = new Intl.NumberFormat(locale);
  return none ? noNormText(none, texts.chart, (years) => number.format(years)) : texts.grades[result.grade];
}

/** The body of a stereopsis report: the level chart, the stereoacuity with its grade, and a table of the levels. */
export function StereopsisBody({ data, texts = englishStereopsisReportTexts }: StereopsisBodyProps): ReactElement {
  const { plates, result } = data;
  const isAbnormal = result !== null && result.grade !== 'normal' && gradedAge(data.age).none === null;
  const rows: readonly (readonly [label: string, value: string])[] = [
    [texts.stereoacuity, acuityText(data, texts)],
    [texts.grade, gradeText(data, texts)],
    [texts.answers, texts.outOf({ count: plates.filter(isSeen).length, total: plates.length })],
  ];
  return (
    <>
      <PrintedLevels data={data} texts={texts} {...CHART} />
      {rows.map(([label, value], row) => (
        <At key={label} x={SUMMARY_LEFT} y={24 + 30 * row}>
          <Label x={0} y={0} size={7.5} colour={MUTED}>
            {label}
          </Label>
          <Label
            x={0}
            y={13}
            size={row === 0 ? 13 : 9.5}
            strong
            colour={row === 1 && isAbnormal ? CRITICAL : INK}
            room={BODY.width - SUMMARY_LEFT}
          >
            {isolated(value)}
          </Label>
        </At>
      ))}
      <At x={40} y={LEGEND_TOP}>
        <Legend texts={texts} />
      </At>
      <At x={0} y={TABLE_TOP}>
        <Table table={stereopsisTable(data, texts)} widths={WIDTHS} />
      </At>
    </>
  );
}

/** The legend of the marks. */
function Legend({ texts }: { texts: StereopsisReportTexts }): ReactElement {
  return (
    <>
      {(['seen', 'notSeen', 'notAnswered'] as const).map((outcome, index) => (
        <At key={outcome} x={(index * (BODY.width - 160)) / 3} y={0}>
          <g transform="scale(0.74)">
            <PlateMark outcome={outcome} cx={0} cy={0} label={null} paint={printPaint} />
          </g>
          <Label x={10} y={3} size={7.5} colour={MUTED}>
            {texts.legend[outcome]}
          </Label>
        </At>
      ))}
    </>
  );
}
