import { type Average, compareAverages, compareTones, type Ear, type ToneThreshold } from '@isopter/clinical/audiology';
import { AudiogramView, EarReliabilityLines } from '@isopter/monitor-charts/audiology';
import { Badge, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import * as css from './Compare.css.ts';
import { CompareTable } from './CompareTable.tsx';
import type { ComparedEar } from './rules/hearing.ts';
import { useDecibels } from './useDecibels.ts';
import { Verdict } from './Verdict.tsx';

/** Props of {@link EarCard}. */
export interface EarCardProps {
  ear: Ear;
  /** The thresholds of the earlier test; none where there is no such test, or it left the ear out. */
  a: ComparedEar;
  b: ComparedEar;
}

const NONE: readonly ToneThreshold[] = [];
const only = (ear: Ear, thresholds: readonly ToneThreshold[]) => ({
  RIGHT: ear === 'RIGHT' ? thresholds : NONE,
  LEFT: ear === 'LEFT' ? thresholds : NONE,
});

/** An ear in two tests: both audiograms over each other, its averages, and each tone with its difference [OUR-293]. */
export function EarCard({ ear, a, b }: EarCardProps): ReactElement {
  const { t, i18n } = useTranslation();
  const name = t(($) => $.tests.sides[ear]);
  const averages = compareAverages(a, b);
  const decibels = useDecibels(1);
  const level = (average: Average): string => `${average.isWorse ? '>' : ''}${decibels(average.level)}`;
  const change = useDecibels(1, true);
  return (
    <section className={css.card} aria-label={name} dir={i18n.dir()}>
      <h2 className={css.title}>{name}</h2>
      <div className={css.ear}>
        <ChartWords kind="audiology">
          <div className={css.plot} dir="ltr">
            <AudiogramView thresholds={only(ear, b.thresholds)} earlier={only(ear, a.thresholds)} />
          </div>
        </ChartWords>
        <Tones a={a.thresholds} b={b.thresholds} name={name} />
      </div>
      <dl className={css.numbers}>
        <div className={css.number}>
          <dt className={css.label}>{t(($) => $.compare.hearing.average)}</dt>
          <dd className={css.change} data-verdict={averages?.change?.verdict ?? undefined}>
            {averages ? (
              <>
                <bdi>
                  {level(averages.a)} → {level(averages.b)}
                </bdi>{' '}
                {averages.change && <Verdict change={averages.change} write={change} />}
              </>
            ) : (
              t(($) => $.compare.hearing.noAverage)
            )}
          </dd>
        </div>
        {[['A', a] as const, ['B', b] as const].map(
          ([letter, { reliability }]) =>
            reliability && (
              <div key={letter} className={css.number}>
                <dt className={css.label}>{t(($) => $.compare.hearing.reliabilityOf, { letter })}</dt>
                <dd className={css.reliability}>
                  <ChartWords kind="audiology">
                    <EarReliabilityLines reliability={reliability} />
                  </ChartWords>
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

interface TonesProps {
  a: readonly ToneThreshold[];
  b: readonly ToneThreshold[];
  name: string;
}

function Tones({ a, b, name }: TonesProps): ReactElement {
  const { t } = useTranslation();
  const hertz = useNumberFormat({ useGrouping: false });
  const whole = useDecibels(0);
  const signed = useDecibels(0, true);
  const heard = (one: ToneThreshold | null): ReactElement | null => {
    if (one === null) return null;
    if (one.heard) return <bdi>{whole(one.level)}</bdi>;
    return <Badge>{t(($) => $.compare.hearing.notHeard, { level: whole(one.level) })}</Badge>;
  };
  return (
    <CompareTable
      label={t(($) => $.compare.hearing.tonesOf, { ear: name })}
      heading={t(($) => $.compare.hearing.frequency)}
      difference={t(($) => $.compare.difference)}
      write={signed}
      rows={compareTones(a, b).map((tone) => ({
        heading: hertz(tone.frequency),
        a: heard(tone.a),
        b: heard(tone.b),
        change: tone.change,
      }))}
    />
  );
}
