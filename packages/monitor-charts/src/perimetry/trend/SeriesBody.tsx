import { measureText } from '@isopter/clinical/course';
import type { FieldAnalysis } from '@isopter/clinical/perimetry/analysis';
import { isCounted, type Trend, type TrendField } from '@isopter/clinical/perimetry/trend';
import type { ReactElement } from 'react';
import { At, BODY, CRITICAL, INK, isolated, Label, MUTED, NOTE, SideHeading } from '../../report/index.ts';
import { DeviationPlot } from '../report/DeviationPlot.tsx';
import { ProbabilityLegend } from '../report/ProbabilityLegend.tsx';
import type { PerimetryReportTexts } from '../report/texts.ts';
import { day } from './format.ts';
import type { TrendBodyProps } from './TrendBody.tsx';

const GAP = 17;
const WIDTH = (BODY.width - GAP) / 2;
const COLUMNS = 3;
const CELL = { width: WIDTH / COLUMNS, height: 104 } as const;
const PLOT = CELL.width - 8;
const TOP = 34;
/** The position of the legend above up to five lines of notes. */
const LEGEND_Y = BODY.height - 4 * NOTE;
const ROWS = 5;
/** The number of fields of an eye that fit on a page. */
const ON_PAGE = COLUMNS * ROWS;

type JudgedField = TrendField & { analysis: FieldAnalysis };

/** The fields of which it is known how rare their deviations are among healthy eyes. */
const judged = (fields: readonly TrendField[]): readonly JudgedField[] =>
  fields.filter((field): field is JudgedField => field.analysis !== undefined && !field.analysis.ageOutsideNorms);

/** The number of pages of the series of fields. */
export const seriesPages = ({ eyes }: Trend): number =>
  Math.ceil(Math.max(0, ...eyes.map(({ fields }) => judged(fields).length)) / ON_PAGE);

export interface SeriesBodyProps extends TrendBodyProps {
  /** The index of the page, from 0. */
  page: number;
  /** The texts of the field report for the legend of the symbols. */
  fieldTexts: PerimetryReportTexts;
  extent: number;
  spacing: number;
}

/** The body of a series page: small fields in chronological order with the probabilities of the pattern deviations. */
export function SeriesBody(props: SeriesBodyProps): ReactElement {
  const { trend, eyeNames, page, fieldTexts, texts, locale } = props;
  return (
    <>
      {trend.eyes.map(({ eye, fields }) => (
        <At key={eye} x={eye === 'OS' ? 0 : WIDTH + GAP} y={0}>
          <SideHeading side={eye} name={eyeNames[eye]} />
          <Label x={0} y={27} size={7.5} colour={MUTED}>
            {texts.series}
          </Label>
          {judged(fields)
            .slice(page * ON_PAGE, (page + 1) * ON_PAGE)
            .map((field, index) => (
              <At
                key={`${field.at.getTime()} ${field.analysis.md}`}
                x={(index % COLUMNS) * CELL.width}
                y={TOP + Math.floor(index / COLUMNS) * CELL.height}
              >
                <SmallField {...props} field={field} />
              </At>
            ))}
        </At>
      ))}
      <ProbabilityLegend y={LEGEND_Y} width={BODY.width} texts={fieldTexts} locale={locale} />
    </>
  );
}

function SmallField({ field, extent, spacing, fieldTexts, ...writing }: SeriesBodyProps & { field: JudgedField }) {
  const { at, analysis, excluded } = field;
  const { md, vfi } = analysis;
  const percent = new Intl.NumberFormat(writing.locale, { style: 'percent' });
  const index = vfi === null ? [] : [`${fieldTexts.vfi} ${percent.format(vfi / 100)}`];
  const said = [`${fieldTexts.md} ${measureText('MD', md, writing.locale)}`, ...index].join(' · ');
  return (
    <>
      <Label x={0} y={8} size={7.5} strong colour={isCounted(field) ? INK : CRITICAL}>
        {isolated(day(at, writing))}
      </Label>
      <At x={0} y={12}>
        <DeviationPlot
          points={analysis.points}
          deviation="pattern"
          display="probability"
          size={PLOT}
          extent={extent}
          spacing={spacing}
          label={`${day(at, writing)}, ${said}`}
        />
      </At>
      <Label x={0} y={PLOT + 17} size={6.5} colour={MUTED}>
        {isolated(said)}
      </Label>
      {!isCounted(field) && (
        <Label x={0} y={PLOT + 25} size={6.5} strong colour={CRITICAL}>
          {excluded === null ? writing.texts.unreliable : writing.texts.excluded}
        </Label>
      )}
    </>
  );
}
