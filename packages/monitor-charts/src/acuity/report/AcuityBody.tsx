import type { ReactElement } from 'react';
import {
  type Area,
  At,
  BODY,
  Caption,
  CRITICAL,
  Label,
  MUTED,
  SideHeading,
  Table,
  tableHeight,
} from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { AcuityChart } from '../plot/AcuityChart.tsx';
import { type AcuityReportData, daysBefore, rowsOf } from './data.ts';
import { IntervalPlot, intervalPlotHeight } from './IntervalPlot.tsx';
import { Judged } from './Judged.tsx';
import { remarksOf } from './remarks.ts';
import { acuityTable, chartWords, formatOf } from './table.ts';
import { type AcuityReportTexts, englishAcuityReportTexts } from './texts.ts';

export interface AcuityBodyProps {
  data: AcuityReportData;
  /** The area of the body on its page. @default BODY */
  area?: Area;
  /** @default English */
  texts?: AcuityReportTexts;
}

/** The column of the figures and the one beside it in points, and the space between parts. */
const FIGURES = 345;
const BESIDE = { x: 363, width: BODY.width - 363 } as const;
const GAP = 16;
/** The height of the facts beside the plot. */
const FACTS = 100;
/** The height of the legend below the charts. */
const LEGEND = 16;
const STEPS = { top: 20, height: 190, scale: 0.6 } as const;
/** The widths of the table columns in points: there is room for "Worse than 20/800". */
const COLUMNS = [54, 66, 38, 74, 78, 78, 38, 52, 45] as const;
/** Column widths with the earlier result and the change instead of the answers. */
const COMPARED = [54, 66, 34, 68, 74, 74, 36, 45, 46, 38] as const;
/** The heights of a row of the table and of a remark below it. */
const ROW = 14;
const REMARK = 12;

/**
 * The body of an acuity report: the acuities with their intervals, the facts by which they are judged, a table with all
 * notations, and the optotypes of each phase.
 */
export function AcuityBody({ data, area = BODY, texts = englishAcuityReportTexts }: AcuityBodyProps): ReactElement {
  const { phases, test, locale } = data;
  const rows = rowsOf(phases);
  const table = acuityTable(data, texts);
  const tableTop = 12 + Math.max(FACTS, intervalPlotHeight(rows.length)) + GAP;
  const remarks = remarksOf(data, texts);
  const remarksTop = tableTop + tableHeight(table, ROW) + 4;
  const stepsTop = remarksTop + remarks.length * REMARK + GAP;
  // the longer the table, the less room is left for the optotypes
  const height = Math.min(STEPS.height, area.height - stepsTop - STEPS.top - LEGEND);
  const width = Math.min(280, (BODY.width - GAP * (phases.length - 1)) / Math.max(1, phases.length));
  return (
    <>
      <Caption>{texts.acuities}</Caption>
      <At x={0} y={12}>
        <IntervalPlot {...{ rows, data, texts }} width={FIGURES} />
      </At>
      <At x={BESIDE.x} y={0}>
        <Judged {...{ rows, data, texts }} width={BESIDE.width} />
      </At>
      <At x={0} y={tableTop}>
        <Table table={table} widths={daysBefore(data).size > 0 ? COMPARED : COLUMNS} rowHeight={ROW} />
      </At>
      {remarks.map((remark, i) => (
        <Label key={remark} x={0} y={remarksTop + (i + 1) * REMARK} strong colour={CRITICAL} room={BODY.width}>
          {remark}
        </Label>
      ))}
      <At x={0} y={stepsTop}>
        {phases.map((phase, index) => (
          <At key={phase.eye} x={index * (width + GAP)} y={0}>
            <SideHeading side={phase.eye} name={texts.eyes[phase.eye]} />
            <At x={0} y={STEPS.top}>
              {/* the chart of the screen, scaled down as a whole because its marks have fixed sizes */}
              <g transform={`scale(${STEPS.scale})`}>
                <AcuityChart
                  {...{ phase, test }}
                  width={width / STEPS.scale}
                  height={height / STEPS.scale}
                  paint={printPaint}
                  texts={chartWords(texts)}
                  format={formatOf(locale)}
                  isInteractive={false}
                />
              </g>
            </At>
          </At>
        ))}
        <Label x={0} y={STEPS.top + height + 12} size={7.5} colour={MUTED}>
          {texts.marks}
        </Label>
      </At>
    </>
  );
}
