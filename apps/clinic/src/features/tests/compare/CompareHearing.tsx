import { AVERAGE_RETEST, EARS, SHIFT, SHIFT_SOURCE, TONE_SOURCE } from '@isopter/clinical/audiology';
import { EmptyState } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import * as css from './Compare.css.ts';
import { CompareFrame } from './CompareFrame.tsx';
import { EarCard } from './EarCard.tsx';
import { hearingPair, type HearingPair, type HearingTest, hearingTests, UNTESTED } from './rules/hearing.ts';
import { TestChoices } from './TestChoices.tsx';
import { useCompared } from './useCompared.ts';

const HEARING = { kind: 'hearing', testsOf: hearingTests, pairOf: hearingPair } as const;

/** Two audiograms of a patient over each other, ear by ear, with the difference of each tone [OUR-293]. */
export function CompareHearing(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const { patient, call, tests = [], shown, isGone, setTest } = useCompared(id, HEARING);
  const canPrint = shown !== undefined && shown !== null;
  return (
    <CompareFrame patientId={id} title={t(($) => $.compare.hearing.title)} {...{ patient, call, canPrint }} cards={2}>
      {shown ? (
        <Shown {...shown} {...{ tests, isGone, setTest }} />
      ) : (
        <EmptyState title={t(($) => $.compare.hearing.emptyTitle)}>{t(($) => $.compare.hearing.emptyHint)}</EmptyState>
      )}
    </CompareFrame>
  );
}

interface ShownProps extends HearingPair {
  tests: readonly HearingTest[];
  isGone: boolean;
  setTest: (letter: 'a' | 'b', test: string) => void;
}

function Shown({ a, b, tests, isGone, setTest }: ShownProps): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={css.body}>
      <TestChoices
        {...{ a, b, tests, isGone, setTest }}
        labelOf={(letter) => t(($) => $.compare.hearing.testOf, { letter })}
        legend={t(($) => $.compare.hearing.legend)}
        secondNeeded={t(($) => $.compare.hearing.secondNeeded)}
      />
      <div className={css.ears} dir="ltr">
        {EARS.filter((ear) => [a, b].some((test) => test && test.ears[ear].thresholds.length > 0)).map((ear) => (
          <EarCard key={ear} ear={ear} a={a?.ears[ear] ?? UNTESTED} b={b.ears[ear]} />
        ))}
      </div>
      <p className={css.note}>
        {t(($) => $.compare.hearing.repeats, {
          average: AVERAGE_RETEST,
          one: SHIFT.one,
          two: SHIFT.two,
        })}
      </p>
      <p className={css.note} lang="en" dir="ltr">
        {TONE_SOURCE}; {SHIFT_SOURCE}
      </p>
    </div>
  );
}
