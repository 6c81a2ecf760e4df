import { courseChange, SHOWN_DECIMALS } from '@isopter/clinical/course';
import {
  CHANGE_EYES,
  CHANGE_SOURCE,
  type FieldDifference,
  PROGRESSION_SOURCE,
} from '@isopter/clinical/perimetry/progression';
import type { MeasuredField } from '@isopter/contract';
import { blindSpotOf, DifferenceView } from '@isopter/monitor-charts/progression';
import { Banner, Button, Disclosure, Popover, PopoverTrigger, useNumberFormat } from '@isopter/ui';
import { CautionIcon, InfoIcon } from '@isopter/ui/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { useFieldWords } from '../progression/useFieldWords.ts';
import * as css from './Compare.css.ts';
import { gridOfField } from './FieldCard.tsx';
import type { Comparison } from './rules/comparison.ts';
import { isCountedField } from './rules/comparison.ts';
import { type ComparedField, isForeign, isOwn } from './rules/foreign.ts';
import { useDecibels } from './useDecibels.ts';
import { Verdict, type VerdictProps } from './Verdict.tsx';

type Compared = Extract<FieldDifference, { why: null }>;

/** The card of the difference: the map, how many points are beyond the limits, and the indices [OUR-251, OUR-252]. */
export function Differences({ shown }: { shown: Comparison }): ReactElement {
  const { t } = useTranslation();
  const { a, b, difference, start } = shown;
  const strategyOf = (field: ComparedField): string =>
    isForeign(field) ? '' : t(($) => $.testNames.strategies[field.strategy]);
  return (
    <section className={`${css.card} ${css.difference}`} aria-label={t(($) => $.compare.difference)}>
      <div className={css.head}>
        <span className={css.letter}>B − A</span>
        <h2 className={css.title}>{t(($) => $.compare.difference)}</h2>
        {difference?.why === null && (
          <span className={css.steps}>
            <Limits isMean={start === 'firstTwo'} />
          </span>
        )}
      </div>
      {difference === null ? (
        <p className={css.note}>{t(($) => $.compare.secondNeeded)}</p>
      ) : difference.why === null ? (
        <Judged shown={shown} difference={difference} />
      ) : difference.why === 'imported' ? (
        <Unjudged shown={shown} points={difference.points} />
      ) : (
        <Banner tone="info">
          {t(($) => $.compare.notCompared[difference.why], { a: strategyOf(a[0]!), b: strategyOf(b) })}
        </Banner>
      )}
    </section>
  );
}

function Judged({ shown, difference }: { shown: Comparison; difference: Compared }): ReactElement {
  const { t } = useTranslation();
  const { b, a } = shown;
  const { points, counts, chanceBound } = difference;
  return (
    <>
      <p className={css.headline} role="status">
        {t(($) => $.compare.headline, {
          worse: counts.worse + counts.farWorse,
          of: points.length,
          farWorse: counts.farWorse,
          chanceBound,
        })}
      </p>
      {[...a.map((one) => ['A', one] as const), ['B', b] as const].flatMap(([letter, one]) =>
        isForeign(one) || isCountedField(one) ? [] : [<NotCounted key={one.test} letter={letter} field={one} />],
      )}
      <PointDifferences shown={shown} points={points}>
        <Changes shown={shown} mean={difference.mean} />
      </PointDifferences>
    </>
  );
}

/** The difference of fields of which one is of another device: the numbers, and why nothing is said of them [OUR-397]. */
function Unjudged({ shown, points }: { shown: Comparison; points: Compared['points'] }): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <p className={css.headline}>{t(($) => $.compare.imported.noLimits)}</p>
      <PointDifferences shown={shown} points={points} />
    </>
  );
}

/** The difference of each point as a map, and as a table. */
function PointDifferences({
  shown: { eye, b },
  points,
  children,
}: {
  shown: Comparison;
  points: Compared['points'];
  children?: ReactNode;
}): ReactElement {
  const { t } = useTranslation();
  const { extent, spacing } = gridOfField(b);
  const field = b.points.map(([x, y, db]) => ({ x, y, db }));
  const map = { eye, points, extent, spacing, blindSpot: blindSpotOf(field, eye) };
  return (
    <ChartWords kind="progression">
      <div className={css.plot}>
        <DifferenceView {...map} />
      </div>
      <div className={css.foot}>
        {children}
        <div data-print="hidden">
          <Disclosure title={t(($) => $.compare.table)}>
            <DifferenceView {...map} display="table" />
          </Disclosure>
        </div>
      </div>
    </ChartWords>
  );
}

/** Says that a field that was chosen does not count, and why. */
function NotCounted({ letter, field }: { letter: string; field: MeasuredField }): ReactElement {
  const { t } = useTranslation();
  const { reason, flags } = useFieldWords();
  return (
    <p className={css.said} data-tone="caution" style={{ margin: 0 }}>
      <CautionIcon aria-hidden />
      {field.exclusion
        ? t(($) => $.compare.isOut, { letter, reason: reason(field) })
        : t(($) => $.compare.isUnreliable, { letter, flags: flags(field.flags) })}
    </p>
  );
}

/** The change of the indices, of the numbers as they are shown. */
function Changes({ shown: { a, b, start }, mean }: { shown: Comparison; mean: number }): ReactElement {
  const { t } = useTranslation();
  const decibels = useDecibels(SHOWN_DECIMALS.MD, true);
  const percent = useNumberFormat({ style: 'percent', signDisplay: 'exceptZero' });
  // a mean of fields has no indices
  const before = start === 'firstTwo' ? undefined : a[0];
  const both = (index: 'md' | 'psd' | 'vfi'): readonly [number, number] | undefined => {
    if (!before || !isOwn(before) || !isOwn(b)) return undefined;
    const [from, to] = [before[index], b[index]];
    return typeof from === 'number' && typeof to === 'number' ? [from, to] : undefined;
  };
  const [md, psd, vfi] = [both('md'), both('psd'), both('vfi')];
  return (
    <dl className={css.numbers}>
      {md && <Change label="MD" change={courseChange('MD', ...md)} write={decibels} />}
      {psd && <Change label="PSD" change={{ ...courseChange('MD', ...psd), verdict: null }} write={decibels} />}
      {vfi && (
        <Change label="VFI" change={courseChange('VFI', ...vfi)} write={(by) => percent(by / 100).replace('-', '−')} />
      )}
      <Change label={t(($) => $.compare.mean)} change={{ by: mean, verdict: null }} write={decibels} />
    </dl>
  );
}

function Change({ label, change, write }: VerdictProps & { label: string }): ReactElement {
  return (
    <div className={css.number}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.change} data-verdict={change.verdict ?? undefined}>
        <Verdict change={change} write={write} />
      </dd>
    </div>
  );
}

/** Where the limits come from, and for whom they hold. */
function Limits({ isMean }: { isMean: boolean }): ReactElement {
  const { t } = useTranslation();
  return (
    <PopoverTrigger>
      <Button variant="quiet" size="sm" icon={<InfoIcon />}>
        {t(($) => $.compare.limits)}
      </Button>
      <Popover title={t(($) => $.compare.limitsTitle)} placement="bottom end">
        <div className={css.source}>
          <Rule isMean={isMean} />
        </div>
      </Popover>
    </PopoverTrigger>
  );
}

/** The same at the foot of the printed sheet. */
export function LimitsOnPaper({ shown: { difference, start } }: { shown: Comparison }): ReactElement | null {
  return difference?.why === null ? (
    <div className={css.onPaper}>
      <Rule isMean={start === 'firstTwo'} />
    </div>
  ) : null;
}

function Rule({ isMean }: { isMean: boolean }): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(($) => $.compare.limitsText, { count: CHANGE_EYES })}</p>
      <p lang="en" dir="ltr">
        {isMean ? PROGRESSION_SOURCE : CHANGE_SOURCE}
      </p>
    </>
  );
}
