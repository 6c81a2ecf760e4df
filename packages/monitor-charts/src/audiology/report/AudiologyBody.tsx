import { FIGURES } from '../figures.ts';
import { CROSSES_FROM, crossHeardAt, type UsualLevels } from '@isopter/clinical/audiology';
import type { ReactElement } from 'react';
import { type Area, At, BODY, CRITICAL, Label, MUTED, Table, tableHeight } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { ResultSymbol } from '../plot/ResultSymbol.tsx';
import { EARS } from '../types.ts';
import { type AudiologyReportData, thresholdsByEar } from './data.ts';
import { EarSummary } from './EarSummary.tsx';
import { PrintedAudiogram } from './PrintedAudiogram.tsx';
import { audiologyTable } from './table.ts';
import { type AudiologyReportTexts, englishAudiologyReportTexts } from './texts.ts';

export interface AudiologyBodyProps {
  data: AudiologyReportData;
  /** The area of the body on its page. @default BODY */
  area?: Area;
  /** @default English */
  texts?: AudiologyReportTexts;
}

const CHART = { width: 372, height: 372, scale: 0.74 } as const;
const SUMMARY = { x: CHART.width + 18, height: 186 } as const;
/** The space above the table and below it, and the height of legend and notes. */
const GAP = { above: 22, below: 20 } as const;
const LEGEND = { line: 15, height: 40 } as const;
/** The width of the first column of a table in points. */
const NAMES = 70;

/** The body of a hearing report: the audiogram of both ears, averages, grades and a table of the results. */
export function AudiologyBody({
  data,
  area = BODY,
  texts = englishAudiologyReportTexts,
}: AudiologyBodyProps): ReactElement {
  const table = audiologyTable(data, texts);
  const columns = Math.max(1, table.columns.length - 1);
  const width = (BODY.width - NAMES) / columns;
  const below = GAP.above + tableHeight(table) + GAP.below + LEGEND.height;
  const height = Math.min(CHART.height, area.height - below);
  const tableTop = height + GAP.above;
  const legendTop = tableTop + tableHeight(table) + GAP.below;
  return (
    <>
      <PrintedAudiogram data={data} texts={texts} {...CHART} height={height} />
      {data.ears.map((report, index) => (
        <At key={report.ear} x={SUMMARY.x} y={14 + index * SUMMARY.height}>
          <EarSummary {...{ report, texts }} {...data} />
        </At>
      ))}
      <At x={0} y={tableTop}>
        <Table table={table} widths={[NAMES, ...Array.from({ length: columns }, () => width)]} />
      </At>
      <At x={0} y={legendTop}>
        <Legend data={data} texts={texts} />
        <Masking data={data} texts={texts} />
      </At>
    </>
  );
}

/** The note on frequencies at which unmasked results of the worse ear cannot be trusted. */
function Masking({ data, texts }: { data: AudiologyReportData; texts: AudiologyReportTexts }): ReactElement | null {
  const crossing = crossHeardAt(thresholdsByEar(data));
  if (crossing.length === 0) return null;
  const numbers = new Intl.NumberFormat(data.locale, FIGURES);
  const frequencies = crossing.map((frequency) => numbers.format(frequency)).join(', ');
  return (
    <Label x={0} y={2 * LEGEND.line + 4} size={8} colour={CRITICAL} room={BODY.width}>
      {texts.needsMasking({ frequencies, difference: numbers.format(CROSSES_FROM) })}
    </Label>
  );
}

const agesText = ({ from, to }: UsualLevels, texts: AudiologyReportTexts): string =>
  to === null ? texts.yearsFrom({ from }) : texts.years({ from, to });

/** The legend of the symbols, and of the band. */
function Legend({ data: { usual }, texts }: { data: AudiologyReportData; texts: AudiologyReportTexts }): ReactElement {
  const entries = [
    ...EARS.map((ear) => ({ ear, heard: true, text: `${texts.ears[ear]}: ${texts.airConduction}` })),
    { ear: 'RIGHT' as const, heard: false, text: texts.notHeard },
  ];
  return (
    <>
      {entries.map(({ ear, heard, text }, index) => (
        <At key={text} x={8 + index * 178} y={0}>
          <g transform="scale(0.74)">
            <ResultSymbol ear={ear} heard={heard} cx={0} cy={0} label={null} paint={printPaint} />
          </g>
          <Label x={14} y={3} size={7.5} colour={MUTED} room={160}>
            {text}
          </Label>
        </At>
      ))}
      {usual && (
        <At x={0} y={LEGEND.line}>
          <rect x={0} y={-4.5} width={16} height={9} fill={printPaint.quietInk} fillOpacity={0.12} />
          <line
            x1={0}
            x2={16}
            y1={0}
            y2={0}
            stroke={printPaint.quietInk}
            strokeWidth={0.75}
            strokeDasharray="0.75 2.2"
          />
          <Label x={22} y={3} size={7.5} colour={MUTED} room={BODY.width - 22}>
            {texts.usual[usual.sex]({ ages: agesText(usual, texts) })}
          </Label>
        </At>
      )}
    </>
  );
}
