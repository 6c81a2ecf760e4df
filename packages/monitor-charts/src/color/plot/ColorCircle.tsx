import { type ReactElement, useId, useMemo } from 'react';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';
import { CAPS, REFERENCE } from '../analysis/caps.ts';
import type { Crossing } from '../analysis/crossings.ts';
import { AXIS_NAMES, type D15Outcome, stepsOf } from '../analysis/score.ts';
import { type ColorWords, colorWords } from '../color.texts.ts';
import { CapMark } from './CapMark.tsx';
import { circleGeometry } from './geometry.ts';
import { type CirclePaint, themePaint } from './paint.ts';
import { capText } from './speech.ts';

/** A cap with its place: u* and v*, upwards. */
export interface CirclePoint {
  readonly cap: number;
  readonly x: number;
  readonly y: number;
}

/** Props of {@link ColorCircle}. */
export interface ColorCircleProps {
  /** Caps in the order they were put, without the fixed one. */
  order: readonly number[];
  crossings: readonly Crossing[];
  /**
   * What the arrangement shows: the axis it names stands out.
   * @default null
   */
  outcome?: D15Outcome | null;
  /** Whose circle it is, spoken. */
  label: string;
  width: number;
  height: number;
  /**
   * Whether the last cap is marked as the one that was just put.
   * @default false
   */
  isUnderTest?: boolean;
  /**
   * Colours and typefaces; `printPaint` for paper.
   * @default themePaint
   */
  paint?: CirclePaint;
  /**
   * The words, in English by default.
   * @default colorWords
   */
  texts?: ColorWords;
  /**
   * Writes a number in the language.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * Whether the caps can be reached by keyboard and touch; false in a report.
   * @default true
   */
  isInteractive?: boolean;
  /** Told of the cap under the focus, and null when the focus leaves the caps. */
  onCapChange?: (cap: number | null) => void;
}

const POINTS: readonly CirclePoint[] = CAPS.map(({ cap, u, v }) => ({ cap, x: u, y: v }));
const DASHES = { protan: '7 4', deutan: '2 4', tritan: '9 3 2 3' } as const;

/**
 * The arrangement of a D-15 on the colour circle (COL-02): caps at their u* and v*, joined in the order they were put, with
 * the confusion axes. An SVG that needs no style sheet (CHART-03), and the same picture in every language.
 */
export function ColorCircle({
  order,
  crossings,
  outcome = null,
  label,
  width,
  height,
  isUnderTest = false,
  paint = themePaint,
  texts = colorWords,
  format = String,
  isInteractive = true,
  onCapChange,
}: ColorCircleProps): ReactElement {
  const help = useId();
  const { at, numberAt, axis, radius } = useMemo(() => circleGeometry(width, height), [width, height]);
  const { svgRef, focused, handlers } = usePointFocus(POINTS, (point) => onCapChange?.(point?.cap ?? null));
  const isCrossing = (from: number, to: number): boolean =>
    crossings.some((crossing) => crossing.from === from && crossing.to === to);
  const last = isUnderTest ? order.at(-1) : undefined;
  const steps = stepsOf(order).map(([from, to]) => ({ from, to, isCrossing: isCrossing(from, to) }));
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind: texts.circle, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={label}
      data-component="ColorCircle"
    >
      {isInteractive && <desc id={help}>{texts.circleHelp}</desc>}
      {AXIS_NAMES.map((name) => {
        const { start, end, name: named } = axis(name);
        const isFound = outcome === name;
        const color = isFound ? paint.found : paint.quietInk;
        return (
          <g key={name} data-part="axis" data-found={isFound}>
            <line
              x1={start.x}
              y1={start.y}
              x2={end.x}
              y2={end.y}
              stroke={isFound ? paint.found : paint.line}
              strokeWidth={isFound ? 2.5 : 1.5}
              strokeDasharray={DASHES[name]}
            />
            <text
              x={named.x}
              y={named.y}
              dy="0.35em"
              textAnchor={name === 'tritan' ? 'middle' : 'start'}
              fontFamily={paint.bodyFont}
              fontSize={12.5}
              fontWeight={isFound ? 650 : 500}
              fill={color}
            >
              {texts[`axis${name}`]}
            </text>
          </g>
        );
      })}
      {[...steps]
        // crossings lie over the other steps
        .sort((one, other) => Number(one.isCrossing) - Number(other.isCrossing))
        .map(({ from, to, isCrossing: crosses }) => (
          <line
            key={to}
            x1={at(from).x}
            y1={at(from).y}
            x2={at(to).x}
            y2={at(to).y}
            stroke={crosses ? paint.crossing : paint.ink}
            strokeWidth={crosses ? 2.5 : 1.75}
            strokeLinecap="round"
            data-part="step"
            data-crossing={crosses}
          />
        ))}
      {CAPS.map(({ cap }, i) => {
        const { x, y } = at(cap);
        const number = numberAt(cap);
        return (
          <CapMark
            key={cap}
            index={i}
            cap={cap}
            cx={x}
            cy={y}
            numberX={number.x}
            numberY={number.y}
            radius={radius}
            isFixed={cap === REFERENCE}
            isPlaced={cap === REFERENCE || order.includes(cap)}
            number={format(cap)}
            label={isInteractive ? capText(texts, cap, order, format) : null}
            paint={paint}
          />
        );
      })}
      {last !== undefined && (
        <circle
          cx={at(last).x}
          cy={at(last).y}
          r={radius + 4}
          fill="none"
          stroke={paint.testing}
          strokeWidth={2.5}
          data-part="last"
          aria-hidden="true"
          pointerEvents="none"
        />
      )}
      {focused && (
        <g data-part="focus-ring" aria-hidden="true" pointerEvents="none">
          {[paint.surface, paint.focus].map((stroke, i) => (
            <circle
              key={stroke}
              cx={at(focused.cap).x}
              cy={at(focused.cap).y}
              r={radius + 5}
              fill="none"
              stroke={stroke}
              strokeWidth={i === 0 ? 6 : 3}
            />
          ))}
        </g>
      )}
    </svg>
  );
}
