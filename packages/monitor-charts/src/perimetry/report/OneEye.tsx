import type { ReactElement } from 'react';
import { type Area, At, LINE } from '../../report/index.ts';
import { Reliability, RELIABILITY_HEIGHT } from './CatchTrials.tsx';
import { ExtraPoints, extraHeight, extraPoints, EyeMaps, type MapsLayout } from './EyeMaps.tsx';
import { Indices, indicesHeight } from './Indices.tsx';
import { Previous, previousLayout } from './Previous.tsx';
import { ProbabilityLegend } from './ProbabilityLegend.tsx';
import type { PerimetryReportTexts } from './texts.ts';
import type { EyeReport, PerimetryReportData } from './types.ts';

const LEGEND = 14;
const SIDE = 169;
const GAP = 16;

const layoutOf = ({ width, height }: Area): MapsLayout => ({
  width: width - SIDE - 27,
  height: height - LEGEND - 10,
  numbersX: 103,
  pictureX: 274,
  right: 208,
  pitch: { sensitivity: 18.75, deviation: 17.55, picture: 13.2 },
  text: { sensitivity: 9, deviation: 7 },
  hasCaptions: true,
});

export interface OneEyeProps {
  report: EyeReport;
  data: PerimetryReportData;
  area: Area;
  texts: PerimetryReportTexts;
}

/** The body of a page of one eye: its maps, and beside them how reliable the field is and its indices. */
export function OneEye({ report, data, area, texts }: OneEyeProps): ReactElement {
  const layout = layoutOf(area);
  const { spacing, locale } = data;
  const side = area.width - SIDE;
  const extra = extraPoints(report, spacing);
  const indicesTop = RELIABILITY_HEIGHT + GAP;
  const extraTop = indicesTop + indicesHeight({ report, texts, locale }) + GAP;
  const previousTop = extra.length > 0 ? extraTop + extraHeight(extra) + GAP : extraTop;
  const compared = { report, spacing, texts, locale, width: SIDE };
  const previous = report.previous === undefined ? null : previousLayout(compared, area.height - previousTop);
  return (
    <g>
      <EyeMaps {...{ report, spacing, layout, texts, locale }} />
      {report.analysis && !report.analysis.ageOutsideNorms && (
        <ProbabilityLegend y={area.height - 8} width={layout.width} texts={texts} locale={locale} />
      )}
      <line x1={side - 13.5} x2={side - 13.5} y1={-5} y2={area.height} stroke={LINE} strokeWidth={0.75} />
      <At x={side} y={0}>
        <Reliability {...{ report, texts, locale }} width={SIDE} />
        <At x={0} y={indicesTop}>
          <Indices {...{ report, texts, locale }} width={SIDE} />
        </At>
        {extra.length > 0 && (
          <At x={0} y={extraTop}>
            <ExtraPoints {...{ report, spacing, texts }} width={SIDE} />
          </At>
        )}
        {previous && (
          <At x={0} y={previousTop}>
            <Previous {...compared} layout={previous} />
          </At>
        )}
      </At>
    </g>
  );
}
