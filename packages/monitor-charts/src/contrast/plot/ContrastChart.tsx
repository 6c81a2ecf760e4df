import { isPassed, logCsOf } from '@isopter/clinical/contrast';
import { type ReactElement, useMemo } from 'react';
import { notDrawn } from '../../shared/steps/room.ts';
import type { PlotProps } from '../../chart/ChartView.tsx';
import { themePaint } from '../../chart/paint.ts';
import { type StepAxis, StepChart, type StepSeries } from '../../shared/steps/StepChart.tsx';
import { type ContrastWords, contrastWords } from '../contrast.texts.ts';
import type { ContrastEyeView, ContrastRecord } from '../types.ts';
import { answerText } from './answer.ts';

/** Props of {@link ContrastChart}. */
export interface ContrastChartProps extends PlotProps {
  /** The records of the eye. */
  view: ContrastEyeView;
  /**
   * The lower limit of the normal range in log CS; `null` for no band.
   * @default null
   */
  normal_from?: number | null;
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

/** The minimum number of records that the axis has room for: a complete eye has eight (CON-01). */
const LEAST_RECORDS = 8;
/** The levels of the Pelli-Robson chart in log CS, with a line every 0.3. */
const LEVELS = { least: 0, most: 2.25, step: 0.3 } as const;

/** The announced description of a record. */
export function recordText(
  texts: ContrastWords,
  record: ContrastRecord,
  number: number,
  format: (value: number) => string,
): string {
  return texts.record({
    number: String(number),
    level: format(logCsOf(record.contrast)),
    question: Array.from(record.question).join(' '),
    answer: record.answer === '' ? texts.nothing : Array.from(record.answer).join(' '),
    result: answerText(texts, record),
  });
}

const plain = (value: number): string => value.toFixed(2);

/**
 * The records of one eye in chronological order by contrast sensitivity, higher sensitivity at the top, with the result
 * and the normal range.
 */
export function ContrastChart({
  view,
  width,
  height,
  normal_from = null,
  paint = themePaint,
  texts = contrastWords,
  format = plain,
  isInteractive = true,
}: ContrastChartProps): ReactElement {
  const { eye, records, result } = view;
  const series = useMemo((): readonly StepSeries[] => {
    const first = notDrawn(records.length);
    const trials = records.slice(first).map((record, i) => ({
      x: first + i + 1,
      y: logCsOf(record.contrast),
      passed: isPassed(record),
      label: recordText(texts, record, first + i + 1, format),
    }));
    const value = result ? logCsOf(result.contrast) : 0;
    return [{ name: null, trials, settled: result ? { value, label: format(value) } : null }];
  }, [records, result, texts, format]);
  const axis = useMemo((): StepAxis => {
    const most = Math.max(LEVELS.most, ...records.map(({ contrast }) => logCsOf(contrast)));
    const ticks = Array.from(
      { length: Math.floor(most / LEVELS.step) + 1 },
      (_, i) => Math.round(100 * i * LEVELS.step) / 100,
    );
    return { title: texts.sensitivityAxis, values: [most, LEVELS.least], ticks, format };
  }, [records, texts, format]);
  return (
    <StepChart
      label={texts.chartOf({ eye: texts[`eye${eye}`] })}
      kind={texts.chart}
      help={texts.chartHelp}
      trialAxis={texts.recordAxis}
      leastTrials={LEAST_RECORDS}
      band={
        normal_from === null
          ? null
          : { from: normal_from, to: axis.values[0], label: texts.normalBand({ value: format(normal_from) }) }
      }
      {...{ eye, series, axis, width, height, paint, isInteractive }}
    />
  );
}
