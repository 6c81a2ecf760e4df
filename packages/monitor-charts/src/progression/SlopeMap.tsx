import type { PointSlope } from '@isopter/clinical/perimetry/progression';
import type { ReactElement } from 'react';
import { written } from '../shared/written.ts';
import { type MapProps, PointMap } from './PointMap.tsx';
import type { ProgressionWords } from './progression.texts.ts';
import { SlopeMark } from './SlopeMark.tsx';
import { slopeState } from './slopeState.ts';

/** Writes a number with so many decimals and a real minus sign. */
export type WriteNumber = (value: number, digits: number) => string;

/** Props of {@link SlopeMap}. */
export interface SlopeMapProps extends MapProps {
  points: readonly PointSlope[];
  write: WriteNumber;
}

/** Probabilities as they are printed: three decimals, nothing below. */
export const probabilityText = (p: number, write: WriteNumber): string =>
  p < 0.001 ? `< ${write(0.001, 3)}` : write(p, 3);

/** The slope of a point in words, with its place. */
export const slopeText = (texts: ProgressionWords, point: PointSlope, write: WriteNumber): string =>
  texts.point({
    x: written(point.x),
    y: written(point.y),
    result: `${texts.slope({ value: write(point.slope, 2) })}, ${texts[slopeState(point)]}`,
  });

/** The 95 % interval of the slope of a point, without its label. */
export const intervalText = (texts: ProgressionWords, { interval }: PointSlope, write: WriteNumber): string =>
  texts.range({ from: write(interval[0], 2), to: write(interval[1], 2) });

/**
 * How fast each point of a field loses or gains sensitivity, and how sure that is.
 * @selector [data-component="SlopeMap"] The map.
 * @selector [data-eye] On the map: `OD` or `OS`.
 */
export const SlopeMap = ({ points, write, ...map }: SlopeMapProps): ReactElement => (
  <PointMap
    {...map}
    component="SlopeMap"
    points={points}
    describe={(point) => ({
      title: slopeText(map.texts, point, write),
      rows: [
        [map.texts.interval, intervalText(map.texts, point, write)],
        ...(point.p === null ? [] : [[map.texts.probability, probabilityText(point.p, write)] as const]),
        [map.texts.tests, String(point.n)],
      ],
    })}
    renderMark={(point, size, paint) => (
      <SlopeMark state={slopeState(point)} text={write(point.slope, 1)} {...{ size, paint }} />
    )}
  />
);
