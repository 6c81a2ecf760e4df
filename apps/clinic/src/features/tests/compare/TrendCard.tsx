import { SHOWN_DECIMALS } from '@isopter/clinical/course';
import type { Slope } from '@isopter/clinical/perimetry/trend';
import type { MeasuredField, Progression, SingleEye } from '@isopter/contract';
import { CourseChart } from '@isopter/monitor-charts/course';
import { LinkButton } from '@isopter/ui';
import { CautionIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import { SlopeText } from '../../../lib/domain/tests/result/SlopeText.tsx';
import { useEventText, useFalseAlarms } from '../progression/Result.tsx';
import { shownProgression } from '../progression/rules/fields.ts';
import { ruled } from '../progression/rules/ruled.ts';
import { useFieldWords } from '../progression/useFieldWords.ts';
import * as css from './Compare.css.ts';
import { type Comparison, isCountedField } from './rules/comparison.ts';
import { isForeign, isOwn } from './rules/foreign.ts';
import { useDecibels } from './useDecibels.ts';

interface TrendCardProps {
  patientId: string;
  shown: Comparison;
  progression: Progression;
  /** Compares another test as A or B. */
  onChoose: (letter: 'a' | 'b', test: string) => void;
}

const LEAST = { md: [-6, 0], vfi: [80, 100], meanSensitivity: [20, 35] } as const;

/** MD over time with both fields pointed out, its slope with and without B, and what progression says [OUR-253]. */
export function TrendCard({ patientId, shown, progression, onChoose }: TrendCardProps): ReactElement | null {
  const { t } = useTranslation();
  const { day, reason, flags } = useFieldWords();
  const decibels = useDecibels(SHOWN_DECIMALS.MD);
  const { eye, trend, a, b, start } = shown;
  if (trend.fields.length === 0) return null;
  const fields = trend.fields.map(({ field }) => field);
  const own = fields.filter(isOwn);
  const counted = own.filter(isCountedField).length;
  const name = t(($) => $.course.measures[trend.index === 'md' ? 'MD' : 'MEAN_SENSITIVITY']);
  const value = (index: number): number => trend.fields[index]!.value;
  const unlessCounted = (field: MeasuredField): readonly string[] => {
    if (field.exclusion) return [t(($) => $.progression.takenOut, { reason: reason(field) })];
    return isCountedField(field) ? [] : [t(($) => $.progression.notReliable, { flags: flags(field.flags) })];
  };
  const describe = (_: string, index: number): string => {
    const field = fields[index]!;
    return [
      day(field),
      `${decibels(value(index))} dB`,
      ...(isForeign(field) ? [t(($) => $.course.imported.mark)] : unlessCounted(field)),
    ].join(', ');
  };
  const out = fields.filter((field) => !isCountedField(field));
  return (
    <section className={`${css.card} ${css.trend}`} aria-label={t(($) => $.course.chart, { measure: name })}>
      <div>
        <h2 className={css.title}>
          {t(($) => $.compare.trend, { measure: name, eye: t(($) => $.testNames.sides[eye]) })}
        </h2>
        {own.length > 0 && <p className={css.facts}>{t(($) => $.compare.counted, { counted, count: own.length })}</p>}
        <div className={css.chart}>
          <ChartWords kind="progression">
            <CourseChart
              series={[
                {
                  side: eye,
                  samples: fields.map((field, i) => {
                    const sample = { test: field.test, value: value(i) };
                    if (isForeign(field)) {
                      return { ...sample, at: new Date(field.time), reliable: true, excluded: null, imported: true };
                    }
                    const { at, reliable, excluded } = ruled(field);
                    return { ...sample, at, reliable, excluded };
                  }),
                  slope: trend.slope,
                },
              ]}
              marked={[
                ...(start === 'firstTwo' ? a : a.slice(-1)).map(({ test }) => ({ test, letter: 'A' })),
                { test: b.test, letter: 'B' },
              ]}
              label={t(($) => $.course.chart, { measure: name })}
              least={LEAST[trend.index]}
              describe={describe}
              chooseHelp={t(($) => $.compare.chooseHelp)}
              onChoose={(test, isShifted) => {
                // a field is not compared with itself; the one before B follows it
                const other = isShifted ? b.test : start === 'chosen' ? a.at(-1)?.test : undefined;
                if (test !== other) onChoose(isShifted ? 'a' : 'b', test);
              }}
            />
          </ChartWords>
        </div>
        <p className={css.hint}>{t(($) => $.compare.chooseHint)}</p>
        {own.length < fields.length && <p className={css.note}>{t(($) => $.compare.imported.hollow)}</p>}
        {out.map((field) => (
          <p key={field.test} className={css.note}>
            <span aria-hidden>✕ </span>
            {describe('', fields.indexOf(field))}
          </p>
        ))}
      </div>
      <div className={css.trendFacts}>
        <SlopeFact label={t(($) => $.compare.slope)} slope={trend.slope} count={counted} isMain />
        {isOwn(b) && (
          <>
            <SlopeFact
              label={t(($) => $.compare.withoutB)}
              slope={trend.withoutB}
              count={counted - (isCountedField(b) ? 1 : 0)}
            />
            <State patientId={patientId} eye={eye} b={b} progression={progression} />
          </>
        )}
      </div>
    </section>
  );
}

function SlopeFact({
  label,
  slope,
  count,
  isMain = false,
}: {
  label: string;
  slope: Slope | undefined;
  count: number;
  isMain?: boolean;
}): ReactElement {
  return (
    <div className={css.fact}>
      <span className={css.label}>{label}</span>
      <SlopeText
        {...{ slope, count }}
        unit="dB"
        valueClass={isMain ? css.slope : css.value}
        intervalClass={css.label}
      />
    </div>
  );
}

/** Shows the result of the eye's event analysis, or what is missing for it. */
function State({
  patientId,
  eye,
  b,
  progression,
}: Pick<TrendCardProps, 'patientId' | 'progression'> & { eye: SingleEye; b: MeasuredField }): ReactElement | null {
  const found = shownProgression(progression, eye, b);
  return found ? <EventState patientId={patientId} found={found} /> : null;
}

function EventState({
  patientId,
  found,
}: {
  patientId: string;
  found: NonNullable<ReturnType<typeof shownProgression>>;
}): ReactElement {
  const { t } = useTranslation();
  const text = useEventText(found);
  const falseAlarms = useFalseAlarms(found);
  return (
    <div className={css.fact}>
      {found.isSeenOnce ? (
        <>
          <strong className={css.said} data-tone="caution">
            <CautionIcon aria-hidden />
            {t(($) => $.compare.seenOnce)}
          </strong>
          <span>{t(($) => $.compare.seenOnceHint)}</span>
        </>
      ) : (
        <span>{text}</span>
      )}
      <span className={css.label}>{falseAlarms}</span>
      <span data-print="hidden">
        <LinkButton variant="quiet" size="sm" href={`/tests/progression/${patientId}`}>
          {t(($) => $.tests.progression)}
        </LinkButton>
      </span>
    </div>
  );
}
