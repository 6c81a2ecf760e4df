import { type CourseChange, type FollowedMeasure, measureFormat } from '@isopter/clinical/course';
import { useNumberFormat } from '@isopter/ui';
import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import * as css from './Course.css.ts';

const MARKS = { worse: '▼', better: '▲', within: '·' } as const;

/** How a number differs from the one before it: a shape, the difference with its sign, and words for who cannot see. */
export function ChangeMark({ change, measure }: { change: CourseChange; measure: FollowedMeasure }): ReactElement {
  const { t } = useTranslation();
  const number = useNumberFormat(measureFormat(measure, true));
  const { by, verdict } = change;
  return (
    <span className={css.change} data-verdict={verdict ?? undefined}>
      <span className={css.mark} aria-hidden>
        {MARKS[verdict ?? 'within']}
      </span>
      <VisuallyHidden>{t(($) => $.course[by === null ? 'changed' : 'change'][verdict ?? 'unmarked'])}</VisuallyHidden>
      {by !== null && <span className={css.figure}>{number(by).replace('-', '−')}</span>}
    </span>
  );
}
