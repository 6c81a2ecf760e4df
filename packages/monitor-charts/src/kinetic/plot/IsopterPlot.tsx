import { type ReactElement, useId, useMemo } from 'react';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';
import { type KineticWords, kineticWords } from '../kinetic.texts.ts';
import type { Eye, KineticDirection } from '../types.ts';
import { DirectionMark } from './DirectionMark.tsx';
import { Frame } from './Frame.tsx';
import { EXTENT, isopterPaths, type PolarGeometry, polarGeometry } from './geometry.ts';
import { type KineticPaint, themePaint } from './paint.ts';
import { directionText } from './speech.ts';

/** Props of {@link IsopterPlot}. */
export interface IsopterPlotProps {
  eye: Eye;
  /** What is known of each direction, in their order. */
  directions: readonly KineticDirection[];
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /**
   * The direction answered last gets a ring.
   * @default null
   */
  newest?: number | null;
  /**
   * Colours and typefaces; `printPaint` for paper.
   * @default themePaint
   */
  paint?: KineticPaint;
  /**
   * The words, in English by default.
   * @default kineticWords
   */
  texts?: KineticWords;
  /**
   * Writes a number in the language.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * Whether the directions can be reached by keyboard and touch; false in a report.
   * @default true
   */
  isInteractive?: boolean;
  /** Told of the direction under the focus, and null when the focus leaves them. */
  onDirectionChange?: (direction: KineticDirection | null) => void;
}

/** Half the size of a mark, px. */
const MARK = 5;

/** Keys that go around counter-clockwise, and back. */
const FORWARD = new Set(['ArrowLeft', 'ArrowUp']);
const BACKWARD = new Set(['ArrowRight', 'ArrowDown']);

/** From direction to direction around the field, as a watch is read backwards. */
function around(directions: readonly KineticDirection[], from: number | null, key: string): number | undefined {
  const { length } = directions;
  if (length === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (!FORWARD.has(key) && !BACKWARD.has(key)) return undefined;
  return from === null ? 0 : (from + (FORWARD.has(key) ? 1 : -1) + length) % length;
}

/** What lies beyond the drawn field is drawn at its edge. */
const placeOf = ({ angle, x, y }: KineticDirection, geometry: PolarGeometry) =>
  geometry.at(angle, Math.min(EXTENT, Math.hypot(x, y)));

/**
 * The isopter of one eye on a polar map of the field, as the patient sees it in every language: x to the right, y up. An
 * SVG that needs no style sheet, so that the screen and the report show the same drawing (CHART-03).
 */
export function IsopterPlot({
  eye,
  directions,
  width,
  height,
  newest = null,
  paint = themePaint,
  texts = kineticWords,
  format = String,
  isInteractive = true,
  onDirectionChange,
}: IsopterPlotProps): ReactElement {
  const help = useId();
  const geometry = useMemo(() => polarGeometry(width, height), [width, height]);
  const { svgRef, focused, handlers } = usePointFocus(directions, onDirectionChange, around);
  const { line, area } = useMemo(() => isopterPaths(directions, geometry), [directions, geometry]);
  const answered = directions.find(({ direction }) => direction === newest);
  const colour = paint.eyes[eye];
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind: texts.plotKind, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={texts.plot({ eye: texts[`eye${eye}`] })}
      data-component="IsopterPlot"
      data-eye={eye}
    >
      {isInteractive && <desc id={help}>{texts.plotHelp}</desc>}
      <path d={area} fill={colour} fillOpacity={0.14} data-part="area" />
      <Frame {...{ eye, geometry, paint, texts }} />
      <path d={line} fill="none" stroke={colour} strokeWidth={2.25} strokeLinejoin="round" data-part="isopter" />
      {directions.map((one, i) => {
        const place = placeOf(one, geometry);
        const inner = geometry.at(one.angle, 3);
        return (
          <DirectionMark
            key={one.direction}
            index={i}
            state={one.state}
            cx={place.x}
            cy={place.y}
            size={MARK}
            way={one.state === 'not_seen' ? `M${place.x} ${place.y}L${inner.x} ${inner.y}` : undefined}
            colour={colour}
            surface={paint.surface}
            ink={paint.ink}
            quiet={paint.quietInk}
            label={isInteractive ? directionText(texts, one, format) : null}
          />
        );
      })}
      {answered && (
        <Ring {...placeOf(answered, geometry)} radius={MARK + 5} paint={paint} colour={paint.newest} part="newest" />
      )}
      {focused && (
        <Ring {...placeOf(focused, geometry)} radius={MARK + 7} paint={paint} colour={paint.focus} part="focus-ring" />
      )}
    </svg>
  );
}

interface RingProps {
  x: number;
  y: number;
  radius: number;
  colour: string;
  paint: KineticPaint;
  part: string;
}

/** Two lines, so that it shows on every ground. */
const Ring = ({ x, y, radius, colour, paint, part }: RingProps): ReactElement => (
  <g data-part={part} aria-hidden="true" pointerEvents="none">
    <circle cx={x} cy={y} r={radius} fill="none" stroke={paint.surface} strokeWidth={5} />
    <circle cx={x} cy={y} r={radius} fill="none" stroke={colour} strokeWidth={2.5} />
  </g>
);
