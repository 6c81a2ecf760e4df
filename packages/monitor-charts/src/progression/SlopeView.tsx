import { idOf } from '@isopter/clinical';
import type { PointSlope } from '@isopter/clinical/perimetry/progression';
import { useTexts } from '@isopter/ui';
import type { ReactElement } from 'react';
import { themePaint } from '../chart/paint.ts';
import { written } from '../shared/written.ts';
import type { EventViewProps } from './EventView.tsx';
import { SYMBOL } from '../shared/Legend.tsx';
import { MapView } from './MapView.tsx';
import { progressionWords } from './progression.texts.ts';
import { intervalText, probabilityText, SlopeMap } from './SlopeMap.tsx';
import { SlopeMark } from './SlopeMark.tsx';
import { SLOPE_STATES, slopeState } from './slopeState.ts';
import { useWriteNumber } from './useWriteNumber.ts';

/** Props of {@link SlopeView}. */
export interface SlopeViewProps extends Pick<EventViewProps, 'eye' | 'extent' | 'spacing' | 'display'> {
  /** The slope of each point in dB per year, as `pointwiseRegression` returns them. */
  points: readonly PointSlope[];
}

/**
 * The pointwise regression of an eye with a legend, or as a table.
 * @selector [data-component="SlopeTable"] The table.
 */
export function SlopeView({ eye, points, extent, spacing, display = 'chart' }: SlopeViewProps): ReactElement {
  const texts = useTexts(progressionWords);
  const write = useWriteNumber();
  const label = texts.slopesOf({ eye: texts[`eye${eye}`] });
  const isJudged = points.some(({ p }) => p !== null);
  return (
    <MapView
      display={display}
      label={label}
      component="SlopeTable"
      columns={[
        texts.columnX,
        texts.columnY,
        texts.slopes,
        texts.interval,
        texts.probability,
        texts.tests,
        texts.result,
      ]}
      rows={points.map((point) => ({
        id: idOf(point),
        cells: [
          written(point.x),
          written(point.y),
          write(point.slope, 2),
          intervalText(texts, point, write),
          point.p === null ? '–' : probabilityText(point.p, write),
          point.n,
          texts[slopeState(point)],
        ],
      }))}
      legend={SLOPE_STATES.filter((state) => (state === 'unjudged') !== isJudged).map((state) => ({
        id: state,
        mark: <SlopeMark state={state} text="" size={SYMBOL} paint={themePaint} />,
        text: texts[state],
      }))}
    >
      {(width, height) => <SlopeMap {...{ eye, points, width, height, extent, spacing, texts, label, write }} />}
    </MapView>
  );
}
