import { type Slope, YEAR, yearsBetween } from '@isopter/clinical/perimetry/trend';
import { Area } from '@visx/shape';
import type { ReactElement } from 'react';
import { Segment } from '../../chart/Segment.tsx';

/** The number of segments of the confidence band, which is curved. */
const STEPS = 24;

interface TrendProps {
  slope: Slope;
  x: (at: Date) => number;
  y: (value: number) => number;
  from: Date;
  to: Date;
}

export interface TrendBandProps extends TrendProps {
  fill: string;
  /** @default opaque */
  opacity?: number | undefined;
}

export interface TrendLineProps extends TrendProps {
  colour: string;
  scale: number;
}

/** The confidence band of a regression line. */
export function TrendBand({ slope, x, y, from, to, fill, opacity }: TrendBandProps): ReactElement {
  const end = slope.until ?? yearsBetween(from, to);
  return (
    <Area
      data={Array.from({ length: STEPS + 1 }, (_, i) => (end * i) / STEPS)}
      x={(year) => x(dateOf(from, year))}
      y0={(year) => y(slope.band(year)[0])}
      y1={(year) => y(slope.band(year)[1])}
      fill={fill}
      fillOpacity={opacity}
      data-part="band"
    />
  );
}

/** The regression line over the tested period, and dashed after it as far as the tests allow. */
export function TrendLine({ slope, x, y, from, to, colour, scale }: TrendLineProps): ReactElement {
  const { at, until } = slope;
  const tested = yearsBetween(from, to);
  const place = (year: number) => ({ x: x(dateOf(from, year)), y: y(at(year)) });
  const stroke = { stroke: colour, strokeWidth: 1.2 * scale };
  return (
    <g>
      <Segment from={place(0)} to={place(tested)} {...stroke} data-part="line" />
      {until !== null && until > tested && (
        <Segment from={place(tested)} to={place(until)} {...stroke} strokeDasharray="3 2" data-part="projection" />
      )}
    </g>
  );
}

const dateOf = (from: Date, years: number): Date => new Date(from.getTime() + years * YEAR);
