import type { DifferencePoint } from '@isopter/clinical/perimetry/progression';
import type { ReactElement } from 'react';
import { written } from '../shared/written.ts';
import { DifferenceMark } from './DifferenceMark.tsx';
import { type MapProps, PointMap } from './PointMap.tsx';
import type { ProgressionWords } from './progression.texts.ts';

/** Props of {@link DifferenceMap}. */
export interface DifferenceMapProps extends MapProps {
  points: readonly DifferencePoint[];
}

/** A difference with its sign. */
export const signed = (db: number): string => (db > 0 ? `+${db}` : written(db));

/** A point in words: "x −9°, y 3°, 28 dB, then 24 dB, −4 dB, worse, p < 5%". */
export const differenceText = (texts: ProgressionWords, point: DifferencePoint): string =>
  texts.point({
    x: written(point.x),
    y: written(point.y),
    result: texts.differenceAt({
      before: written(point.before),
      db: written(point.db),
      difference: signed(point.difference),
      verdict: texts[point.verdict],
    }),
  });

/**
 * How each point of a field differs from before, and which differences are beyond what repeated tests reach.
 * @selector [data-component="DifferenceMap"] The map.
 * @selector [data-eye] On the map: `OD` or `OS`.
 */
export const DifferenceMap = ({ points, ...map }: DifferenceMapProps): ReactElement => (
  <PointMap
    {...map}
    component="DifferenceMap"
    points={points}
    describe={(point) => ({
      title: differenceText(map.texts, point),
      rows:
        point.limits.low === 0
          ? []
          : [
              [map.texts.limit, map.texts.decibels({ db: written(point.limits.low) })],
              [map.texts.lowestLimit, map.texts.decibels({ db: written(point.limits.lowest) })],
              [map.texts.highLimit, map.texts.decibels({ db: written(point.limits.high) })],
            ],
    })}
    renderMark={(point, size, paint) => (
      <DifferenceMark verdict={point.verdict} text={signed(point.difference)} {...{ size, paint }} />
    )}
  />
);
