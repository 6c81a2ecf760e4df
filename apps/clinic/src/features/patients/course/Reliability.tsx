import { type CourseTest, type EyeReliability } from '@isopter/contract';
import { BlockedIcon, CautionIcon, PositiveIcon } from '@isopter/ui/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { said } from './Course.css.ts';

/** Whether the fields of a test can be relied on, and whether somebody took one out; nothing for other kinds. */
export function Reliability({ row }: { row: Pick<CourseTest, 'reliability' | 'excluded'> }): ReactElement | null {
  const { t } = useTranslation();
  const { reliability, excluded } = row;
  if (reliability.length === 0) return null;
  const flagged = reliability.filter(({ verdict }) => verdict === 'flagged');
  const isPassed = reliability.every(({ verdict }) => verdict === 'passed');
  const flagsOf = ({ eye, flags }: EyeReliability): string =>
    t(($) => $.course.ofEye, { eye, what: flags.map((flag) => t(($) => $.progression.flags[flag])).join(', ') });
  return (
    <>
      {excluded.map(({ eye, reason }) => (
        <span key={eye} className={said} data-tone="caution">
          <BlockedIcon aria-hidden />
          {t(($) => $.course.excluded, { eye, reason: t(($) => $.progression.reasons[reason]) })}
        </span>
      ))}
      {flagged.length > 0 ? (
        <span className={said} data-tone="caution">
          <CautionIcon aria-hidden />
          {t(($) => $.course.notReliable, { eyes: flagged.map(flagsOf).join('; ') })}
        </span>
      ) : (
        <span className={said}>
          {isPassed && <PositiveIcon aria-hidden />}
          {isPassed ? t(($) => $.course.reliable) : t(($) => $.course.undecided)}
        </span>
      )}
    </>
  );
}
