import { ACUITY_RETEST, ACUITY_SOURCE, LOW_CONTRAST_SOURCE } from '@isopter/clinical/acuity';
import { EmptyState } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import * as css from './Compare.css.ts';
import { CompareFrame } from './CompareFrame.tsx';
import { EyeCard } from './EyeCard.tsx';
import {
  ACUITY_EYES,
  acuityPair,
  type AcuityPair,
  type AcuityTest,
  acuityTests,
  compareEye,
  isSameMethod,
} from './rules/acuity.ts';
import { TestChoices } from './TestChoices.tsx';
import { useCompared } from './useCompared.ts';

const ACUITY = { kind: 'acuity', testsOf: acuityTests, pairOf: acuityPair } as const;

/** The acuities of two tests of a patient on lines of a chart, eye by eye, with their differences [OUR-297]. */
export function CompareAcuity(): ReactElement {
  const { id } = useParams<{ id: string }>();
  const { t } = useTranslation();
  const { patient, call, tests = [], shown, isGone, setTest } = useCompared(id, ACUITY);
  const canPrint = shown !== undefined && shown !== null;
  return (
    <CompareFrame patientId={id} title={t(($) => $.compare.acuity.title)} {...{ patient, call, canPrint }} cards={2}>
      {shown ? (
        <Shown {...shown} {...{ tests, isGone, setTest }} />
      ) : (
        <EmptyState title={t(($) => $.compare.acuity.emptyTitle)}>{t(($) => $.compare.acuity.emptyHint)}</EmptyState>
      )}
    </CompareFrame>
  );
}

interface ShownProps extends AcuityPair {
  tests: readonly AcuityTest[];
  isGone: boolean;
  setTest: (letter: 'a' | 'b', test: string) => void;
}

function Shown({ a, b, tests, isGone, setTest }: ShownProps): ReactElement {
  const { t } = useTranslation();
  const eyes = ACUITY_EYES.map((eye) => ({ eye, rows: compareEye(eye, a, b) })).filter(({ rows }) => rows.length > 0);
  return (
    <div className={css.body}>
      <TestChoices
        {...{ a, b, tests, isGone, setTest }}
        labelOf={(letter) => t(($) => $.compare.acuity.testOf, { letter })}
        legend={t(($) => $.compare.acuity.legend)}
        secondNeeded={t(($) => $.compare.acuity.secondNeeded)}
      />
      {a && !isSameMethod(a, b) && (
        <p className={css.note} role="status">
          {t(($) => $.compare.acuity.otherMethod)}
        </p>
      )}
      <div className={css.ears} dir="ltr">
        {eyes.map(({ eye, rows }) => (
          <EyeCard key={eye} eye={eye} rows={rows} unit={b.test.system_unit ?? 'IMP'} />
        ))}
      </div>
      <p className={css.note}>{t(($) => $.compare.acuity.repeats, { limit: ACUITY_RETEST })}</p>
      <p className={css.note} lang="en" dir="ltr">
        {ACUITY_SOURCE}; {LOW_CONTRAST_SOURCE}
      </p>
    </div>
  );
}
