import { lettersOf, logCsOf } from '@isopter/clinical/contrast';
import type { ReactElement } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { areaOf } from '../../chart/frame.ts';
import { printPaint } from '../../chart/paint.ts';
import { linear } from '../../chart/scales.ts';
import { Segment } from '../../chart/Segment.tsx';
import { spaced } from '../../chart/ticks.ts';
import { Label, MUTED } from '../../report/index.ts';
import type { ContrastEyeView } from '../types.ts';
import { type ContrastReportData, normalOf } from './data.ts';
import { levelFormat } from './table.ts';
import type { ContrastReportTexts } from './texts.ts';

interface DotPlotProps {
  data: ContrastReportData;
  texts: ContrastReportTexts;
  /** In points. */
  width: number;
}

const MARGIN = { left: 78, right: 12, top: 18, bottom: 18 } as const;
/** The height of an eye, and of its letters at one level, in points. */
const ROW = { height: 34, letters: 16 } as const;
const DOT = { radius: 2.2, room: 4 } as const;
/** The levels of the Pelli-Robson chart in log CS, and the distance of the labelled ones. */
const LEVELS = { least: 0, most: 2.25, labelled: 0.45 } as const;
const ROOM_FOR_LEVEL = 30;
const TEXT = 7;

/** The height of a plot of some eyes in points. */
export const dotPlotHeight = (eyes: number): number => MARGIN.top + eyes * ROW.height + MARGIN.bottom;

/** Whether each letter asked at each level was named in its place. */
function levelsOf({ records }: ContrastEyeView): ReadonlyMap<number, readonly boolean[]> {
  const levels = new Map<number, readonly boolean[]>();
  for (const record of records) {
    const level = logCsOf(record.contrast);
    levels.set(level, [...(levels.get(level) ?? []), ...lettersOf(record).map(({ isRight }) => isRight)]);
  }
  return levels;
}

/**
 * The letters of each eye by their contrast, fainter ones on the right: filled if named in place. The result has a frame,
 * the normal range is shaded.
 * @selector [data-component="DotPlot"] The plot.
 */
export function DotPlot({ data, texts, width }: DotPlotProps): ReactElement {
  const format = levelFormat(data.locale);
  const percent = new Intl.NumberFormat(data.locale, { maximumSignificantDigits: 2 });
  const area = areaOf(width, dotPlotHeight(data.eyes.length), MARGIN);
  const x = linear({ domain: [LEVELS.least - 0.08, LEVELS.most + 0.08], range: [area.left, area.right], clamp: true });
  const labelled = Array.from(
    { length: Math.round(LEVELS.most / LEVELS.labelled) + 1 },
    (_, i) => Math.round(100 * i * LEVELS.labelled) / 100,
  );
  const ticks = spaced(labelled, x, ROOM_FOR_LEVEL);
  return (
    <g data-component="DotPlot">
      {data.eyes.map((view, i) => {
        const from = normalOf(view, data);
        const top = area.top + i * ROW.height;
        return (
          from !== null && (
            <g key={view.eye}>
              <rect
                x={x(from)}
                y={top}
                width={area.right - x(from)}
                height={ROW.height}
                fill={printPaint.positiveSoft}
              />
              <Segment
                from={{ x: x(from), y: top }}
                to={{ x: x(from), y: top + ROW.height }}
                stroke={printPaint.ink}
                strokeWidth={0.8}
                strokeDasharray="3 2"
              />
            </g>
          )
        );
      })}
      <Axes {...{ area }} paint={printPaint} fontSize={TEXT} x={{ scale: x, ticks, lines: ticks, format }} />
      <Axes
        {...{ area }}
        paint={printPaint}
        fontSize={TEXT}
        x={{ scale: x, ticks, format: (level) => percent.format(100 * 10 ** -level), isAbove: true }}
      />
      <Label x={0} y={area.top - 6} size={TEXT} colour={MUTED}>
        {texts.weber}
      </Label>
      <Label x={0} y={area.bottom + 11} size={TEXT} colour={MUTED}>
        {texts.chart.sensitivityAxis}
      </Label>
      {data.eyes.map((view, i) => {
        const y = area.top + (i + 0.5) * ROW.height;
        const result = view.result ? logCsOf(view.result.contrast) : null;
        return (
          <g key={view.eye}>
            <Label x={0} y={y + 3} size={8.5} strong>
              {view.eye}
            </Label>
            <Label x={18} y={y + 3} size={TEXT} colour={MUTED} room={MARGIN.left - 22}>
              {texts.eyes[view.eye]}
            </Label>
            {[...levelsOf(view)].map(([level, letters]) => {
              const apart = ROW.letters / Math.max(2, letters.length - 1);
              return (
                <g key={level}>
                  {letters.map((isRight, n) => (
                    <circle
                      // oxlint-disable-next-line react/no-array-index-key -- letters of a level keep their positions
                      key={n}
                      cx={x(level)}
                      cy={y + (n - (letters.length - 1) / 2) * apart}
                      r={Math.min(DOT.radius, apart / 2)}
                      fill={isRight ? printPaint.ink : printPaint.surface}
                      stroke={printPaint.ink}
                      strokeWidth={0.7}
                    />
                  ))}
                  {level === result && (
                    <rect
                      x={x(level) - 5.5}
                      y={y - ROW.letters / 2 - DOT.room}
                      width={11}
                      height={ROW.letters + 2 * DOT.room}
                      fill="none"
                      stroke={printPaint.ink}
                    />
                  )}
                </g>
              );
            })}
          </g>
        );
      })}
    </g>
  );
}
