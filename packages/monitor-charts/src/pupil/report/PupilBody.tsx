import type { ReactElement } from 'react';
import {
  type Area,
  At,
  BODY,
  CRITICAL,
  INK,
  Label,
  MUTED,
  SideHeading,
  Table,
  tableHeight,
} from '../../report/index.ts';
import { printPaint } from '../../chart/paint.ts';
import { PupilTimeline } from '../plot/PupilTimeline.tsx';
import type { Eye, Result } from '../types.ts';
import type { PupilReportData } from './data.ts';
import { rapdHeight, RapdResult } from './RapdResult.tsx';
import { pupilTable, swingTable } from './table.ts';
import { englishPupilReportTexts, type PupilReportTexts } from './texts.ts';

export interface PupilBodyProps {
  data: PupilReportData;
  /** The area of the body on its page. @default BODY */
  area?: Area;
  /** @default English */
  texts?: PupilReportTexts;
}

const HEADING = 44;
const CHART = { height: 262, scale: 0.72 } as const;
const SWING_WIDTHS = [130, 60, 150] as const;
/** The heights in points of a row, and of the caption and header of a table. */
const ROW = { height: 14, head: 34 } as const;
const WIDTHS = [38, 38, 62, 56, 54, 54, 60, 60, 44, 54] as const;
const SEVERE: ReadonlySet<Result> = new Set(['Failed', 'Severe']);

interface PrintedTimelineProps {
  data: PupilReportData;
  texts: PupilReportTexts;
  /** In points. */
  width: number;
  height: number;
  /** The scale relative to the screen. */
  scale: number;
}

/** The on-screen chart scaled down as a whole. */
export const PrintedTimeline = ({ data, texts, width, height, scale }: PrintedTimelineProps): ReactElement => (
  <g transform={`scale(${scale})`}>
    <PupilTimeline
      axis={data.view.axis}
      end={data.view.end}
      bands={data.view.bands}
      curves={data.view.curves}
      width={width / scale}
      height={height / scale}
      texts={texts.chart}
      format={(value) => new Intl.NumberFormat(data.locale).format(value)}
      paint={printPaint}
      isInteractive={false}
    />
  </g>
);

/** The grade of an eye. */
export function EyeGrade({
  eye,
  data,
  texts,
}: {
  eye: Eye;
  data: PupilReportData;
  texts: PupilReportTexts;
}): ReactElement {
  const result = data.view.results[eye];
  return (
    <>
      <SideHeading side={eye} name={texts.chart[`eye${eye}`]} />
      <Label x={0} y={32} colour={MUTED}>
        {texts.result}
      </Label>
      <Label x={48} y={32} size={10} strong colour={result !== null && SEVERE.has(result) ? CRITICAL : INK}>
        {result === null ? texts.noResult : texts.chart[`result${result}`]}
      </Label>
    </>
  );
}

/**
 * The body of a pupil report: the grades of both eyes, the relative afferent defect, the periods and curves over time, and the measurements of each
 * flash.
 */
export function PupilBody({ data, area = BODY, texts = englishPupilReportTexts }: PupilBodyProps): ReactElement {
  const swings = swingTable(data, texts);
  const chart = HEADING + rapdHeight(data);
  const tables = 14 + Math.max(1, data.reactions.length) * ROW.height + ROW.head + 14;
  const rest = tables + (swings ? tableHeight(swings, ROW.height) : 0);
  const height = Math.min(CHART.height, area.height - chart - rest);
  const below = chart + height + tables;
  return (
    <>
      {(['OS', 'OD'] as const).map((eye, i) => (
        <At key={eye} x={i * (BODY.width / 2)} y={0}>
          <EyeGrade eye={eye} data={data} texts={texts} />
        </At>
      ))}
      <At x={0} y={HEADING}>
        <RapdResult data={data} texts={texts} />
      </At>
      <At x={0} y={chart}>
        <PrintedTimeline data={data} texts={texts} width={BODY.width} {...CHART} height={height} />
      </At>
      <At x={0} y={chart + height + 14}>
        {data.reactions.length > 0 ? (
          <Table table={pupilTable(data, texts)} widths={WIDTHS} rowHeight={ROW.height} />
        ) : (
          <Label x={0} y={10}>
            {data.view.curves.OD.length + data.view.curves.OS.length === 0 ? texts.noDiameters : texts.notMeasured}
          </Label>
        )}
      </At>
      {swings && (
        <At x={0} y={below}>
          <Table table={swings} widths={SWING_WIDTHS} rowHeight={ROW.height} />
        </At>
      )}
    </>
  );
}
