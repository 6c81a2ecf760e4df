import { gridOf } from '@isopter/clinical/perimetry';
import { type IndexTrend, isCounted } from '@isopter/clinical/perimetry/trend';
import { EventView, IndexView, type MapDisplay, SlopeView } from '@isopter/monitor-charts/progression';
import { Card, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { SlopeText } from '../../../lib/domain/tests/result/SlopeText.tsx';
import * as css from './Progression.css.ts';
import type { ShownProgression } from './rules/fields.ts';
import { useFieldWords } from './useFieldWords.ts';

interface ChartsProps {
  shown: ShownProgression;
  display: MapDisplay;
}

/** The grid of a 30-2, for fields whose program has none. */
const USUAL = { extent: 30, spacing: 6 };

/** The charts of an eye: where it is worse than its baseline, how fast each point changes, the indices over time. */
export function Charts({ shown, display }: ChartsProps): ReactElement {
  const { t } = useTranslation();
  const { dayAt } = useFieldWords();
  const { series, events, baseline, slopes, indices, listed } = shown;
  const { eye } = series;
  const { extent, spacing } = gridOf(series.program, eye) ?? USUAL;
  const newest = events?.followUps.at(-1)?.field ?? baseline?.[1];
  return (
    <ChartWords kind="progression">
      <div className={css.charts}>
        {events && newest && (
          <Card title={t(($) => $.progression.events)}>
            <EventView {...{ eye, extent, spacing, display }} analysis={events} date={dayAt(listed, newest.at)} />
          </Card>
        )}
        {slopes.points.length > 0 && (
          <Card title={t(($) => $.progression.slopes)}>
            <SlopeView {...{ eye, extent, spacing, display }} points={slopes.points} />
          </Card>
        )}
        {indices.map((trend) => (
          <Card key={trend.index} title={t(($) => $.progression.indices[trend.index])}>
            <IndexView {...{ eye, trend, display }} formatDay={(at) => dayAt(listed, at)} />
            <Slope trend={trend} />
          </Card>
        ))}
      </div>
    </ChartWords>
  );
}

const UNITS = { md: 'dB', vfi: '%', meanSensitivity: 'dB' } as const;

/** The slope of an index with its interval and p. */
function Slope({ trend: { index, slope, fields } }: { trend: IndexTrend }): ReactElement {
  const { t } = useTranslation();
  const thousandths = useNumberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return (
    <p className={css.slope}>
      <SlopeText slope={slope} unit={UNITS[index]} count={fields.filter(isCounted).length} />
      {!slope ? null : slope.p === null ? (
        <span>{t(($) => $.progression.noProbability)}</span>
      ) : (
        <bdi dir="ltr">{slope.p < 0.001 ? `p < ${thousandths(0.001)}` : `p = ${thousandths(slope.p)}`}</bdi>
      )}
    </p>
  );
}
