import { type ReactElement, useId, useMemo } from 'react';
import { FocusRing } from '../../shared/FocusRing.tsx';
import { plotFrame, plotRole } from '../../shared/plotRole.ts';
import { usePointFocus } from '../../shared/usePointFocus.ts';
import { type AudiologyWords, audiologyWords } from '../audiology.texts.ts';
import { type Ear, EARS, type Tone, type ToneThreshold } from '../types.ts';
import { type AudiogramGeometry, audiogramGeometry, DECIBELS_PER_OCTAVE } from './geometry.ts';
import { Grid } from './Grid.tsx';
import { type AudiogramPaint, themePaint } from './paint.ts';
import { RADIUS, ResultSymbol } from './ResultSymbol.tsx';
import { resultText } from './speech.ts';

/** One result with its place: x in dB as an octave is wide, y upwards, the ears beside each other. */
export interface AudiogramResult extends ToneThreshold {
  readonly ear: Ear;
  readonly x: number;
  readonly y: number;
}

/** Props of {@link Audiogram}. */
export interface AudiogramProps {
  /** The results of each ear, from low frequencies to high. */
  thresholds: Readonly<Record<Ear, readonly ToneThreshold[]>>;
  width: number;
  height: number;
  /**
   * The tone given last, while the test runs.
   * @default null
   */
  presented?: Pick<Tone, 'frequency' | 'volume_db'> | null;
  /**
   * Colours and typefaces; `printPaint` for paper.
   * @default themePaint
   */
  paint?: AudiogramPaint;
  /**
   * The words, in English by default.
   * @default audiologyWords
   */
  texts?: AudiologyWords;
  /**
   * Writes a number in the language.
   * @default String
   */
  format?: (value: number) => string;
  /**
   * Whether the results can be reached by keyboard and touch; false in a report.
   * @default true
   */
  isInteractive?: boolean;
  /** Told of the result under the focus, and null when the focus leaves the results. */
  onResultChange?: (result: AudiogramResult | null) => void;
}

/** Keeps two results of one frequency and level apart for the arrow keys. */
const BESIDE = 0.1;

const resultsOf = (thresholds: AudiogramProps['thresholds']): readonly AudiogramResult[] =>
  EARS.flatMap((ear) =>
    thresholds[ear].map((result) => ({
      ...result,
      ear,
      x: DECIBELS_PER_OCTAVE * Math.log2(result.frequency) + (ear === 'LEFT' ? BESIDE : 0),
      y: -result.level,
    })),
  );

/** Heard results that follow each other are joined; one that was not heard breaks the line. */
function lineOf(results: readonly ToneThreshold[], { x, y }: AudiogramGeometry): string {
  return results
    .map(({ frequency, level, heard }, i) => {
      if (!heard) return '';
      return `${results[i - 1]?.heard ? 'L' : 'M'}${x(frequency)} ${y(level)}`;
    })
    .join('');
}

/**
 * The results of both ears as audiology draws them (AUD-03): octaves equally spaced and each as wide as 20 dB are high,
 * levels downwards. An SVG that needs no style sheet (CHART-03), and the same picture in every language: low frequencies are on the left.
 */
export function Audiogram({
  thresholds,
  width,
  height,
  presented = null,
  paint = themePaint,
  texts = audiologyWords,
  format = String,
  isInteractive = true,
  onResultChange,
}: AudiogramProps): ReactElement {
  const help = useId();
  const results = useMemo(() => resultsOf(thresholds), [thresholds]);
  const geometry = useMemo(() => audiogramGeometry(width, height), [width, height]);
  const { svgRef, focused, handlers } = usePointFocus(results, onResultChange);
  const { x, y } = geometry;
  return (
    <svg
      {...plotFrame(width, height)}
      {...plotRole(isInteractive, { kind: texts.audiogram, help })}
      {...(isInteractive ? handlers : {})}
      ref={svgRef}
      aria-label={texts.audiogram}
      data-component="Audiogram"
    >
      {isInteractive && <desc id={help}>{texts.audiogramHelp}</desc>}
      <Grid {...{ geometry, paint, format }} frequencyAxis={texts.frequencyAxis} levelAxis={texts.levelAxis} />
      {EARS.map((ear) => (
        <path
          key={ear}
          d={lineOf(thresholds[ear], geometry)}
          fill="none"
          stroke={paint.ears[ear]}
          strokeWidth={1.75}
          strokeDasharray={ear === 'LEFT' ? '6 3' : undefined}
          data-part="line"
        />
      ))}
      {results.map((result, i) => (
        <ResultSymbol
          key={`${result.ear} ${result.frequency}`}
          index={i}
          ear={result.ear}
          heard={result.heard}
          cx={x(result.frequency)}
          cy={y(result.level)}
          label={isInteractive ? resultText(texts, result.ear, result, format) : null}
          paint={paint}
        />
      ))}
      {presented && (
        <g data-part="presented" aria-hidden="true" pointerEvents="none">
          <circle
            cx={x(presented.frequency)}
            cy={y(presented.volume_db)}
            r={RADIUS + 5}
            fill="none"
            stroke={paint.surface}
            strokeWidth={5}
          />
          <circle
            cx={x(presented.frequency)}
            cy={y(presented.volume_db)}
            r={RADIUS + 5}
            fill="none"
            stroke={paint.testing}
            strokeWidth={2.5}
          />
        </g>
      )}
      {focused && (
        <FocusRing
          x={x(focused.frequency) - 14}
          y={y(focused.level) - 14}
          width={28}
          height={28}
          rx={7}
          paint={paint}
        />
      )}
    </svg>
  );
}
