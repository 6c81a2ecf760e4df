import type { ReactElement } from 'react';
import { At, BODY, isolated, Label, MUTED, SideHeading, Table } from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { AcuityChart } from '../plot/AcuityChart.tsx';
import { lineName } from '../plot/series.ts';
import type { AcuityPhaseView } from '../types.ts';
import type { AcuityReportData } from './data.ts';
import { acuityTable, chartWords, formatOf } from './table.ts';
import { type AcuityReportTexts, englishAcuityReportTexts } from './texts.ts';

export interface AcuityBodyProps {
  data: AcuityReportData;
  /** @default English */
  texts?: AcuityReportTexts;
}

/** The gap between two phases in points. */
const GAP = 14;
const CHART = { top: 62, height: 250, scale: 0.56 } as const;
const TABLE_TOP = CHART.top + CHART.height + 22;
/** The widths of the table columns in points. */
const COLUMNS = [78, 92, 58, 52, 56, 56, 72, 59] as const;

interface PhaseProps {
  phase: AcuityPhaseView;
  data: AcuityReportData;
  texts: AcuityReportTexts;
  /** In points. */
  width: number;
  height: number;
}

/** The on-screen chart scaled down as a whole, because its marks have fixed sizes. */
export const PrintedSteps = ({ phase, data, texts, width, height }: PhaseProps): ReactElement => (
  <g transform={`scale(${CHART.scale})`}>
    <AcuityChart
      phase={phase}
      strategy={data.strategy}
      kind={data.kind}
      width={width / CHART.scale}
      height={height / CHART.scale}
      paint={printPaint}
      texts={chartWords(texts)}
      format={formatOf(data.locale)}
      isInteractive={false}
    />
  </g>
);

/** The results of the lines of a phase in the notation of the device, each with its distinguishing name. */
export function resultsOf(phase: AcuityPhaseView, { strategy, locale }: AcuityReportData, texts: AcuityReportTexts) {
  return phase.lines.map((line, i) => ({
    name: lineName(chartWords(texts), strategy, line, i, formatOf(locale)),
    value: line.result?.size_label || texts.noResult,
  }));
}

/** The body of an acuity report: the result and steps of each phase, and a table with all notations. */
export function AcuityBody({ data, texts = englishAcuityReportTexts }: AcuityBodyProps): ReactElement {
  const width = Math.min(280, (BODY.width - GAP * (data.phases.length - 1)) / Math.max(1, data.phases.length));
  return (
    <>
      {data.phases.map((phase, index) => (
        <At key={phase.eye} x={index * (width + GAP)} y={0}>
          <SideHeading side={phase.eye} name={texts.eyes[phase.eye]} />
          {phase.is_skipped && (
            <Label x={0} y={40} size={14} strong>
              {texts.skipped}
            </Label>
          )}
          {!phase.is_skipped &&
            resultsOf(phase, data, texts).map(({ name, value }, i) => (
              <At key={name ?? i} x={i * 86} y={0}>
                {name !== null && (
                  <Label x={0} y={29} size={7.5} colour={MUTED}>
                    {name}
                  </Label>
                )}
                <Label x={0} y={47} size={17} strong>
                  {isolated(value)}
                </Label>
              </At>
            ))}
          <At x={0} y={CHART.top}>
            <PrintedSteps {...{ phase, data, texts, width }} height={CHART.height} />
          </At>
        </At>
      ))}
      <At x={0} y={CHART.top + CHART.height + 4}>
        <Label x={0} y={6} size={7.5} colour={MUTED}>
          {texts.marks}
        </Label>
      </At>
      <At x={0} y={TABLE_TOP}>
        <Table table={acuityTable(data, texts)} widths={COLUMNS} />
      </At>
    </>
  );
}
