import { ALL_AROUND, PRIMARY } from '@isopter/clinical/gaze';
import { INNER, OUTER, placeOf, reachOf, STEP } from '@isopter/clinical/sensorimotor';
import { Circle, LinePath } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { ChartView, markProps, type PlotProps } from '../chart/ChartView.tsx';
import type { Details } from '../chart/DetailsCard.tsx';
import { placeIn } from '../chart/frame.ts';
import { NowRing } from '../chart/NowRing.tsx';
import { themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { Segment } from '../chart/Segment.tsx';
import { gazeFrame } from '../motility/gaze/frame.ts';
import { GazeAxes } from '../motility/gaze/GazeAxes.tsx';
import { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
import { MarkerShape } from './MarkerShape.tsx';
import { markerText } from './speech.ts';
import type { AlignedEye, Marker } from './types.ts';

/** Props of {@link AlignmentPlot}. */
export interface AlignmentPlotProps extends PlotProps {
  /** The eye; `OU` for both together. */
  eye: AlignedEye;
  /** The newest marker of each location, in degrees or units of the device. */
  markers: readonly Marker[];
  /** Whether the markers are where the target was placed. They are then joined, as on a Hess chart. */
  isDeviation: boolean;
  /**
   * Whether the test is running. The newest location then has a ring.
   * @default false
   */
  isRunning?: boolean;
  /**
   * The minimum extent in degrees, for example to show both eyes at the same scale.
   * @default 20
   */
  extent?: number;
  /**
   * The texts of the chart.
   * @default motilityWords
   */
  texts?: MotilityWords;
  /**
   * Formats a number for the locale.
   * @default String
   */
  format?: (value: number) => string;
}

const SIZE = 5;
/** The rings of the inner and the outer field. */
const FIELDS = [ALL_AROUND, ALL_AROUND.map((one) => one + ALL_AROUND.length)] as const;

/** The locations of a ring to join, in order. Tests of the cardinal positions have no intermediate ones. */
const ringOf = (markers: readonly Marker[], field: readonly number[]): readonly number[] => {
  const present = field.filter((index) => markers.some((one) => one.location_index === index));
  return present.length >= 6 ? present : field;
};

/** The markers of a closed ring of locations, with `null` for missing ones. */
const closed = (markers: readonly Marker[], indices: readonly number[]): (Marker | null)[] =>
  [...indices, ...indices.slice(0, 1)].map((index) => markers.find((one) => one.location_index === index) ?? null);

/**
 * Shows where an eye points relative to the location its fellow fixates, from the patient's view, not mirrored in any
 * language: the inner and the outer field of a Hess chart, with dotted lines for straight eyes. It is an SVG that needs
 * no style sheet, so that the screen and the report show the same drawing (CHART-03).
 * @selector [data-component="AlignmentPlot"] The chart.
 * @selector [data-eye] On the chart: `OD`, `OS` or `OU`.
 * @selector [data-part="grid-lines"] The lines of the square grid.
 * @selector [data-part="field"] The line that joins the locations of the inner or the outer field.
 * @selector [data-marker] On a location: its marker.
 * @selector [data-part="last"] The ring around the newest location while the test is running.
 */
export function AlignmentPlot({
  eye,
  markers,
  isDeviation,
  isRunning = false,
  extent = 20,
  width,
  height,
  paint = themePaint,
  texts = motilityWords,
  format = String,
  isInteractive = true,
}: AlignmentPlotProps): ReactElement {
  const reach = Math.max(extent, reachOf(markers));
  const frame = useMemo(() => gazeFrame(width, height, reach), [width, height, reach]);
  const rings = useMemo(
    () => (reach > OUTER - STEP ? [INNER, OUTER].filter((ring) => ring <= reach) : [INNER]),
    [reach],
  );
  const places = useMemo(
    () =>
      markers.map((marker): Place => ({
        id: String(marker.location_index),
        ...placeIn(frame, marker),
        width: 3 * SIZE,
      })),
    [markers, frame],
  );
  const describe = (id: string): Details => {
    const marker = markers.find((one) => String(one.location_index) === id);
    if (!marker) return { title: '' };
    return {
      title: markerText(texts, { eye, isDeviation }, marker, format),
      rows: marker.attempts === 0 ? [] : [[texts.columnAttempts, format(marker.attempts)]],
    };
  };
  const open = [PRIMARY, ...FIELDS.slice(0, rings.length).flat()].flatMap((index) => {
    const place = placeOf(index);
    return place ? [{ index, ...placeIn(frame, place) }] : [];
  });
  const last = markers.find(({ is_last }) => is_last);
  const colour = paint.eyes[eye];
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.sensorimotorPlot({ eye: texts[`eye${eye}`] })}
      kind={texts.sensorimotorKind}
      help={texts.plotHelp}
      component="AlignmentPlot"
      data={{ 'data-eye': eye }}
    >
      <GazeAxes {...{ eye, frame, paint, texts, rings }} shape="square" step={STEP} />
      {open.map(({ index, x, y }) => (
        <Circle key={index} cx={x} cy={y} r={2.25} fill={paint.quietInk} />
      ))}
      {isDeviation &&
        FIELDS.map((field) => (
          <LinePath
            key={field[0]}
            data={closed(markers, ringOf(markers, field))}
            x={(marker) => frame.x(marker?.x ?? 0)}
            y={(marker) => frame.y(marker?.y ?? 0)}
            defined={(marker) => marker !== null}
            fill="none"
            stroke={colour}
            strokeWidth={2}
            strokeLinejoin="round"
            strokeLinecap="butt"
            data-part="field"
          />
        ))}
      {markers.map((marker) => {
        const place = placeOf(marker.location_index);
        const at = placeIn(frame, marker);
        return (
          <g
            key={marker.location_index}
            data-marker={marker.marker}
            {...markProps(
              String(marker.location_index),
              isInteractive ? markerText(texts, { eye, isDeviation }, marker, format) : null,
            )}
          >
            {isDeviation && place && (
              <Segment from={placeIn(frame, place)} to={at} stroke={colour} strokeOpacity={0.6} />
            )}
            <MarkerShape marker={marker.marker} size={SIZE} cx={at.x} cy={at.y} {...{ colour, paint }} />
          </g>
        );
      })}
      {isRunning && last && <NowRing at={placeIn(frame, last)} radius={11} part="last" paint={paint} />}
    </ChartView>
  );
}
