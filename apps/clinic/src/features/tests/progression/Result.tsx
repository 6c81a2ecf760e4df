import { chanceBounds, PROGRESSION_SOURCE } from '@isopter/clinical/perimetry/progression';
import { Banner, Card, Disclosure, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from './Progression.css.ts';
import type { ShownProgression } from './rules/fields.ts';
import { useFieldWords } from './useFieldWords.ts';

/** Describes the result of an eye's analyses, or what is missing for one (OUR-68). */
export function Result({ shown }: { shown: ShownProgression }): ReactElement {
  const { t } = useTranslation();
  const { dayAt } = useFieldWords();
  const { baseline, isChosen, chosen, events, slopes, listed } = shown;
  const newest = events?.followUps.at(-1);
  const falseAlarms = useFalseAlarms(shown);
  return (
    <Card title={t(($) => $.progression.result)}>
      <div className={css.result}>
        <Banner tone={events && events.verdict !== 'none' ? 'caution' : 'info'} title={useEventText(shown)}>
          {shown.isSeenOnce && <p>{t(($) => $.progression.seenOnce, { count: shown.worse.once })}</p>}
          <p>
            {slopes.worse === null
              ? t(($) => $.progression.slopesMissing)
              : t(($) => $.progression.slopesFound, { count: slopes.worse })}
          </p>
        </Banner>
        <ul className={css.notes}>
          {baseline && (
            <li>
              {t(($) => (isChosen ? $.progression.baselineChosen : $.progression.baselineFirst), {
                first: dayAt(listed, baseline[0].at),
                second: dayAt(listed, baseline[1].at),
                name: chosen?.by.name ?? '',
              })}
            </li>
          )}
          {baseline && !isChosen && chosen?.tests && <li>{t(($) => $.progression.baselineGone)}</li>}
          {newest && <li>{t(($) => $.progression.newest, { date: dayAt(listed, newest.field.at) })}</li>}
          {useLeftOutTexts(shown).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {events && (
          <Disclosure title={t(($) => $.progression.limits)}>
            <p>{falseAlarms}</p>
            <p lang="en">{PROGRESSION_SOURCE}</p>
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

/** The result of the event analysis in a sentence. */
export function useEventText({ series, events, noEvents, worse }: ShownProgression): string {
  const { t } = useTranslation();
  if (noEvents !== null) return t(($) => $.progression.noEvents[noEvents], { count: series.fields.length });
  if (events?.verdict === 'likely') return t(($) => $.progression.likely, { count: worse.thrice });
  if (events?.verdict === 'possible') return t(($) => $.progression.possible, { count: worse.twice });
  return t(($) => $.progression.none);
}

/** How often eyes that do not change get a verdict, for the strategy of the fields. */
export function useFalseAlarms({ series: { strategy } }: Pick<ShownProgression, 'series'>): string {
  const { t } = useTranslation();
  const words = useFieldWords();
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 1 });
  const { possible, likely } = chanceBounds(strategy);
  return t(($) => $.progression.falseAlarms, {
    strategy: words.strategy(strategy),
    possible: percent(possible),
    likely: percent(likely),
  });
}

/** Which fields do not count, and what makes the others less sure. */
function useLeftOutTexts({ series, incomparable, indices }: ShownProgression): readonly string[] {
  const { t } = useTranslation();
  const amount = (...whys: readonly string[]): number => series.leftOut.filter(({ why }) => whys.includes(why)).length;
  const [excluded, unreliable, others] = [amount('excluded'), amount('unreliable'), amount('program', 'size')];
  const [strategies, undated] = [amount('strategy'), amount('date')];
  const { strategy } = useFieldWords();
  return [
    ...(unreliable > 0 ? [t(($) => $.progression.leftOut.unreliable, { count: unreliable })] : []),
    ...(excluded > 0 ? [t(($) => $.progression.leftOut.excluded, { count: excluded })] : []),
    ...(others > 0 ? [t(($) => $.progression.leftOut.others, { count: others })] : []),
    ...(strategies > 0
      ? [t(($) => $.progression.leftOut.strategies, { count: strategies, strategy: strategy(series.strategy) })]
      : []),
    ...(undated > 0 ? [t(($) => $.progression.leftOut.undated, { count: undated })] : []),
    ...(incomparable && indices.length > 0 ? [t(($) => $.progression.noNorms[incomparable])] : []),
  ];
}
