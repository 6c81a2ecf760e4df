import { GridColumns, GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { Circle, LinePath } from '@visx/shape';
import { memo, type ReactElement } from 'react';
import { around, type FieldFrame, polar } from './frame.ts';
import { type Label, withoutOverlap } from './labels.ts';
import type { ChartPaint } from './paint.ts';
import { tenths } from './scales.ts';
import { Segment } from './Segment.tsx';

interface FieldAxesProps {
  frame: FieldFrame;
  /** The distances from fixation in degrees at which rings are drawn; keep the array identical between renders. */
  rings: readonly number[];
  /** The rings drawn with solid lines; the others are dashed. */
  strong?: readonly number[];
  /** The shape of the rings: circles for movements and sensitivities, squares for deviations. */
  shape?: 'circle' | 'square';
  /** The labelled distances in degrees on both sides of fixation; keep the array identical between renders. */
  labels?: readonly number[];
  /** The distance in pixels between the lower edge of the field and the labels. */
  labelsAway?: number;
  /** Whether the rings have ticks on the horizontal line. */
  hasTicks?: boolean;
  /** The spacing of the lattice in degrees. If omitted, there is none. */
  lattice?: number;
  /** The angles in degrees between the radial lines, and between the labelled ones. If omitted, there are none. */
  spokes?: number;
  namedSpokes?: number;
  /** How far the two lines through fixation go beyond the field (px), or how far they go at all (degrees). */
  beyond?: number;
  lines?: number;
  /** The letters at the ends of the lines: temporal and nasal, superior and inferior. */
  right?: string;
  left?: string;
  up?: string;
  down?: string;
  paint: ChartPaint;
}

const TICK = 3;
/** The step in degrees between the corners of a clipped ring, and the distance from fixation at which spokes begin. */
const STEP = 2;
/** The distance in pixels of letters from the field, and the offset of the text baseline. */
const OUTSIDE = 11.5;
const MIDDLE = 4;
/** A field of a smaller radius in pixels has no degrees: they would be larger than what is drawn. */
const LEAST_RADIUS = 40;
const FONT = { degrees: 11, spokes: 10 } as const;
const SOFT = { shapeRendering: undefined, fill: undefined } as const;
const WHOLE = Array.from({ length: 360 / STEP + 1 }, (_, i) => i * STEP);
const DASHES = '3 5';

const every = (step: number, from: number, to: number): number[] =>
  Array.from(
    { length: Math.floor(to / step) - Math.ceil(from / step) + 1 },
    (_, i) => (Math.ceil(from / step) + i) * step,
  );

interface FieldLabel extends Label {
  readonly key: number;
}
const label = (key: number, x: number, y: number, text: string, size: number = FONT.degrees): FieldLabel => ({
  key,
  x,
  y: tenths(y),
  text,
  size,
});

interface RingProps {
  frame: FieldFrame;
  ring: number;
  shape: 'circle' | 'square';
  look: { stroke: string; strokeOpacity: number; strokeDasharray: string | undefined };
}

/**
 * A ring around fixation, clipped to the field. The clipping is computed, because not every renderer for paper supports
 * clip paths.
 */
function Ring({ frame, ring, shape, look }: RingProps): ReactElement {
  const { x, y, centre, perDegree, left, top, bottom } = frame;
  const r = tenths(ring * perDegree);
  if (shape === 'square') {
    return (
      <rect x={tenths(centre.x - r)} y={tenths(centre.y - r)} width={2 * r} height={2 * r} fill="none" {...look} />
    );
  }
  const isWhole = centre.x - r >= left - 1 && centre.y - r >= top - 1 && centre.y + r <= bottom + 1;
  if (isWhole) return <Circle cx={centre.x} cy={centre.y} r={r} fill="none" {...look} />;
  const [down, up] = [y.invert(bottom), y.invert(top)];
  return (
    <LinePath
      data={WHOLE.map((angle) => polar(angle, ring))}
      x={(point) => x(point.x)}
      y={(point) => y(point.y)}
      defined={(point) => point.y >= down && point.y <= up}
      fill="none"
      {...look}
      strokeLinecap="butt"
    />
  );
}

/**
 * The background of a visual field or a gaze chart: rings, lines through fixation, letters at the sides, and degrees
 * below, where no mark covers them. It is redrawn only when the size changes. `GridPolar` of visx fills its rings with
 * transparent arcs, which catch the pointer, and has no squares (docs/decisions/0021). A label that has no room is left
 * out, and a small field has no degrees.
 * @selector [data-part="grid-lines"] The lines of the square grid.
 */
export const FieldAxes = memo(function FieldAxes(props: FieldAxesProps): ReactElement {
  const {
    frame,
    rings,
    strong = [],
    shape = 'circle',
    labels = rings,
    labelsAway = 19,
    hasTicks = false,
    paint,
  } = props;
  const { lattice, spokes, namedSpokes, beyond = 0, lines } = props;
  const { x, y, centre, perDegree, left, right, top, bottom } = frame;
  const small = {
    fontSize: FONT.degrees,
    fontFamily: paint.bodyFont,
    fill: paint.quietInk,
    textAnchor: 'middle',
  } as const;
  const line = { stroke: paint.line, ...SOFT };
  const reach = lines === undefined ? undefined : lines * perDegree;
  const across = reach === undefined ? [left - beyond, right + beyond] : [centre.x - reach, centre.x + reach];
  const along = reach === undefined ? [top - beyond, bottom + beyond] : [centre.y - reach, centre.y + reach];
  const [from, to] = [x.invert(left), x.invert(right)];
  const [low, high] = [y.invert(bottom), y.invert(top)];
  const edge = Math.max(...rings);
  const ends = [
    { end: props.right, angle: 0 },
    { end: props.up, angle: 90 },
    { end: props.left, angle: 180 },
    { end: props.down, angle: 270 },
  ];
  const letters = ends.flatMap(({ end, angle }) => {
    const at = around(frame, angle, (angle % 180 === 0 ? to : high) + OUTSIDE / perDegree);
    return end === undefined ? [] : [label(angle, at.x, at.y + MIDDLE, end)];
  });
  const hasDegrees = edge * perDegree >= LEAST_RADIUS;
  const distances = [-1, 1].flatMap((side) =>
    labels.map((ring) => label(side * ring, x(side * ring), bottom + labelsAway, `${ring}°`)),
  );
  const farthestFirst = distances.toSorted((one, other) => Math.abs(other.key) - Math.abs(one.key));
  const directions = (namedSpokes === undefined ? [] : every(namedSpokes, 0, 360 - namedSpokes))
    .filter((angle) => angle % 90 !== 0)
    .map((angle) => {
      const at = around(frame, angle, edge + OUTSIDE / perDegree);
      return label(angle, at.x, at.y + MIDDLE, `${angle}°`, FONT.spokes);
    });
  const written = new Set(withoutOverlap([...letters, ...(hasDegrees ? [...farthestFirst, ...directions] : [])]));
  return (
    <Group aria-hidden="true">
      {lattice !== undefined && (
        <Group data-part="grid-lines">
          <GridColumns
            scale={x}
            tickValues={every(lattice, from, to)}
            {...line}
            strokeOpacity={0.5}
            top={top}
            height={bottom - top}
          />
          <GridRows
            scale={y}
            tickValues={every(lattice, low, high)}
            {...line}
            strokeOpacity={0.5}
            left={left}
            width={right - left}
          />
        </Group>
      )}
      {rings.map((ring) => (
        <Ring
          key={ring}
          {...{ frame, ring, shape }}
          look={{
            stroke: shape === 'square' ? paint.quietInk : paint.line,
            strokeOpacity: strong.includes(ring) ? 0.9 : 0.8,
            strokeDasharray: strong.includes(ring) ? undefined : DASHES,
          }}
        />
      ))}
      {spokes !== undefined &&
        every(spokes, 0, 360 - spokes).map((angle) => (
          <Segment
            key={angle}
            from={around(frame, angle, STEP)}
            to={around(frame, angle, edge)}
            {...line}
            strokeOpacity={0.45}
          />
        ))}
      <Segment from={{ x: across[0], y: centre.y }} to={{ x: across[1], y: centre.y }} {...line} />
      <Segment from={{ x: centre.x, y: along[0] }} to={{ x: centre.x, y: along[1] }} {...line} />
      {distances.map((one) => (
        <Group key={one.key}>
          {hasTicks && (
            <Segment from={{ x: one.x, y: centre.y - TICK }} to={{ x: one.x, y: centre.y + TICK }} {...line} />
          )}
          {hasTicks && <Segment from={{ x: one.x, y: one.y - 14 }} to={{ x: one.x, y: one.y - 10 }} {...line} />}
          {written.has(one) && (
            <text x={one.x} y={one.y} {...small}>
              {one.text}
            </text>
          )}
        </Group>
      ))}
      {directions
        .filter((one) => written.has(one))
        .map((one) => (
          <text key={one.key} x={one.x} y={one.y} {...small} fontSize={one.size}>
            {one.text}
          </text>
        ))}
      {letters
        .filter((one) => written.has(one))
        .map((one) => (
          <text key={one.key} x={one.x} y={one.y} {...small} fill={paint.ink}>
            {one.text}
          </text>
        ))}
    </Group>
  );
});
