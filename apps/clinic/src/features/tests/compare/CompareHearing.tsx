import { EARS, TONE_SOURCE } from '@isopter/clinical/audiology';
import { EmptyState, Select } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useFieldWords } from '../progression/useFieldWords.ts';
import * as css from './Compare.css.ts';
import { CompareFrame } from './CompareFrame.tsx';
import { EarCard } from './EarCard.tsx';
import type { HearingPair, HearingTest } from './rules/hearing.ts';
import { type HearingState, useHearing } from './useHearing.ts';

/** The left ear on the left, as the wearer has it. */
const LEFT_FIRST = EARS.toReversed();

/** Two audiograms of a patient over each other, ear by ear, with the difference of each tone [OUR-293]. */
export function CompareHearing(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const state = useHearing(id);
  const { patient, call, shown } = state;
  const canPrint = shown !== undefined && shown !== null;
  return (
    <CompareFrame patientId={id} title={t(($) => $.compare.hearing.title)} {...{ patient, call, canPrint }} cards={2}>
      {shown ? (
        <Shown state={state} shown={shown} />
      ) : (
        <EmptyState title={t(($) => $.compare.hearing.emptyTitle)}>{t(($) => $.compare.hearing.emptyHint)}</EmptyState>
      )}
    </CompareFrame>
  );
}

function Shown({ state: { tests = [], setTest }, shown }: { state: HearingState; shown: HearingPair }): ReactElement {
  const { t } = useTranslation();
  const { a, b } = shown;
  return (
    <div className={css.body}>
      <div className={css.controls}>
        <Choice
          letter="A"
          test={a}
          tests={tests.filter(({ id }) => id !== b.id)}
          onChange={(test) => setTest('a', test)}
        />
        <Choice
          letter="B"
          test={b}
          tests={tests.filter(({ id }) => id !== a?.id)}
          onChange={(test) => setTest('b', test)}
        />
        <p className={css.note}>{t(($) => $.compare.hearing.legend)}</p>
      </div>
      {!a && <p className={css.note}>{t(($) => $.compare.hearing.secondNeeded)}</p>}
      <div className={css.ears} dir="ltr">
        {LEFT_FIRST.filter((ear) => [a, b].some((test) => test && test.ears[ear].length > 0)).map((ear) => (
          <EarCard key={ear} ear={ear} a={a?.ears[ear] ?? []} b={b.ears[ear]} />
        ))}
      </div>
      <p className={css.note} lang="en" dir="ltr">
        {TONE_SOURCE}
      </p>
    </div>
  );
}

interface ChoiceProps {
  letter: 'A' | 'B';
  test: HearingTest | null;
  tests: readonly HearingTest[];
  onChange: (test: string) => void;
}

/** Which test it is. */
function Choice({ letter, test, tests, onChange }: ChoiceProps): ReactElement {
  const { t } = useTranslation();
  const { day } = useFieldWords();
  return (
    <div className={css.head}>
      <span className={css.letter}>{letter}</span>
      <div className={css.when}>
        <Select
          label={t(($) => $.compare.hearing.testOf, { letter })}
          isLabelHidden
          options={tests.map(({ id, time }) => ({ id, label: day(time) }))}
          value={test?.id ?? null}
          onChange={onChange}
          isDisabled={tests.length === 0}
        />
      </div>
    </div>
  );
}
