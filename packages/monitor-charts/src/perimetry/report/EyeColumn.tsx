import type { ReactElement } from 'react';
import { printPaint } from '../plot/paint.ts';
import { PerimetryPlot } from '../plot/PerimetryPlot.tsx';
import { DeviationPlot } from './DeviationPlot.tsx';
import { IndexList, noIndicesText } from './IndexList.tsx';
import { CatchTrials } from './CatchTrials.tsx';
import { At, Caption, Label, SideHeading } from '../../report/index.ts';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport, PerimetryReportData } from './types.ts';

/** The layout of an eye: two eyes side by side, or one eye with its indices beside larger plots. */
export interface ColumnLayout {
  plot: number;
  gap: number;
  /** The offset of the indices from the top left of the column. */
  indices: { x: number; y: number };
}

/**
 * The size at which the on-screen plot is drawn before it is scaled down as a whole, because its marks have fixed
 * sizes.
 */
const SCREEN = { width: 300, height: 322, withLegend: 356 } as const;

const CAPTION = 12;
const ROW_GAP = 8;
const PLOTS_TOP = 68;

/** The top of each of the three rows of plots; the first is taller because of the greyscale legend. */
const rowTops = (plot: number): readonly number[] => {
  const second = PLOTS_TOP + CAPTION + (plot * SCREEN.withLegend) / SCREEN.width + ROW_GAP;
  return [PLOTS_TOP, second, second + CAPTION + plot + ROW_GAP];
};

export const ONE_EYE: ColumnLayout = { plot: 152, gap: 14, indices: { x: 348, y: PLOTS_TOP + CAPTION + 8 } };
export const TWO_EYES: ColumnLayout = { plot: 122, gap: 8, indices: { x: 0, y: 532 } };

export interface EyeColumnProps {
  report: EyeReport;
  data: PerimetryReportData;
  layout: ColumnLayout;
  texts: PerimetryReportTexts;
}

/** One eye of a report: reliability, the six plots of a printed visual field, and the global indices. */
export function EyeColumn({ report, data, layout, texts }: EyeColumnProps): ReactElement {
  const { eye, name, analysis, incomparable } = report;
  const { plot, gap } = layout;
  const tops = rowTops(plot);
  const place = (row: number, column: number): { x: number; y: number } => ({
    x: column * (plot + gap),
    y: tops[row] ?? 0,
  });
  const sensitivity = {
    width: SCREEN.width,
    eye,
    locations: report.locations,
    extent: data.extent,
    spacing: data.spacing,
    paint: printPaint,
    isInteractive: false,
  };
  const deviation = { size: plot, extent: data.extent, spacing: data.spacing };
  return (
    <g>
      <SideHeading side={eye} name={name} />
      <CatchTrials report={report} texts={texts} locale={data.locale} />
      <At {...place(0, 0)}>
        <Caption>{texts.sensitivity}</Caption>
        <g transform={`translate(0 ${CAPTION}) scale(${plot / SCREEN.width})`}>
          <PerimetryPlot
            {...sensitivity}
            height={SCREEN.height}
            display="numeric"
            label={`${name}, ${texts.sensitivity}`}
          />
        </g>
      </At>
      <At {...place(0, 1)}>
        <Caption>{texts.greyscale}</Caption>
        <g transform={`translate(0 ${CAPTION}) scale(${plot / SCREEN.width})`}>
          <PerimetryPlot
            {...sensitivity}
            height={SCREEN.withLegend}
            display="greyscale"
            label={`${name}, ${texts.greyscale}`}
          />
        </g>
      </At>
      {analysis &&
        (['decibels', 'probability'] as const).map((display, row) =>
          (['total', 'pattern'] as const).map((kind, column) => {
            const title = {
              decibels: { total: texts.totalDeviation, pattern: texts.patternDeviation },
              probability: { total: texts.totalProbability, pattern: texts.patternProbability },
            }[display][kind];
            return (
              <At key={`${display} ${kind}`} {...place(row + 1, column)}>
                <Caption>{title}</Caption>
                <At x={0} y={CAPTION}>
                  <DeviationPlot
                    points={analysis.points}
                    deviation={kind}
                    display={display}
                    label={`${name}, ${title}`}
                    {...deviation}
                  />
                </At>
              </At>
            );
          }),
        )}
      <At x={layout.indices.x} y={layout.indices.y}>
        {analysis ? (
          <IndexList analysis={analysis} texts={texts} locale={data.locale} />
        ) : (
          <Label x={0} y={0}>
            {noIndicesText(incomparable, texts)}
          </Label>
        )}
      </At>
    </g>
  );
}
