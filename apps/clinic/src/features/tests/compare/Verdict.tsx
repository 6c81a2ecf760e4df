import type { CourseChange } from '@isopter/clinical/course';
import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { useTranslation } from 'react-i18next';

const MARKS = { worse: '▼', better: '▲', within: '·' } as const;

/** Props of {@link Verdict}. */
export interface VerdictProps {
  change: CourseChange;
  /** Writes the difference with its sign. */
  write: (by: number) => string;
}

/** A difference: its shape, words for who cannot see it, and the number. */
export function Verdict({ change: { by, verdict }, write }: VerdictProps): ReactElement {
  const { t } = useTranslation();
  return (
    <>
      {verdict && (
        <>
          <span aria-hidden>{MARKS[verdict]} </span>
          {by !== null && <VisuallyHidden>{t(($) => $.course.change[verdict])} </VisuallyHidden>}
        </>
      )}
      {by === null ? verdict && t(($) => $.course.changed[verdict]) : <bdi>{write(by)}</bdi>}
    </>
  );
}
