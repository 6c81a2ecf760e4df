import { snellenOf } from '@isopter/clinical/acuity';
import { type FollowedMeasure, measureFormat } from '@isopter/clinical/course';
import type { SystemUnit, TestFinding } from '@isopter/contract';
import { EyeTag, useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { writtenOf } from '../../../lib/domain/tests/result/lines.ts';
import { useResultText } from '../../../lib/domain/tests/result/useResultText.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { HearingReliability } from './HearingReliability.tsx';
import * as css from './Course.css.ts';
import type { ComparedFinding, SideNumbers } from '../../../lib/domain/tests/course/numbers.ts';

interface CourseNumbersProps {
  numbers: readonly SideNumbers[];
  /** The notation of acuities. */
  unit: SystemUnit;
}

/** Shows the results of a test, one line per eye or ear, each number with its change [OUR-160, OUR-162]. */
export function CourseNumbers({ numbers, unit }: CourseNumbersProps): ReactElement {
  const { t } = useTranslation();
  return (
    <ul className={css.lines}>
      {numbers.map(({ side, found }) => (
        <li key={side} className={css.line}>
          <span className={css.side}>
            {side === 'RIGHT' || side === 'LEFT' ? t(($) => $.tests.sides[side]) : <EyeTag eye={side} />}
          </span>
          <span className={css.found}>
            {found.map((one) => (
              <Finding key={keyOf(one.finding)} {...one} unit={unit} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

const keyOf = (finding: TestFinding): string =>
  'value' in finding ? `${finding.measure} ${finding.contrast} ${finding.near}` : finding.measure;

const LABELLED = ['MD', 'VFI', 'MEAN_SENSITIVITY', 'ACUITY', 'PTA'] as const;
type Labelled = (typeof LABELLED)[number];
const isLabelled = (finding: TestFinding): finding is Extract<TestFinding, { value: number }> & { measure: Labelled } =>
  'value' in finding &&
  !finding.limit &&
  !finding.contrast &&
  typeof finding.near !== 'boolean' &&
  LABELLED.some((one) => one === finding.measure);

function Finding({ finding, change, unit }: ComparedFinding & { unit: SystemUnit }): ReactElement {
  const { t } = useTranslation();
  const say = useResultText();
  const mark = change && <ChangeMark change={change} measure={finding.measure as FollowedMeasure} />;
  if (!isLabelled(finding)) {
    return (
      <span className={css.part}>
        <bdi>{say(writtenOf(finding, unit))}</bdi>
        {mark}
      </span>
    );
  }
  return (
    <span className={css.part} data-measure={finding.measure}>
      <span className={css.label}>{t(($) => $.course.measures[finding.measure])}</span>
      <Value measure={finding.measure} value={finding.value} unit={unit} />
      <span className={css.changeRoom}>{mark}</span>
      {finding.measure === 'ACUITY' && <LogMar value={finding.value} />}
      {finding.measure === 'PTA' && <span className={css.label}>dB HL</span>}
      {finding.reliability && <HearingReliability reliability={finding.reliability} />}
    </span>
  );
}

function Value({ measure, value, unit }: { measure: Labelled; value: number; unit: SystemUnit }): ReactElement {
  const number = useNumberFormat(measureFormat(measure));
  const percent = useNumberFormat({ style: 'percent' });
  const text =
    measure === 'ACUITY'
      ? snellenOf(value, unit)
      : measure === 'VFI'
        ? percent(value / 100)
        : number(value).replace('-', '−');
  return (
    <strong className={css.value}>
      <bdi>{text}</bdi>
    </strong>
  );
}

function LogMar({ value }: { value: number }): ReactElement {
  const number = useNumberFormat(measureFormat('ACUITY'));
  return (
    <span className={css.label}>
      <strong className={css.figure}>
        <bdi>{number(value).replace('-', '−')}</bdi>
      </strong>{' '}
      logMAR
    </span>
  );
}
