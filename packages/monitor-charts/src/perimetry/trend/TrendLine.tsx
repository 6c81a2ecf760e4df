import { type Slope, YEAR, yearsBetween } from '@isopter/clinical/perimetry/trend';
import { Area } from '@visx/shape';
import type { ReactElement } from 'react';
import { Segment } from '../../chart/Segment.tsx';

/** The number of segments of the confidence band, which is curved. */
const STEPS = 24;

export interface TrendLineProps {
  slope: Slope;
  x: (at: Date) => number;
  y: (value: number) => number;
  from: Date;
  to: Date;
  colour: string;
  /** Of the confidence band. */
  bandColour: string;
  scale: number;
}

/** The regression line over the tested period, and dashed after it as far as the tests allow. */
export function TrendLine(props: TrendLineProps): ReactElement {
  const { slope, x, y, from, to, colour, bandColour, scale } = props;
  const { at, band, until } = slope;
  const tested = yearsBetween(from, to);
  const end = until ?? tested;
  const years = Array.from({ length: STEPS + 1 }, (_, i) => (end * i) / STEPS);
  const place = (year: number) => ({ x: x(new Date(from.getTime() + year * YEAR)), y: y(at(year)) });
  const stroke = { stroke: colour, strokeWidth: 1.2 * scale };
  return (
    <g>
      <Area
        data={years}
        x={(year) => place(year).x}
        y0={(year) => y(band(year)[0])}
        y1={(year) => y(band(year)[1])}
        fill={bandColour}
        data-part="band"
      />
      <Segment from={place(0)} to={place(tested)} {...stroke} data-part="line" />
      {end > tested && (
        <Segment from={place(tested)} to={place(end)} {...stroke} strokeDasharray="3 2" data-part="projection" />
      )}
    </g>
  );
}
