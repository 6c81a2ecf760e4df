import { methodOf } from '@isopter/clinical/acuity';
import { type ReactElement, useCallback, useMemo } from 'react';
import type { PlotProps } from '../../chart/ChartView.tsx';
import { themePaint } from '../../chart/paint.ts';
import { StepChart } from '../../shared/steps/StepChart.tsx';
import type { DrawShown } from '../../shared/steps/StepMark.tsx';
import { type AcuityWords, acuityWords } from '../acuity.texts.ts';
import type { AcuityPhaseView, AcuityTest, OptotypeKind } from '../types.ts';
import { Optotype } from './Optotype.tsx';
import { axisOf, type Format, seriesOf } from './series.ts';

/** Props of {@link AcuityChart}. */
export interface AcuityChartProps extends PlotProps {
  /** The optotypes of the eye. */
  phase: AcuityPhaseView;
  /** The test, which determines the optotypes, the names of its lines and the notation. */
  test: Pick<AcuityTest, 'strategy' | 'protocol' | 'system_unit'>;
  /**
   * The texts, in English unless given.
   * @default acuityWords
   */
  texts?: AcuityWords;
  /**
   * Formats a number for the locale.
   * @default plain
   */
  format?: Format;
}

/** The minimum number of trials that the axis has room for: a whole measurement. */
const LEAST_TRIALS = 18;

const plain: Format = (value, digits = 2) => (digits === 0 ? String(value) : value.toFixed(digits));

/** Draws the optotype of a trial. */
const DRAWN: Readonly<Record<OptotypeKind, DrawShown>> = {
  LANDOLT_C: (shown) => <Optotype kind="LANDOLT_C" {...shown} />,
  TUMBLING_E: (shown) => <Optotype kind="TUMBLING_E" {...shown} />,
};

/** The optotypes of one eye in chronological order by size, with the running estimate and its 95 % interval (ACU-01). */
export function AcuityChart({
  phase,
  test,
  width,
  height,
  paint = themePaint,
  texts = acuityWords,
  format = plain,
  isInteractive = true,
}: AcuityChartProps): ReactElement {
  const series = useMemo(() => seriesOf(texts, phase, test, format), [texts, phase, test, format]);
  const axis = useMemo(() => axisOf(texts, series, format), [texts, series, format]);
  const formatTrial = useCallback((trial: number) => format(trial, 0), [format]);
  return (
    <StepChart
      label={texts.chartOf({ eye: texts[`eye${phase.eye}`] })}
      kind={texts.chart}
      help={texts.chartHelp}
      eye={phase.eye}
      trialAxis={texts.trialAxis}
      leastTrials={LEAST_TRIALS}
      formatTrial={formatTrial}
      drawShown={DRAWN[methodOf(test).optotype]}
      {...{ series, axis, width, height, paint, isInteractive }}
    />
  );
}
