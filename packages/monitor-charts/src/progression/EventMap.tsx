import type { ReactElement } from 'react';
import { written } from '../shared/written.ts';
import { EventMark } from './EventMark.tsx';
import { type ComparedPoint, eventState } from './eventState.ts';
import { type MapProps, PointMap } from './PointMap.tsx';
import type { ProgressionWords } from './progression.texts.ts';

/** Props of {@link EventMap}. */
export interface EventMapProps extends MapProps {
  /** The points of the newest field, or those of the baseline while there is no later one. */
  points: readonly ComparedPoint[];
}

/** The state of a point in words, with its place. */
export const eventText = (texts: ProgressionWords, point: ComparedPoint): string =>
  texts.point({ x: written(point.x), y: written(point.y), result: texts[eventState(point)] });

/**
 * Shows where a field is worse than its baseline, and in how many tests in a row.
 * @selector [data-component="EventMap"] The map.
 * @selector [data-eye] On the map: `OD` or `OS`.
 */
export const EventMap = ({ points, ...map }: EventMapProps): ReactElement => (
  <PointMap
    {...map}
    component="EventMap"
    points={points}
    describe={(point) => ({
      title: eventText(map.texts, point),
      rows: [
        [map.texts.baselineDb, map.texts.decibels({ db: written(point.baseline) })],
        ...(point.isOutOfRange ? [] : [[map.texts.limit, map.texts.decibels({ db: written(point.limit) })] as const]),
        ...(typeof point.db === 'number'
          ? [[map.texts.now, map.texts.decibels({ db: written(point.db) })] as const]
          : []),
      ],
    })}
    renderMark={(point, size, paint) => <EventMark state={eventState(point)} {...{ size, paint }} />}
  />
);
