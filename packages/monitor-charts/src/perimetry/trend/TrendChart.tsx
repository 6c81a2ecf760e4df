import { scaleLinear, scaleUtc } from '@visx/scale';
import type { ReactElement } from 'react';
import { HAIRLINE, INK, Label, LINE, MUTED, withMinus } from '../../report/index.ts';
import type { TrendWriting } from './format.ts';
import type { Regression } from './regression.ts';
import { yearsBetween } from './series.ts';
import { TrendPoint } from './TrendPoint.tsx';

/** A field on the chart. */
export interface ChartedField {
  at: Date;
  value: number;
  reliable: boolean;
}

export interface TrendChartProps extends TrendWriting {
  fields: readonly ChartedField[];
  regression: Regression | undefined;
  /** First and last day of the axis, the same for both eyes. */
  span: readonly [Date, Date];
  /** Values the axis has at least. */
  least: readonly [low: number, high: number];
  /** Distance of the lines across. */
  step: number;
  width: number;
  height: number;
  /** Read out in place of the picture. */
  label: string;
}

const AXIS = { left: 26, right: 8, top: 8, bottom: 18 } as const;
/** Steps of the drawn band; it is curved. */
const STEPS = 24;

/** Dates of the axis: years, and months where there are no more than three years. */
function tickText(date: Date, span: readonly [Date, Date], { locale }: TrendWriting): string {
  const isLong = yearsBetween(...span) > 3;
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    timeZone: 'UTC',
    ...(!isLong && { month: 'short' }),
    ...(yearsBetween(...span) < 0.5 && { day: 'numeric' }),
  }).format(date);
}

/** One index of one eye against time: each field, the line through them and its confidence band. */
export function TrendChart(props: TrendChartProps): ReactElement {
  const { fields, regression, span, least, step, width, height, label } = props;
  const values = fields.map(({ value }) => value);
  const low = Math.floor(Math.min(least[0], ...values) / step) * step;
  const high = Math.ceil(Math.max(least[1], ...values) / step) * step;
  const margin = Math.max(0.02 * (span[1].getTime() - span[0].getTime()), 24 * 3600 * 1000);
  const x = scaleUtc<number>({
    domain: [new Date(span[0].getTime() - margin), new Date(span[1].getTime() + margin)],
    range: [AXIS.left, width - AXIS.right],
  });
  const y = scaleLinear<number>({ domain: [low, high], range: [height - AXIS.bottom, AXIS.top], clamp: true });
  const lines = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  // over a few days several ticks are of one day
  const ticks = x
    .ticks(4)
    .map((date) => ({ date, text: tickText(date, span, props) }))
    .filter(({ text }, i, all) => text !== all[i - 1]?.text);
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} direction="ltr">
      {lines.map((value) => (
        <g key={value}>
          <line
            x1={AXIS.left}
            x2={width - AXIS.right}
            y1={y(value)}
            y2={y(value)}
            stroke={value === least[1] ? LINE : HAIRLINE}
            strokeWidth={0.6}
          />
          <Label x={AXIS.left - 4} y={y(value) + 2.6} size={7} colour={MUTED} anchor="end">
            {withMinus(String(value))}
          </Label>
        </g>
      ))}
      {ticks.map(({ date, text }) => (
        <g key={date.getTime()}>
          <line
            x1={x(date)}
            x2={x(date)}
            y1={height - AXIS.bottom}
            y2={height - AXIS.bottom + 3}
            stroke={LINE}
            strokeWidth={0.6}
          />
          <Label x={x(date)} y={height - 5} size={7} colour={MUTED} anchor="middle">
            {text}
          </Label>
        </g>
      ))}
      {regression && fields[0] && <Line {...{ regression, x, y }} from={fields[0].at} to={fields.at(-1)!.at} />}
      {fields.map(({ at, value, reliable }) => (
        <TrendPoint key={`${at.getTime()} ${value}`} cx={x(at)} cy={y(value)} reliable={reliable} />
      ))}
    </svg>
  );
}

interface LineProps {
  regression: Regression;
  x: (at: Date) => number;
  y: (value: number) => number;
  from: Date;
  to: Date;
}

/** The line over the time that was tested, and no further. */
function Line({ regression, x, y, from, to }: LineProps): ReactElement {
  const times = Array.from(
    { length: STEPS + 1 },
    (_, i) => new Date(from.getTime() + ((to.getTime() - from.getTime()) * i) / STEPS),
  );
  const edge = (at: Date, side: 0 | 1): string =>
    `${x(at).toFixed(2)} ${y(regression.band(yearsBetween(from, at))[side]).toFixed(2)}`;
  const outline = [...times.map((at) => edge(at, 1)), ...times.toReversed().map((at) => edge(at, 0))];
  return (
    <g>
      <path d={`M${outline.join('L')}Z`} fill="#dfe7ee" data-part="band" />
      <line
        x1={x(from)}
        x2={x(to)}
        y1={y(regression.at(0))}
        y2={y(regression.at(yearsBetween(from, to)))}
        stroke={INK}
        strokeWidth={1.2}
        data-part="line"
      />
    </g>
  );
}
