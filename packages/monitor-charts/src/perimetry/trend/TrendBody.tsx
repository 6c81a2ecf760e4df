import type { EyeTrend, Regression, Trend } from '@isopter/clinical/perimetry/trend';
import type { ReactElement } from 'react';
import { printPaint } from '../../chart/paint.ts';
import { At, BODY, Caption, isolated, Label, MUTED, NOTE, SideHeading } from '../../report/index.ts';
import { slopeFigures, type TrendWriting } from './format.ts';
import { type ChartedField, TrendChart } from './TrendChart.tsx';
import { TrendPoint } from './TrendPoint.tsx';

export interface TrendBodyProps extends TrendWriting {
  trend: Trend;
  eyeNames: Readonly<Record<'OD' | 'OS', string>>;
}

const GAP = 17;
const WIDTH = (BODY.width - GAP) / 2;
const CHART = 176;
const BLOCK = 270;
/** The position of the legend above up to four lines of notes. */
const LEGEND_Y = BODY.height - 3 * NOTE;

/** The body of a trend report: MD and VFI of both eyes over time, the left eye on the left, as the patient sees. */
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
      {eyes.map((eye) => (
        <At key={eye.eye} x={eye.eye === 'OS' ? 0 : WIDTH + GAP} y={0}>
          <SideHeading side={eye.eye} name={eyeNames[eye.eye]} />
          {INDICES.map((index, row) => (
            <At key={index.unit} x={0} y={26 + row * BLOCK}>
              <Index {...index} eye={eye} span={span} name={eyeNames[eye.eye]} writing={writing} />
            </At>
          ))}
        </At>
      ))}
      <Legend {...writing} />
    </>
  );
}

interface IndexKind {
  title: 'md' | 'vfi';
  unit: string;
  least: readonly [number, number];
}

const INDICES: readonly IndexKind[] = [
  { title: 'md', unit: 'dB', least: [-6, 0] },
  { title: 'vfi', unit: '%', least: [80, 100] },
];

interface IndexProps extends IndexKind {
  eye: EyeTrend;
  name: string;
  span: readonly [Date, Date];
  writing: TrendWriting;
}

/** An index of an eye: the chart and the figures of its slope. */
function Index({ title, unit, least, eye, name, span, writing }: IndexProps): ReactElement {
  const regression = eye[title];
  const fields = eye.fields.map(({ at, reliable, analysis }): ChartedField => ({
    at,
    reliable,
    value: analysis[title],
  }));
  return (
    <>
      <Caption>{writing.texts[title]}</Caption>
      <At x={0} y={12}>
        <TrendChart
          {...writing}
          {...{ fields, regression, span, least }}
          width={WIDTH}
          height={CHART}
          label={`${name}, ${writing.texts[title]}`}
        />
      </At>
      <At x={0} y={CHART + 26}>
        <Figures {...{ regression, unit, writing }} />
      </At>
    </>
  );
}

interface FiguresProps {
  regression: Regression | undefined;
  unit: string;
  writing: TrendWriting;
}

function Figures({ regression, unit, writing }: FiguresProps): ReactElement {
  const { texts } = writing;
  if (!regression)
    return (
      <Label x={0} y={0}>
        {texts.tooFewTests}
      </Label>
    );
  return (
    <>
      {slopeFigures(regression, unit, writing).map(([label, value], row) => (
        <g key={label}>
          <Label x={0} y={row * 13} colour={MUTED}>
            {label}
          </Label>
          <Label x={66} y={row * 13} strong>
            {isolated(value)}
          </Label>
        </g>
      ))}
      {regression.n < ENOUGH && (
        <Label x={0} y={39} size={7.5} colour={MUTED}>
          {texts.fewTests}
        </Label>
      )}
    </>
  );
}

/** The number of tests below which a slope is shown but marked as unreliable. */
const ENOUGH = 5;

function Legend({ texts }: TrendWriting): ReactElement {
  return (
    <At x={0} y={LEGEND_Y}>
      <TrendPoint cx={4} cy={-2.6} reliable />
      <Label x={12} y={0} size={7.5}>
        {texts.reliable}
      </Label>
      <TrendPoint cx={104} cy={-2.6} reliable={false} />
      <Label x={112} y={0} size={7.5}>
        {texts.unreliable}
      </Label>
      <rect x={230} y={-6.5} width={14} height={8} fill={printPaint.hairline} />
      <Label x={250} y={0} size={7.5}>
        {texts.band}
      </Label>
    </At>
  );
}
