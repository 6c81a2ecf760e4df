import { AXIS_NAMES, CAPS, type Crossing, type D15Outcome, REFERENCE, stepsOf } from '@isopter/clinical/d15';
import { type ReactElement, useMemo } from 'react';
import { ChartView, type PlotProps } from '../../chart/ChartView.tsx';
import type { Details } from '../../chart/DetailsCard.tsx';
import { NowRing } from '../../chart/NowRing.tsx';
import { type ChartPaint, themePaint } from '../../chart/paint.ts';
import type { Place } from '../../chart/places.ts';
import { Segment } from '../../chart/Segment.tsx';
import { type D15Words, d15Words } from '../d15.texts.ts';
import { CapMark } from './CapMark.tsx';
import { type CircleFrame, circleFrame } from './frame.ts';
import { capText } from './speech.ts';

/** Props of {@link ColorCircle}. */
export interface ColorCircleProps extends PlotProps {
  /** The caps in the order they were placed, without the reference cap. */
  order: readonly number[];
  /** The steps that cross the circle. */
  crossings: readonly Crossing[];
  /**
   * The outcome of the arrangement; its confusion axis is highlighted.
   * @default null
   */
  outcome?: D15Outcome | null;
  /** The accessible name: the eye of the circle. */
  label: string;
  /**
   * Whether the last cap is marked as just placed.
   * @default false
   */
  isUnderTest?: boolean;
  /**
   * The texts of the chart.
   * @default d15Words
   */
  texts?: D15Words;
  /**
   * Formats a number for the locale.
   * @default String
   */
  format?: (value: number) => string;
}

const DASHES = { protan: '7 4', deutan: '2 4', tritan: '9 3 2 3' } as const;

/**
 * The arrangement of a D-15 on the colour circle (COL-02): the caps at their u* and v* coordinates, joined in the order
 * they were placed, with the confusion axes. It is an SVG that needs no style sheet (CHART-03) and is the same in every
 * language.
 * @selector [data-component="ColorCircle"] The chart.
 * @selector [data-part="axis"] A confusion axis with its name.
 * @selector [data-found] On an axis: whether it is that of the outcome.
 * @selector [data-part="step"] The line from a cap to the next.
 * @selector [data-crossing] On a step: whether it crosses the circle.
 * @selector [data-cap] A cap; its value is its number.
 * @selector [data-placed] On a cap: whether it has been placed.
 * @selector [data-part="last"] The ring around the cap placed last.
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
  texts = d15Words,
  format = String,
  isInteractive = true,
}: ColorCircleProps): ReactElement {
  const frame = useMemo(() => circleFrame(width, height), [width, height]);
  const { at, numberAt, radius } = frame;
  const places = useMemo(
    () => CAPS.map(({ cap }): Place => ({ id: String(cap), ...at(cap), width: 2 * radius })),
    [at, radius],
  );
  const describe = (id: string): Details => ({ title: capText(texts, Number(id), order, format) });
  const isCrossing = (from: number, to: number): boolean =>
    crossings.some((crossing) => crossing.from === from && crossing.to === to);
  const last = isUnderTest ? order.at(-1) : undefined;
  const steps = stepsOf(order).map(([from, to]) => ({ from, to, crosses: isCrossing(from, to) }));
  return (
    <ChartView
      {...{ width, height, label, paint, isInteractive, places, describe }}
      kind={texts.circle}
      help={texts.circleHelp}
      component="ColorCircle"
    >
      <ConfusionAxes {...{ frame, outcome, texts, paint }} />
      {/* crossings are drawn above the other steps */}
      {steps
        .toSorted((one, other) => Number(one.crosses) - Number(other.crosses))
        .map(({ from, to, crosses }) => (
          <Segment
            key={to}
            from={at(from)}
            to={at(to)}
            stroke={crosses ? paint.critical : paint.ink}
            strokeWidth={crosses ? 2.5 : 1.75}
            strokeLinecap="round"
            data-part="step"
            data-crossing={crosses}
          />
        ))}
      {CAPS.map(({ cap }) => {
        const [{ x, y }, number] = [at(cap), numberAt(cap)];
        return (
          <CapMark
            key={cap}
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
      {last !== undefined && <NowRing at={at(last)} radius={radius + 4} part="last" paint={paint} />}
    </ChartView>
  );
}

interface ConfusionAxesProps extends Required<Pick<ColorCircleProps, 'outcome' | 'texts'>> {
  frame: CircleFrame;
  paint: ChartPaint;
}

/** The confusion axes with their names; the one of the outcome is highlighted. */
function ConfusionAxes({ frame, outcome, texts, paint }: ConfusionAxesProps): ReactElement {
  return (
    <>
      {AXIS_NAMES.map((axis) => {
        const { start, end, name } = frame.axis(axis);
        const isFound = outcome === axis;
        return (
          <g key={axis} data-part="axis" data-found={isFound}>
            <Segment
              from={start}
              to={end}
              stroke={isFound ? paint.accentText : paint.line}
              strokeWidth={isFound ? 2.5 : 1.5}
              strokeDasharray={DASHES[axis]}
            />
            <text
              x={name.x}
              y={name.y}
              dy="0.35em"
              textAnchor={axis === 'tritan' ? 'middle' : 'start'}
              fontFamily={paint.bodyFont}
              fontSize={12.5}
              fontWeight={isFound ? 650 : 500}
              fill={isFound ? paint.accentText : paint.quietInk}
            >
              {texts[`axis${axis}`]}
            </text>
          </g>
        );
      })}
    </>
  );
}
