import { idOf, type Point } from '@isopter/clinical';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { ChartView, markProps, type PlotProps } from '../chart/ChartView.tsx';
import type { Details } from '../chart/DetailsCard.tsx';
import { FieldAxes } from '../chart/FieldAxes.tsx';
import { fieldFrame, placeIn } from '../chart/frame.ts';
import { type ChartPaint, themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { tenths } from '../chart/scales.ts';
import { ringsOf, tileSizes } from '../perimetry/plot/tiles.ts';
import { usePlaces } from '../shared/usePlaces.ts';
import type { ProgressionWords } from './progression.texts.ts';

/** Props shared by all maps of points. */
export interface MapProps extends PlotProps {
  eye: 'OD' | 'OS';
  /** The radius of the field in degrees. */
  extent: number;
  /** The distance between neighbouring points in degrees. */
  spacing: number;
  texts: ProgressionWords;
  /** The accessible name of the map. */
  label: string;
  /** The locations in the blind spot, which have no separate mark. */
  blindSpot?: readonly Point[];
}

interface PointMapProps<P extends Point> extends Omit<MapProps, 'texts'> {
  texts: Pick<ProgressionWords, 'nasal' | 'temporal' | 'mapKind' | 'mapHelp'>;
  component: string;
  points: readonly P[];
  describe: (point: P) => Details;
  /** Draws a point around the origin, in a tile of a size in pixels. */
  renderMark: (point: P, size: number, paint: ChartPaint) => ReactNode;
}

const MARGIN = { left: 16, right: 16, top: 8, bottom: 8 } as const;
/** On paper the letters at the sides need no extra margin. */
const PRINTED = { left: 3, right: 3, top: 3, bottom: 3 } as const;

/** A field with a mark for each point, as the patient sees it: never mirrored, the same on screen and on paper. */
export function PointMap<P extends Point>(props: PointMapProps<P>): ReactElement {
  const { eye, points, width, height, extent, spacing, texts, label, component, describe, renderMark } = props;
  const { paint = themePaint, isInteractive = true, blindSpot = NONE_BLIND } = props;
  const frame = useMemo(
    () => fieldFrame(width, height, isInteractive ? MARGIN : PRINTED, extent),
    [width, height, extent, isInteractive],
  );
  const at = usePlaces(points);
  const sizes = useMemo(() => tileSizes(at, spacing).map((size) => size * frame.perDegree), [at, spacing, frame]);
  const places = useMemo(
    () => at.map((point, i): Place => ({ id: idOf(point), ...placeIn(frame, point), width: sizes[i] ?? 0 })),
    [at, frame, sizes],
  );
  // on paper a ring would cross the numbers
  const rings = useMemo(() => (isInteractive ? ringsOf(extent) : [extent]), [extent, isInteractive]);
  const [right, left] = eye === 'OD' ? [texts.temporal, texts.nasal] : [texts.nasal, texts.temporal];
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, label, component }}
      kind={texts.mapKind}
      help={texts.mapHelp}
      data={{ 'data-eye': eye }}
      describe={(id) => {
        const point = points.find((one) => idOf(one) === id);
        return point ? describe(point) : { title: '' };
      }}
    >
      <FieldAxes {...{ frame, rings, paint }} labels={NONE} {...(isInteractive && { right, left })} />
      {blindSpot.map((point) => (
        <BlindSpot key={idOf(point)} {...placeIn(frame, point)} size={spacing * frame.perDegree} paint={paint} />
      ))}
      {points.map((point, i) => {
        const { x, y } = placeIn(frame, point);
        return (
          <g
            key={idOf(point)}
            transform={`translate(${x} ${y})`}
            {...markProps(idOf(point), isInteractive ? describe(point).title : null)}
          >
            {renderMark(point, sizes[i] ?? 0, paint)}
          </g>
        );
      })}
    </ChartView>
  );
}

const NONE: readonly number[] = [];
const NONE_BLIND: readonly Point[] = [];

/** The open triangle of the blind spot. */
function BlindSpot({ x, y, size, paint }: Point & { size: number; paint: ChartPaint }): ReactElement {
  const r = size * 0.34;
  return (
    <path
      d={`M${tenths(x)} ${tenths(y - r * 0.9)}l${tenths(r)} ${tenths(r * 1.7)}h${tenths(-2 * r)}z`}
      fill="none"
      stroke={paint.quietInk}
      strokeWidth={1.4}
      strokeLinejoin="round"
      data-part="blind-spot"
    />
  );
}
