import { type ReactElement, useMemo } from 'react';
import { ALL_AROUND, PRIMARY } from '../gaze/directions.ts';
import { type GazeGeometry, gazeGeometry } from '../gaze/geometry.ts';
import { GazeFrame } from '../gaze/GazeFrame.tsx';
import { themePaint } from '../gaze/paint.ts';
import { type GazePlotProps, Plot, spokenMark } from '../gaze/Plot.tsx';
import { Ring } from '../gaze/Ring.tsx';
import { type MotilityWords, motilityWords } from '../motility.texts.ts';
import { INNER, OUTER, placeOf, reachOf, STEP } from './locations.ts';
import { MarkerShape } from './MarkerShape.tsx';
import { markerText } from './speech.ts';
import type { AlignedEye, Marker } from './types.ts';

/** Props of {@link AlignmentPlot}. */
export interface AlignmentPlotProps extends GazePlotProps<Marker> {
  eye: AlignedEye;
  markers: readonly Marker[];
  /** Whether the markers stand where the target was laid: then they are joined, as a Hess chart does. */
  isDeviation: boolean;
  /**
   * Whether the newest location has a ring, while the test runs.
   * @default false
   */
  isRunning?: boolean;
  /**
   * Degrees to the edge at least: both eyes of a test on one scale.
   * @default 20
   */
  extent?: number;
  /**
   * The words, in English by default.
   * @default motilityWords
   */
  texts?: MotilityWords;
}

const SIZE = 5;

/** A ring of locations joined in their order; broken where one is missing, closed when all are there. */
function fieldLine(markers: readonly Marker[], indices: readonly number[], { x, y }: GazeGeometry): string {
  const of = (index: number): Marker | undefined => markers.find((one) => one.location_index === index);
  const known = indices.map(of);
  return known
    .map((from, i) => {
      const to = known[(i + 1) % known.length];
      return from && to ? `M${x(from.x)} ${y(from.y)}L${x(to.x)} ${y(to.y)}` : '';
    })
    .join('');
}

/** The cardinal positions have no middle ones: what is there is joined in its order. */
const ringOf = (markers: readonly Marker[], field: readonly number[]): readonly number[] => {
  const present = field.filter((index) => markers.some((one) => one.location_index === index));
  return present.length >= 6 ? present : field;
};

/**
 * Where an eye points beside the place its fellow looks at, as the patient sees it in every language: the inner and the
 * outer field of a Hess chart, dotted where a straight eye would point. An SVG that needs no style sheet, so that the
 * screen and the report show the same drawing (CHART-03).
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
  onPointChange,
}: AlignmentPlotProps): ReactElement {
  const reach = Math.max(extent, reachOf(markers));
  const geometry = useMemo(() => gazeGeometry(width, height, reach), [width, height, reach]);
  const { x, y } = geometry;
  const rings = reach > OUTER - STEP ? [INNER, OUTER].filter((ring) => ring <= reach) : [INNER];
  const open = [PRIMARY, ...ALL_AROUND, ...(rings.length > 1 ? ALL_AROUND.map((one) => one + 8) : [])].flatMap(
    (index) => {
      const place = placeOf(index);
      return place ? [{ index, ...place }] : [];
    },
  );
  const fields = [ALL_AROUND, ALL_AROUND.map((one) => one + ALL_AROUND.length)];
  const last = markers.find(({ is_last }) => is_last);
  const colour = paint.eyes[eye];
  return (
    <Plot
      size={{ width, height }}
      points={markers}
      spoken={{
        name: texts.sensorimotorPlot({ eye: texts[`eye${eye}`] }),
        kind: texts.sensorimotorKind,
        help: texts.plotHelp,
      }}
      component="AlignmentPlot"
      {...{ eye, geometry, paint, isInteractive, onPointChange }}
    >
      <GazeFrame {...{ eye, geometry, paint, texts, rings }} shape="square" step={STEP} />
      {open.map((place) => (
        <circle key={place.index} cx={x(place.x)} cy={y(place.y)} r={2.25} fill={paint.quietInk} />
      ))}
      {isDeviation &&
        fields.map((field) => (
          <path
            key={field[0]}
            d={fieldLine(markers, ringOf(markers, field), geometry)}
            stroke={colour}
            strokeWidth={2}
            strokeLinejoin="round"
            data-part="field"
          />
        ))}
      {markers.map((marker, i) => {
        const place = placeOf(marker.location_index);
        const [cx, cy] = [x(marker.x), y(marker.y)];
        return (
          <g
            key={marker.location_index}
            style={{ outline: 'none' }}
            data-marker={marker.marker}
            {...spokenMark(isInteractive ? markerText(texts, marker, format) : null, i)}
          >
            {isDeviation && place && (
              <path d={`M${x(place.x)} ${y(place.y)}L${cx} ${cy}`} stroke={colour} strokeOpacity={0.6} />
            )}
            <circle cx={cx} cy={cy} r={12} fill="transparent" />
            <MarkerShape marker={marker.marker} size={SIZE} {...{ cx, cy, colour, paint }} />
          </g>
        );
      })}
      {isRunning && last && (
        <Ring cx={x(last.x)} cy={y(last.y)} r={11} colour={paint.current} paint={paint} part="last" />
      )}
    </Plot>
  );
}
