import type { EventAnalysis } from '@isopter/clinical/perimetry/progression';
import { idOf } from '@isopter/clinical';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { themePaint } from '../chart/paint.ts';
import { written } from '../shared/written.ts';
import { EventMap } from './EventMap.tsx';
import { EventMark } from './EventMark.tsx';
import { EVENT_STATES, eventState, newestPoints } from './eventState.ts';
import { SYMBOL } from '../shared/Legend.tsx';
import { type MapDisplay, MapView } from './MapView.tsx';
import { progressionWords } from './progression.texts.ts';

/** Props of {@link EventView}. */
export interface EventViewProps {
  /** The eye, `OD` or `OS`. */
  eye: 'OD' | 'OS';
  /** The result of `eventAnalysis`. */
  analysis: Pick<EventAnalysis, 'points' | 'followUps'>;
  /** The radius of the field and the distance between neighbouring points, in degrees. */
  extent: number;
  /** The distance between neighbouring points in degrees. */
  spacing: number;
  /** The day of the newest field, or of the baseline, as it is written. */
  date: string;
  /**
   * The map, or the same data as a table.
   * @default 'chart'
   */
  display?: MapDisplay;
}

/**
 * The event analysis of an eye: the newest field compared with the baseline, with a legend, or as a table.
 * @selector [data-component="EventTable"] The table.
 */
export function EventView({ eye, analysis, extent, spacing, date, display = 'chart' }: EventViewProps): ReactElement {
  const texts = useTexts(progressionWords);
  const points = newestPoints(analysis);
  const label = texts.eventsOf({ eye: texts[`eye${eye}`], date });
  return (
    <MapView
      display={display}
      label={label}
      component="EventTable"
      columns={[texts.columnX, texts.columnY, texts.baselineDb, texts.limit, texts.now, texts.result]}
      rows={points.map((point) => ({
        id: idOf(point),
        cells: [
          written(point.x),
          written(point.y),
          written(point.baseline),
          point.isOutOfRange ? '–' : written(point.limit),
          typeof point.db === 'number' ? written(point.db) : '–',
          texts[eventState(point)],
        ],
      }))}
      legend={EVENT_STATES.map((state) => ({
        id: state,
        mark: <EventMark state={state} size={SYMBOL} paint={themePaint} />,
        text: texts[state],
      }))}
    >
      {(width, height) => <EventMap {...{ eye, points, width, height, extent, spacing, texts, label }} />}
    </MapView>
  );
}
