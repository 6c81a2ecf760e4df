import { type Acuity, lineOf, snellenOf } from '@isopter/clinical/acuity';
import { type ReactElement, useMemo } from 'react';
import { Axes } from '../../chart/Axes.tsx';
import { areaOf } from '../../chart/frame.ts';
import { printPaint } from '../../chart/paint.ts';
import { linear } from '../../chart/scales.ts';
import { Segment } from '../../chart/Segment.tsx';
import { spaced } from '../../chart/ticks.ts';

import { Label, MUTED, widthOf } from '../../report/index.ts';
import { lineText } from '../plot/said.ts';
import { acuityBefore, type AcuityReportData, type AcuityRow } from './data.ts';
import { chartWords, formatOf, rowName } from './table.ts';
import type { AcuityReportTexts } from './texts.ts';

interface IntervalPlotProps {
  rows: readonly AcuityRow[];
  data: AcuityReportData;
  texts: AcuityReportTexts;
  /** In points. */
  width: number;
}

const MARGIN = { left: 88, right: 12, top: 18, bottom: 18 } as const;
/** The height of a row, half of that of an interval's ends, and the radius of an estimate, and how far below it the
 * earlier one is, in points. */
const ROW = { height: 24, end: 4, mark: 3.2, before: 5 } as const;
/** The logMAR axis: it has at least these values, and reaches as far as an interval does. */
const AXIS = { least: -0.3, most: 0.7, step: 0.1 } as const;
const ROOM_FOR_SIZE = 32;
const TEXT = 7;
const WORDS = 8.5;

/** The height of a plot of some rows in points. */
export const intervalPlotHeight = (rows: number): number => MARGIN.top + rows * ROW.height + MARGIN.bottom;

/** Returns the earlier acuity of a row if it is within the displayed range. */
function measuredBefore(row: AcuityRow, data: AcuityReportData): Acuity | null {
  const { acuity = null } = acuityBefore(row, data) ?? {};
  return acuity?.beyond === null ? acuity : null;
}

/** The values of the axis, and the lines of a chart between them. */
function axisOf(
  rows: readonly AcuityRow[],
  data: AcuityReportData,
): { least: number; most: number; lines: readonly number[] } {
  const values = rows.flatMap((row) => {
    const { acuity = null } = row.line ?? {};
    const before = measuredBefore(row, data);
    return [...(before ? [before] : []), ...(acuity ? [acuity, ...(acuity.interval ?? [])] : [])].map(
      ({ logmar }) => logmar,
    );
  });
  const least = lineOf(Math.min(AXIS.least, ...values) - AXIS.step / 2);
  const most = lineOf(Math.max(AXIS.most, ...values) + AXIS.step / 2);
  const count = Math.round((most - least) / AXIS.step) + 1;
  return { least, most, lines: Array.from({ length: count }, (_, i) => lineOf(least + i * AXIS.step)) };
}

/**
 * The acuity of each eye with its 95 % interval on a logMAR axis, better ones on the left, and the lines of a chart above
 * it. An open triangle is what the eye had before. An interval that reaches beyond the display has no end there; an acuity beyond it is written in words.
 * @selector [data-component="IntervalPlot"] The plot.
 * @selector [data-part="before"] The triangle at what an eye had in an earlier test.
 */
export function IntervalPlot({ rows, data, texts, width }: IntervalPlotProps): ReactElement {
  const format = formatOf(data.locale);
  const unit = data.test.system_unit ?? 'IMP';
  const { least, most, lines } = useMemo(() => axisOf(rows, data), [rows, data]);
  const area = areaOf(width, intervalPlotHeight(rows.length), MARGIN);
  const x = linear({ domain: [least, most], range: [area.left, area.right] });
  const ticks = spaced(lines, x, ROOM_FOR_SIZE);
  const wordsOf = (acuity: Acuity | null): string =>
    acuity ? lineText(chartWords(texts), acuity, unit) : texts.noResult;
  const ink = { stroke: printPaint.ink, strokeWidth: 1.2 } as const;
  return (
    <g data-component="IntervalPlot">
      <Axes
        {...{ area }}
        paint={printPaint}
        fontSize={TEXT}
        x={{ scale: x, ticks, lines, strong: [0], format: (value) => format(value, 1) }}
      />
      <Axes
        {...{ area }}
        paint={printPaint}
        fontSize={TEXT}
        x={{ scale: x, ticks, format: (value) => snellenOf(value, unit), isAbove: true }}
      />
      <Label x={0} y={area.top - 6} size={TEXT} colour={MUTED}>
        {texts.snellen}
      </Label>
      <Label x={0} y={area.bottom + 11} size={TEXT} colour={MUTED}>
        {texts.logmar}
      </Label>
      {rows.map((row, i) => {
        const y = area.top + (i + 0.5) * ROW.height;
        const { acuity = null } = row.line ?? {};
        const name = rowName(row, data, texts);
        const before = measuredBefore(row, data);
        const said = acuity?.interval || !row.line ? '' : wordsOf(acuity);
        return (
          <g key={`${row.phase.eye} ${row.index}`}>
            <Label x={0} y={y + 3} size={8.5} strong>
              {row.phase.eye}
            </Label>
            <Label x={18} y={y + 3} size={TEXT} colour={MUTED} room={MARGIN.left - 22}>
              {name === texts.single ? texts.eyes[row.phase.eye] : name}
            </Label>
            {said !== '' && (
              <>
                {/* no grid line goes through words */}
                <rect
                  x={area.left + 3}
                  y={y - 6}
                  width={widthOf(said, WORDS) + 6}
                  height={12}
                  fill={printPaint.surface}
                />
                <Label x={area.left + 6} y={y + 3} size={WORDS} strong isIsolated>
                  {said}
                </Label>
              </>
            )}
            {before && (
              <path
                d={`M${x(before.logmar)} ${y + ROW.before}l3 5.2h-6z`}
                fill={printPaint.surface}
                stroke={printPaint.ink}
                strokeWidth={0.8}
                data-part="before"
              />
            )}
            {acuity?.interval && (
              <>
                <Segment
                  from={{ x: x(acuity.interval[0].logmar), y }}
                  to={{ x: x(acuity.interval[1].logmar), y }}
                  {...ink}
                />
                {acuity.interval
                  .filter(({ beyond }) => beyond === null)
                  .map(({ logmar }) => (
                    <Segment
                      key={logmar}
                      from={{ x: x(logmar), y: y - ROW.end }}
                      to={{ x: x(logmar), y: y + ROW.end }}
                      {...ink}
                    />
                  ))}
                <circle cx={x(acuity.logmar)} cy={y} r={ROW.mark} fill={printPaint.ink} />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
