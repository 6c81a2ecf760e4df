import { FIGURES } from '../figures.ts';
import { CROSSES_FROM, crossHeardAt } from '@isopter/clinical/audiology';
import type { ReactElement } from 'react';
import { At, BODY, CRITICAL, Label, MUTED, Table } from '../../report/index.ts';
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
  /** @default English */
  texts?: AudiologyReportTexts;
}

const CHART = { width: 372, height: 372, scale: 0.74 } as const;
const SUMMARY = { x: CHART.width + 18, height: 136 } as const;
const TABLE_TOP = CHART.height + 22;
const LEGEND_TOP = TABLE_TOP + 74;
/** The width of the first column of a table in points. */
const NAMES = 70;

/** The body of a hearing report: the audiogram of both ears, averages, grades and a table of the results. */
export function AudiologyBody({ data, texts = englishAudiologyReportTexts }: AudiologyBodyProps): ReactElement {
  const table = audiologyTable(data, texts);
  const columns = Math.max(1, table.columns.length - 1);
  const width = (BODY.width - NAMES) / columns;
  return (
    <>
      <PrintedAudiogram data={data} texts={texts} {...CHART} />
      {data.ears.map((report, index) => (
        <At key={report.ear} x={SUMMARY.x} y={14 + index * SUMMARY.height}>
          <EarSummary report={report} isScreening={data.isScreening} texts={texts} locale={data.locale} />
        </At>
      ))}
      <At x={0} y={TABLE_TOP}>
        <Table table={table} widths={[NAMES, ...Array.from({ length: columns }, () => width)]} />
      </At>
      <At x={0} y={LEGEND_TOP}>
        <Legend texts={texts} />
      </At>
      <Masking data={data} texts={texts} />
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
    <Label x={0} y={LEGEND_TOP + 26} size={8} colour={CRITICAL}>
      {texts.needsMasking({ frequencies, difference: numbers.format(CROSSES_FROM) })}
    </Label>
  );
}

/** The legend of the symbols. */
function Legend({ texts }: { texts: AudiologyReportTexts }): ReactElement {
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
          <Label x={14} y={3} size={7.5} colour={MUTED}>
            {text}
          </Label>
        </At>
      ))}
    </>
  );
}
