import { type IndexTrend, type Slope, type Trend } from '@isopter/clinical/perimetry/trend';
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { At, BODY, Caption, INK, isolated, Label, MUTED, NOTE, SideHeading } from '../../report/index.ts';
import { INDEX_UNITS, slopeFigures, type TrendWriting } from './format.ts';
import { Segment } from '../../chart/Segment.tsx';
import { endOf, TrendChart } from './TrendChart.tsx';
import { type TrendMark, TrendPoint } from './TrendPoint.tsx';

export interface TrendBodyProps extends TrendWriting {
  trend: Trend;
  eyeNames: Readonly<Record<'OD' | 'OS', string>>;
}

const GAP = 17;
const WIDTH = (BODY.width - GAP) / 2;
const CHART = 176;
const BLOCK = 270;
/** The position of the legend above up to five lines of notes. */
const LEGEND_Y = BODY.height - 4 * NOTE;

/** The body of a trend report: the indices of both eyes over time, the left eye on the left, as the patient sees. */
export function TrendBody({ trend, eyeNames, ...writing }: TrendBodyProps): ReactElement {
  const { eyes, span } = trend;
  if (!span)
    return (
      <Label x={0} y={20}>
        {writing.texts.noFields}
      </Label>
    );
  return (
    <>
      {eyes.map(({ eye, indices }) => (
        <At key={eye} x={eye === 'OS' ? 0 : WIDTH + GAP} y={0}>
          <SideHeading side={eye} name={eyeNames[eye]} />
          {indices.map((one, row) => (
            <At key={one.index} x={0} y={26 + row * BLOCK}>
              <Index {...one} span={[span[0], axisEnd(trend, span[1])]} name={eyeNames[eye]} writing={writing} />
            </At>
          ))}
        </At>
      ))}
      <Legend {...writing} />
    </>
  );
}

/** The end of the axis of time of both eyes. */
const axisEnd = ({ eyes }: Trend, last: Date): Date =>
  new Date(Math.max(last.getTime(), ...eyes.flatMap(({ indices }) => indices.map((index) => endOf(index).getTime()))));

const MARKS: readonly TrendMark[] = ['counted', 'unreliable', 'excluded'];

interface IndexProps extends IndexTrend {
  name: string;
  span: readonly [Date, Date];
  writing: TrendWriting;
}

/** An index of an eye: the chart and the figures of its slope. */
function Index({ index, fields, slope, name, span, writing }: IndexProps): ReactElement {
  const title = writing.texts[index];
  return (
    <>
      <Caption>{title}</Caption>
      <At x={0} y={12}>
        <TrendChart
          {...writing}
          {...{ fields, slope, span }}
          least={INDEX_UNITS[index].least}
          width={WIDTH}
          height={CHART}
          label={`${name}, ${title}`}
        />
      </At>
      <At x={0} y={CHART + 26}>
        <Figures {...{ slope, writing }} unit={INDEX_UNITS[index].unit} />
      </At>
    </>
  );
}

interface FiguresProps {
  slope: Slope | undefined;
  unit: string;
  writing: TrendWriting;
}

function Figures({ slope, unit, writing }: FiguresProps): ReactElement {
  const { texts } = writing;
  if (!slope)
    return (
      <Label x={0} y={0} room={WIDTH}>
        {texts.tooFewTests}
      </Label>
    );
  const figures = slopeFigures(slope, unit, writing);
  return (
    <>
      {figures.map(([label, value], row) => (
        <g key={label}>
          <Label x={0} y={row * 13} colour={MUTED} room={80}>
            {label}
          </Label>
          <Label x={84} y={row * 13} strong>
            {isolated(value)}
          </Label>
        </g>
      ))}
      {slope.p === null && (
        <Label x={0} y={figures.length * 13} size={7.5} colour={MUTED} room={WIDTH}>
          {texts.fewTests}
        </Label>
      )}
    </>
  );
}

function Legend({ texts }: TrendWriting): ReactElement {
  return (
    <At x={0} y={LEGEND_Y}>
      {MARKS.map((mark, i) => (
        <At key={mark} x={i * 92} y={0}>
          <TrendPoint cx={4} cy={-2.6} mark={mark} />
          <Label x={12} y={0} size={7.5} room={78}>
            {texts[mark]}
          </Label>
        </At>
      ))}
      <rect x={276} y={-6.5} width={14} height={8} fill={printPaint.hairline} />
      <Label x={296} y={0} size={7.5} room={136}>
        {texts.band}
      </Label>
      <Segment from={{ x: 440, y: -2.6 }} to={{ x: 456, y: -2.6 }} stroke={INK} strokeDasharray="3 2" />
      <Label x={462} y={0} size={7.5} room={72}>
        {texts.projection}
      </Label>
    </At>
  );
}
