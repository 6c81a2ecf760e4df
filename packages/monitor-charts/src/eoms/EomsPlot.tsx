import { EXPECTED } from '@isopter/clinical/eoms';
import { type Eye, musclesOf, onCircle } from '@isopter/clinical/gaze';
import { Circle, LinePath } from '@visx/shape';
import { memo, type ReactElement, useMemo } from 'react';
import { ChartView, markProps, type PlotProps } from '../chart/ChartView.tsx';
import type { Details } from '../chart/DetailsCard.tsx';
import { type FieldFrame, placeIn } from '../chart/frame.ts';
import { NowRing } from '../chart/NowRing.tsx';
import { type ChartPaint, themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { Segment } from '../chart/Segment.tsx';
import { gazeFrame } from '../motility/gaze/frame.ts';
import { GazeAxes } from '../motility/gaze/GazeAxes.tsx';
import { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
import { signed, movementText } from './speech.ts';
import type { Movement } from './types.ts';

/** Props of {@link EomsPlot}. */
export interface EomsPlotProps extends PlotProps {
  /** The eye, `OD` or `OS`. */
  eye: Eye;
  /** The state of each direction, counter-clockwise. */
  movements: readonly Movement[];
  /**
   * The newest direction while the test is running.
   * @default null
   */
  newest?: number | null;
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

/** The distance in degrees from straight ahead to the edge, and to the names of the muscles. */
const EXTENT = 42;
const LETTERS = 37.5;
const RINGS = [10, 20, 30];

/** Half the size of the mark of a direction in pixels. */
const MARK = 12;

/**
 * How far an eye follows in each direction, from the patient's view, not mirrored in any language: a ray for each
 * direction with its attempts and the reached and expected distances. It is an SVG that needs no style sheet, so that
 * the screen and the report show the same drawing (CHART-03).
 * @selector [data-component="EomsPlot"] The chart.
 * @selector [data-eye] On the chart: `OD` or `OS`.
 * @selector [data-direction] A direction with its attempts; its value is its number.
 * @selector [data-grade] On a direction: its grade; absent until there is one.
 * @selector [data-part="expected"] The end of the expected excursion.
 * @selector [data-part="attempt"] The position reached in an attempt.
 * @selector [data-part="grade"] The number of a grade other than 0.
 * @selector [data-part="newest"] The ring at the direction of the newest attempt.
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
}: EomsPlotProps): ReactElement {
  const frame = useMemo(() => gazeFrame(width, height, EXTENT), [width, height]);
  const { x, y, centre, perDegree } = frame;
  const places = useMemo(
    () =>
      movements.map((movement): Place => ({
        id: String(movement.direction),
        ...placeIn(frame, movement),
        width: 2 * MARK,
      })),
    [movements, frame],
  );
  const describe = (id: string): Details => {
    const movement = movements.find(({ direction }) => String(direction) === id);
    if (!movement) return { title: '' };
    return {
      title: movementText(texts, movement, format),
      rows: [[texts.columnMuscles, musclesOf(eye, movement.direction)]],
    };
  };
  const now = movements.find(({ direction }) => direction === newest);
  const best = movements.map((movement) => movement.best);
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.eomsPlot({ eye: texts[`eye${eye}`] })}
      kind={texts.eomsKind}
      help={texts.plotHelp}
      component="EomsPlot"
      data={{ 'data-eye': eye }}
    >
      <GazeAxes {...{ eye, frame, paint, texts }} rings={RINGS} shape="circle" />
      <Circle
        cx={centre.x}
        cy={centre.y}
        r={EXPECTED * perDegree}
        fill="none"
        stroke={paint.quietInk}
        strokeWidth={1.5}
      />
      {/* a line joins the best attempts, so that a dent is a weakness; it is interrupted where a direction was not tested */}
      <LinePath
        data={[...best, ...best.slice(0, 1)]}
        x={(place) => x(place?.x ?? 0)}
        y={(place) => y(place?.y ?? 0)}
        defined={(place) => place !== null}
        fill="none"
        stroke={paint.eyes[eye]}
        strokeWidth={1.5}
        strokeDasharray="5 3"
        strokeLinecap="butt"
      />
      {movements.map((movement) => (
        <Ray
          key={movement.direction}
          {...{ movement, frame, paint, eye, format }}
          label={isInteractive ? movementText(texts, movement, format) : null}
        />
      ))}
      {now && <NowRing at={placeIn(frame, now)} radius={MARK} part="newest" paint={paint} />}
    </ChartView>
  );
}

interface RayProps {
  movement: Movement;
  frame: FieldFrame;
  paint: ChartPaint;
  eye: Eye;
  format: (value: number) => string;
  label: string | null;
}

/** The space for a grade beside its ray in degrees. */
const BESIDE = 5;

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, i) => value === other[i]);

/** Compares the props of a ray by value: every attempt recreates all movements but changes only one. */
const isSameRay = ({ movement: one, ...before }: RayProps, { movement: other, ...after }: RayProps): boolean =>
  isSame(one.attempts, other.attempts) && isSame(Object.values(before), Object.values(after));

/** One direction: the expected and the reached distance, every attempt, and the names of the muscles. */
const Ray = memo(function Ray({ movement, frame, paint, eye, format, label }: RayProps): ReactElement {
  const { direction, attempts, best, share, grade } = movement;
  const { x, y, centre } = frame;
  const colour = paint.eyes[eye];
  const end = onCircle(direction, EXPECTED);
  const letters = onCircle(direction, LETTERS);
  const reached = onCircle(direction, EXPECTED * Math.max(0, share ?? 0));
  const aside = { x: -end.y / EXPECTED, y: end.x / EXPECTED };
  const gradeAt = { x: 0.72 * end.x + BESIDE * aside.x, y: 0.72 * end.y + BESIDE * aside.y };
  const way = { from: centre, strokeWidth: 7 } as const;
  return (
    <g data-direction={direction} data-grade={grade} {...markProps(String(direction), label)}>
      <Segment {...way} to={placeIn(frame, end)} stroke={paint.line} strokeOpacity={0.35} />
      {share !== null && <Segment {...way} to={placeIn(frame, reached)} stroke={colour} strokeOpacity={0.55} />}
      <Circle
        cx={x(end.x)}
        cy={y(end.y)}
        r={5}
        fill={paint.surface}
        stroke={share === null ? paint.line : paint.quietInk}
        strokeWidth={1.5}
        data-part="expected"
      />
      {attempts.map((attempt, i) => (
        <Circle
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
            stroke={paint.caution}
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
