import { moves, POSITION } from '@isopter/clinical/cover';
import { ALL_AROUND, type Eye, onSquare, PRIMARY } from '@isopter/clinical/gaze';
import { Circle } from '@visx/shape';
import { type ReactElement, useMemo } from 'react';
import { ChartView, markProps, type PlotProps } from '../chart/ChartView.tsx';
import type { Details } from '../chart/DetailsCard.tsx';
import { type FieldFrame, placeIn } from '../chart/frame.ts';
import { type ChartPaint, themePaint } from '../chart/paint.ts';
import type { Place } from '../chart/places.ts';
import { gazeFrame } from '../motility/gaze/frame.ts';
import { GazeAxes } from '../motility/gaze/GazeAxes.tsx';
import { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
import { deviationLines } from '../motility/deviation.ts';
import { Arrow } from './Arrow.tsx';
import { positionText } from './speech.ts';
import type { CoverPosition } from './types.ts';

/** Props of {@link CoverPlot}. */
export interface CoverPlotProps extends PlotProps {
  /** The eye; `OU` shows the eyes relative to each other. */
  eye: Eye | 'OU';
  /** The positions of gaze with their deviations in prism dioptres. */
  positions: readonly CoverPosition[];
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

/** The distance from straight ahead to the edge in degrees. */
const EXTENT = 23;
const RINGS = [POSITION];
/** Half the side of a tile in degrees. */
const TILE = 6.2;
/** The same in pixels. */
const halfOf = ({ perDegree }: FieldFrame): number => Math.max(16, TILE * perDegree);
/** The start of an arrow above the centre of its tile, and its maximum extent from there, as shares of half a side. */
const ABOVE = 0.44;
const ROOM = 0.34;

/**
 * The deviations in the positions of gaze from the patient's view, not mirrored in any language: a tile per position
 * with the deviation in prism dioptres in clinical notation, and an arrow to the position of the eye. It is an SVG that
 * needs no style sheet, so that the screen and the report show the same drawing (CHART-03).
 * @selector [data-component="CoverPlot"] The chart.
 * @selector [data-eye] On the chart: `OD`, `OS` or `OU`.
 * @selector [data-direction] A position of gaze; its value is the number of the direction.
 * @selector [data-state] On a position: `current`, `finished` or `begun`.
 * @selector [data-part="current"] The dot of the current position.
 * @selector [data-part="arrow"] The arrow of a deviation.
 */
export function CoverPlot({
  eye,
  positions,
  width,
  height,
  paint = themePaint,
  texts = motilityWords,
  format = String,
  isInteractive = true,
}: CoverPlotProps): ReactElement {
  const frame = useMemo(() => gazeFrame(width, height, EXTENT), [width, height]);
  const places = useMemo(
    () =>
      positions.map((position): Place => ({
        id: String(position.direction),
        ...placeIn(frame, position),
        width: 2 * halfOf(frame),
      })),
    [positions, frame],
  );
  const describe = (id: string): Details => {
    const position = positions.find(({ direction }) => String(direction) === id);
    return { title: position ? positionText(texts, position, format) : '' };
  };
  const known = new Set(positions.map(({ direction }) => direction));
  const open = [PRIMARY, ...ALL_AROUND].filter((direction) => !known.has(direction));
  return (
    <ChartView
      {...{ width, height, paint, isInteractive, places, describe }}
      label={texts.coverPlot({ eye: texts[`eye${eye}`] })}
      kind={texts.coverKind}
      help={texts.plotHelp}
      component="CoverPlot"
      data={{ 'data-eye': eye }}
    >
      <GazeAxes {...{ eye, frame, paint, texts }} rings={RINGS} shape="square" />
      {open.map((direction) => {
        const { x, y } = placeIn(frame, onSquare(direction, POSITION));
        return <Circle key={direction} cx={x} cy={y} r={3.5} fill={paint.quietInk} />;
      })}
      {positions.map((position) => (
        <Position
          key={position.direction}
          {...{ position, frame, paint, eye, texts, format }}
          label={isInteractive ? positionText(texts, position, format) : null}
        />
      ))}
    </ChartView>
  );
}

interface PositionProps {
  position: CoverPosition;
  frame: FieldFrame;
  paint: ChartPaint;
  eye: Eye | 'OU';
  texts: MotilityWords;
  format: (value: number) => string;
  label: string | null;
}

/** The tile of a position: its state, the deviation in one or two lines, and the arrow. */
function Position({ position, frame, paint, eye, texts, format, label }: PositionProps): ReactElement {
  const { manifest, total, is_current, is_finished } = position;
  const { x: cx, y: cy } = placeIn(frame, position);
  const half = halfOf(frame);
  const shown = total ?? manifest;
  const isManifest = manifest !== null && moves(manifest);
  const lines = shown ? deviationLines(shown, position.kind, format) : [];
  const words = shown && lines.length === 0 ? [texts.straightShort] : lines;
  const font = Math.max(10, Math.min(17, half * 0.36));
  const arrow = shown && lines.length > 0 ? shown : null;
  const top = arrow ? cy + half * 0.28 : cy + font * 0.35;
  return (
    <g
      data-direction={position.direction}
      data-state={is_current ? 'current' : is_finished ? 'finished' : 'begun'}
      {...markProps(String(position.direction), label)}
    >
      <rect
        x={cx - half}
        y={cy - half}
        width={2 * half}
        height={2 * half}
        rx={Math.min(12, half * 0.24)}
        fill={paint.surface}
        stroke={is_current ? paint.caution : isManifest ? paint.eyes[eye] : paint.line}
        strokeWidth={is_current || isManifest ? 2.5 : 1.25}
        strokeDasharray={total ? undefined : '5 4'}
      />
      {is_current && <Circle cx={cx + half - 9} cy={cy - half + 9} r={4} fill={paint.caution} data-part="current" />}
      {arrow && <Arrow cx={cx} cy={cy - half * ABOVE} room={half * ROOM} deviation={arrow} eye={eye} paint={paint} />}
      {words.map((text, i) => (
        <text
          key={text}
          x={cx}
          y={top + i * font * 1.12 + (arrow && words.length === 1 ? font * 0.5 : 0)}
          textAnchor="middle"
          fontSize={font}
          fontWeight={arrow ? 600 : 400}
          fontFamily={paint.bodyFont}
          fill={arrow ? paint.ink : paint.quietInk}
        >
          {text}
        </text>
      ))}
      {words.length === 0 && <Circle cx={cx} cy={cy} r={3.5} fill={paint.quietInk} />}
    </g>
  );
}
