import { idOf, type Point } from '@isopter/clinical';
import { type ReactElement, useMemo } from 'react';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { placeIn } from '../../chart/frame.ts';
import { NowRing } from '../../chart/NowRing.tsx';
import { themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { usePlaces } from '../../shared/usePlaces.ts';
import type { EstermanEye, EstermanLocation } from '../types.ts';
import { mapFrame } from './frame.ts';
import { MapAxes } from './MapAxes.tsx';
import { MapLegend } from './MapLegend.tsx';
import { PointMark } from './PointMark.tsx';
import { type MapWords, pointText } from './speech.ts';

/** Props of {@link EstermanPlot}. */
export interface EstermanPlotProps extends PlotProps {
  /** The tested eye; for a single eye the blind spot is drawn. */
  eye: EstermanEye;
  /** The state of each point. */
  locations: readonly EstermanLocation[];
  /** The accessible name. */
  label: string;
  /** The texts, in English unless given. */
  texts: MapWords;
  /**
   * The presented point, which is marked by a ring.
   * @default null
   */
  presented?: Point | null;
  /**
   * Whether grid lines are drawn every 10° (EST-01).
   * @default false
   */
  hasGridLines?: boolean;
}

/**
 * The wide map of an Esterman test from the patient's view, not mirrored in any language, with the same scale on both
 * axes. It is an SVG that needs no style sheet, so that the screen and the report show the same drawing (CHART-03).
 * @selector [data-component="EstermanPlot"] The chart.
 * @selector [data-eye] On the chart: `OD`, `OS` or `OU`.
 * @selector [data-state] On a point: `seen`, `notSeen` or `untested`.
 * @selector [data-part="blind-spot"] The physiological blind spot of a single eye.
 * @selector [data-part="presented"] The ring around the presented point.
 * @selector [data-part="grid-lines"] The lines of the square grid.
 * @selector [data-part="legend"] The legend of the marks.
 */
export function EstermanPlot({
  eye,
  locations,
  width,
  height,
  label,
  texts,
  presented = null,
  hasGridLines = false,
  paint = themePaint,
  isInteractive = true,
}: EstermanPlotProps): ReactElement {
  const frame = useMemo(() => mapFrame(width, height), [width, height]);
  const { mark } = frame;
  const points = usePlaces(locations);
  const places = useMemo(
    () => points.map((point): Place => ({ id: idOf(point), ...placeIn(frame, point), width: mark })),
    [points, frame, mark],
  );
  const describe = (id: string): Details => {
    const location = locations.find((one) => idOf(one) === id);
    return { title: location ? pointText(texts, location) : '' };
  };
  return (
    <ChartView
      {...{ width, height, label, paint, isInteractive, places, describe }}
      kind={texts.plotKind}
      help={texts.plotHelp}
      component="EstermanPlot"
      data={{ 'data-eye': eye }}
    >
      <MapAxes {...{ eye, frame, hasGridLines, paint }} />
      {locations.map((location) => {
        const { x, y } = placeIn(frame, location);
        return (
          <PointMark
            key={idOf(location)}
            id={idOf(location)}
            cx={x}
            cy={y}
            size={mark}
            state={location.state}
            label={isInteractive ? pointText(texts, location) : null}
            paint={paint}
          />
        );
      })}
      {presented && (
        <NowRing at={placeIn(frame, presented)} radius={Math.max(8, mark)} part="presented" paint={paint} />
      )}
      <MapLegend {...{ width, height, texts, paint }} />
    </ChartView>
  );
}
