import { directionOf, isNearLine, logmarOf, snellenOf } from '@isopter/clinical/acuity';
import { notDrawn } from '../../shared/steps/room.ts';
import type { StepAxis, StepSeries } from '../../shared/steps/StepChart.tsx';
import type { AcuityWords } from '../acuity.texts.ts';
import type { AcuityLine, AcuityPhaseView, AcuityRecord, AcuityTest } from '../types.ts';
import { signed } from './said.ts';

/** Formats a number for the locale with 1 or 2 decimal places, or with as many as it has (0). */
export type Format = (value: number, digits?: 0 | 1 | 2) => string;

/** The announced description of a record: "Optotype 3, 20/40, gap up right, seen". */
export function recordText(texts: AcuityWords, record: AcuityRecord, number: number): string {
  const direction = directionOf(record.direction);
  return texts.optotype({
    number: String(number),
    size: record.size_label === '' ? String(record.size) : record.size_label,
    direction: direction ? texts[direction.name] : texts.directionUnknown,
    result: record.viewed ? texts.seen : texts.notSeen,
  });
}

/** The name that distinguishes a line from others of the same eye; `null` if there is only one. */
export function lineName(
  texts: AcuityWords,
  strategy: string | null | undefined,
  line: AcuityLine,
  index: number,
  format: Format,
): string | null {
  if (strategy === 'BOTH') return isNearLine(index) ? texts.near : texts.distance;
  const isLow = line.contrast !== null && line.contrast < 100;
  return isLow ? texts.contrastOf({ contrast: format(line.contrast ?? 0, 0) }) : null;
}

/**
 * The lines of a phase as series of a step chart, logMAR by trial number. Records of unknown size, and those too old to
 * be drawn, are omitted.
 */
export function seriesOf(
  texts: AcuityWords,
  { lines }: AcuityPhaseView,
  { strategy, system_unit }: Pick<AcuityTest, 'strategy' | 'system_unit'>,
  format: Format,
): readonly StepSeries[] {
  const unit = system_unit ?? 'IMP';
  const placed = lines.map(({ records }) =>
    records.flatMap((record, i) => {
      const y = logmarOf(record);
      return y === null ? [] : [{ record, y, i }];
    }),
  );
  const first = notDrawn(placed.reduce((sum, { length }) => sum + length, 0));
  let number = 0;
  return lines.map((line, index) => {
    const drawn = (placed[index] ?? []).flatMap(({ record, y, i }) => {
      number += 1;
      if (number <= first) return [];
      const { viewed: passed, direction } = record;
      const rows = [[texts.sizeAxis, format(y, 2)]] as const;
      return [{ trial: { x: number, y, passed, direction, label: recordText(texts, record, number), rows }, i }];
    });
    return {
      name: lineName(texts, strategy, line, index, format),
      trials: drawn.map(({ trial }) => trial),
      estimates: drawn.map(({ i }) => line.estimates[i] ?? null),
      settled: line.acuity && {
        value: line.acuity.logmar,
        label: signed(line.acuity, snellenOf(line.acuity.logmar, unit)),
        interval: line.acuity.interval && [line.acuity.interval[0].logmar, line.acuity.interval[1].logmar],
      },
    };
  });
}

const TICK = 0.2;

/** The logMAR axis: large sizes at the top, as on a letter chart, over the range of the test. */
export function axisOf(texts: AcuityWords, series: readonly StepSeries[], format: Format): StepAxis {
  const values = series.flatMap(({ trials, settled }) => [...trials.map(({ y }) => y), ...(settled?.interval ?? [])]);
  const most = Math.max(1, ...values);
  const least = Math.min(-0.2, ...values);
  const [top, foot] = [Math.ceil(most / TICK - 1e-9), Math.floor(least / TICK + 1e-9)];
  const ticks = Array.from({ length: top - foot + 1 }, (_, i) => Math.round(10 * TICK * (top - i)) / 10 + 0);
  return {
    title: texts.sizeAxis,
    values: [ticks[0] ?? 1, ticks.at(-1) ?? 0],
    ticks,
    format: (value) => format(value, 1),
  };
}
