import { memo, type ReactElement, useMemo } from 'react';
import { type GazeEye, musclesOf, onCircle } from '../gaze/directions.ts';
import { type GazeGeometry, gazeGeometry } from '../gaze/geometry.ts';
import { GazeFrame } from '../gaze/GazeFrame.tsx';
import { type GazePaint, themePaint } from '../gaze/paint.ts';
import { type GazePlotProps, Plot, spokenMark } from '../gaze/Plot.tsx';
import { Ring } from '../gaze/Ring.tsx';
import { type MotilityWords, motilityWords } from '../motility.texts.ts';
import { EXPECTED } from './model.ts';
import { signed, movementText } from './speech.ts';
import type { Movement } from './types.ts';

/** Props of {@link EomsPlot}. */
export interface EomsPlotProps extends GazePlotProps<Movement> {
  eye: GazeEye;
  /** What is known of each direction, all around. */
  movements: readonly Movement[];
  /**
   * The direction tried last, while the test runs.
   * @default null
   */
  newest?: number | null;
  /**
   * The words, in English by default.
   * @default motilityWords
   */
  texts?: MotilityWords;
}

/** Degrees from straight ahead to the edge, and where the letters of the muscles stand. */
const EXTENT = 42;
const LETTERS = 37.5;
const RINGS = [10, 20, 30];

/** Best places joined: a dent is a weakness. Where a direction is not tried the line is broken. */
function outline(movements: readonly Movement[], { x, y }: GazeGeometry): string {
  const places = movements.map(({ best }) => best);
  return movements
    .map((_, i) => {
      const [from, to] = [places[i], places[(i + 1) % places.length]];
      return from && to ? `M${x(from.x)} ${y(from.y)}L${x(to.x)} ${y(to.y)}` : '';
    })
    .join('');
}

/**
 * How far an eye follows in each direction, as the patient sees it in every language: a ray for each direction, its
 * attempts, and what they reach against what is expected. An SVG that needs no style sheet, so that the screen and the
 * report show the same drawing (CHART-03).
 */
export function EomsPlot({
  eye,
  movements,
  newest = null,
  width,
  height,
  paint = themePaint,
  texts = motilityWords,
  format = String,
  isInteractive = true,
  onPointChange,
}: EomsPlotProps): ReactElement {
  const geometry = useMemo(() => gazeGeometry(width, height, EXTENT), [width, height]);
  const { x, y, centre, perDegree } = geometry;
  const now = movements.find(({ direction }) => direction === newest);
  return (
    <Plot
      size={{ width, height }}
      points={movements}
      spoken={{ name: texts.eomsPlot({ eye: texts[`eye${eye}`] }), kind: texts.eomsKind, help: texts.plotHelp }}
      component="EomsPlot"
      {...{ eye, geometry, paint, isInteractive, onPointChange }}
    >
      <GazeFrame {...{ eye, geometry, paint, texts }} rings={RINGS} shape="circle" />
      <circle
        cx={centre.x}
        cy={centre.y}
        r={EXPECTED * perDegree}
        fill="none"
        stroke={paint.quietInk}
        strokeWidth={1.5}
      />
      <path d={outline(movements, geometry)} stroke={paint.eyes[eye]} strokeWidth={1.5} strokeDasharray="5 3" />
      {movements.map((movement, i) => (
        <Ray
          key={movement.direction}
          {...{ movement, geometry, paint, eye, format }}
          index={i}
          label={isInteractive ? movementText(texts, movement, format) : null}
        />
      ))}
      {now && <Ring cx={x(now.x)} cy={y(now.y)} r={12} colour={paint.current} paint={paint} part="newest" />}
    </Plot>
  );
}

interface RayProps {
  movement: Movement;
  geometry: GazeGeometry;
  paint: GazePaint;
  eye: GazeEye;
  format: (value: number) => string;
  index: number;
  label: string | null;
}

/** Room for a grade beside its ray, degrees. */
const BESIDE = 5;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);

/** Movements are made anew with every attempt: of those of an eye, one has changed. */
const isSameRay = ({ movement: one, ...before }: RayProps, { movement: other, ...after }: RayProps): boolean =>
  isSame(one.attempts, other.attempts) && isSame(Object.values(before), Object.values(after));

/** One direction: the way, how much of it was gone, every attempt, and the letters of its muscles. */
const Ray = memo(function Ray({ movement, geometry, paint, eye, format, index, label }: RayProps): ReactElement {
  const { direction, attempts, best, share, grade } = movement;
  const { x, y } = geometry;
  const colour = paint.eyes[eye];
  const end = onCircle(direction, EXPECTED);
  const letters = onCircle(direction, LETTERS);
  const reached = onCircle(direction, EXPECTED * Math.max(0, share ?? 0));
  const aside = { x: -end.y / EXPECTED, y: end.x / EXPECTED };
  const gradeAt = { x: 0.72 * end.x + BESIDE * aside.x, y: 0.72 * end.y + BESIDE * aside.y };
  const [x0, y0] = [x(0), y(0)];
  return (
    <g style={{ outline: 'none' }} data-direction={direction} data-grade={grade} {...spokenMark(label, index)}>
      <path d={`M${x0} ${y0}L${x(end.x)} ${y(end.y)}`} stroke={paint.line} strokeWidth={7} strokeOpacity={0.35} />
      {share !== null && (
        <path d={`M${x0} ${y0}L${x(reached.x)} ${y(reached.y)}`} stroke={colour} strokeWidth={7} strokeOpacity={0.55} />
      )}
      <circle cx={x(end.x)} cy={y(end.y)} r={12} fill="transparent" />
      <circle
        cx={x(end.x)}
        cy={y(end.y)}
        r={5}
        fill={paint.surface}
        stroke={share === null ? paint.line : paint.quietInk}
        strokeWidth={1.5}
        data-part="expected"
      />
      {attempts.map((attempt, i) => (
        <circle
          key={attempt.seq_num ?? -i}
          cx={x(attempt.x)}
          cy={y(attempt.y)}
          r={attempt === best ? 5 : 3.5}
          fill={attempt === best ? colour : paint.surface}
          stroke={attempt === best ? paint.surface : colour}
          strokeWidth={1.5}
          data-part="attempt"
        />
      ))}
      <text
        x={x(letters.x)}
        y={y(letters.y) + 4}
        textAnchor="middle"
        fontSize={11.5}
        fontFamily={paint.bodyFont}
        fill={share === null ? paint.quietInk : paint.ink}
        stroke={paint.surface}
        strokeWidth={5}
        paintOrder="stroke"
      >
        {musclesOf(eye, direction)}
      </text>
      {grade !== null && grade !== 0 && (
        <g data-part="grade">
          <rect
            x={x(gradeAt.x) - 13}
            y={y(gradeAt.y) - 10}
            width={26}
            height={20}
            rx={6}
            fill={paint.surface}
            stroke={paint.current}
            strokeWidth={1.5}
          />
          <text
            x={x(gradeAt.x)}
            y={y(gradeAt.y) + 4.5}
            textAnchor="middle"
            fontSize={13}
            fontWeight={600}
            fontFamily={paint.numberFont}
            fill={paint.ink}
          >
            {signed(grade, format)}
          </text>
        </g>
      )}
    </g>
  );
}, isSameRay);
