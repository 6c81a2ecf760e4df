import { type Letter, lettersOf, logCsOf } from '@isopter/clinical/contrast';
import type { ReactElement } from 'react';
import { Picture, type PlotProps } from '../../chart/ChartView.tsx';
import { themePaint } from '../../chart/paint.ts';
import { type ContrastWords, contrastWords } from '../contrast.texts.ts';
import type { ContrastEyeView } from '../types.ts';
import { Segment } from '../../chart/Segment.tsx';

/** Props of {@link LetterChart}. */
export interface LetterChartProps extends Omit<PlotProps, 'isInteractive'> {
  /** The records of the eye. */
  view: ContrastEyeView;
  /**
   * The texts, in English unless given.
   * @default contrastWords
   */
  texts?: ContrastWords;
  /**
   * Formats a level for the locale, with two decimal places.
   * @default plain
   */
  format?: (value: number) => string;
}

interface Row {
  /** The contrast sensitivity in log CS. */
  readonly level: number;
  readonly letters: readonly Letter[];
  readonly isResult: boolean;
}

/** The letters of each level, the easiest first, as the lines of a chart like the ETDRS and Pelli-Robson charts. */
export function rowsOf({ records, result }: ContrastEyeView): readonly Row[] {
  const rows = new Map<number, Row>();
  for (const record of records) {
    const level = logCsOf(record.contrast);
    const known = rows.get(level);
    const letters = [...(known?.letters ?? []), ...lettersOf(record)];
    rows.set(level, { level, letters, isResult: result !== null && logCsOf(result.contrast) === level });
  }
  return [...rows.values()].toSorted((one, other) => one.level - other.level);
}

const AXIS = { left: 54, top: 6, bottom: 8, right: 10 } as const;
/** The maximum height of a line in pixels, and the height of its letters relative to it. */
const LINE = { most: 44, letter: 0.5 } as const;
/** The opacity of the faintest letter, which must still be legible. */
const FAINTEST = 0.45;

const plain = (value: number): string => value.toFixed(2);

/**
 * The letters asked at each level, with decreasing contrast downwards; correctly named letters are underlined,
 * incorrect ones struck through.
 * @selector [data-component="LetterChart"] The chart.
 * @selector [data-right] On a letter: whether it was named correctly.
 * @selector [data-part="strike"] The line through a letter that was named incorrectly.
 */
export function LetterChart({
  view,
  width,
  height,
  paint = themePaint,
  texts = contrastWords,
  format = plain,
}: LetterChartProps): ReactElement {
  const rows = rowsOf(view);
  const most = Math.max(3, ...rows.map(({ letters }) => letters.length));
  const line = Math.min(LINE.most, (height - AXIS.top - AXIS.bottom) / Math.max(1, rows.length));
  const column = Math.min(line * 1.25, (width - AXIS.left - AXIS.right) / most);
  const size = Math.min(LINE.letter * line, 0.8 * column);
  const [mark, soft] = [paint.eyes[view.eye], paint.eyesSoft[view.eye]];
  return (
    <Picture
      {...{ width, height }}
      label={texts.letterChartOf({ eye: texts[`eye${view.eye}`] })}
      component="LetterChart"
    >
      {rows.map(({ level, letters, isResult }, i) => {
        const y = AXIS.top + (i + 0.5) * line;
        return (
          <g key={level}>
            {isResult && (
              <rect x={2} y={y - line / 2 + 1} width={width - 4} height={line - 2} rx={6} fill={soft} stroke={mark} />
            )}
            <text
              x={AXIS.left - 14}
              y={y + 4}
              textAnchor="end"
              fontSize={12}
              fontWeight={isResult ? 700 : 400}
              fill={isResult ? paint.ink : paint.quietInk}
              fontFamily={paint.numberFont}
            >
              {format(level)}
            </text>
            {letters.map(({ asked, named, isRight }, n) => {
              const x = AXIS.left + (n + 0.5) * column;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- letters of a line keep their positions
                <g key={n} data-right={isRight}>
                  <text
                    x={x}
                    y={y + size * 0.36}
                    textAnchor="middle"
                    fontSize={size}
                    fontWeight={700}
                    fill={paint.ink}
                    fillOpacity={1 - (1 - FAINTEST) * Math.min(1, level / 2.25)}
                    fontFamily={paint.numberFont}
                  >
                    {asked}
                  </text>
                  {isRight ? (
                    <Segment
                      from={{ x: x - size * 0.4, y: y + size * 0.62 }}
                      to={{ x: x + size * 0.4, y: y + size * 0.62 }}
                      stroke={mark}
                      strokeWidth={2.5}
                    />
                  ) : (
                    <Segment
                      from={{ x: x - size * 0.5, y: y + size * 0.45 }}
                      to={{ x: x + size * 0.5, y: y - size * 0.45 }}
                      stroke={paint.ink}
                      strokeWidth={1.75}
                      data-part="strike"
                    />
                  )}
                  {!isRight && named !== '' && (
                    <text
                      x={x + size * 0.62}
                      y={y - size * 0.2}
                      fontSize={Math.max(9, size * 0.45)}
                      fill={paint.quietInk}
                      fontFamily={paint.numberFont}
                    >
                      {named}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </Picture>
  );
}
