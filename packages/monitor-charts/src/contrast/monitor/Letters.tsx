import { lettersOf } from '@isopter/clinical/contrast';
import type { ReactElement } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import type { ContrastRecord } from '../types.ts';
import { letters, rightLetter, wrongLetter } from './ContrastMonitor.css.ts';

/** The letters of a question, announced one by one. */
export function Asked({ record }: { record: ContrastRecord }): ReactElement {
  const asked = Array.from(record.question);
  return (
    <span className={letters}>
      <span aria-hidden="true">{asked.join(' ')}</span>
      <VisuallyHidden>{asked.join(', ')}</VisuallyHidden>
    </span>
  );
}

/** The named letters: correct ones underlined, incorrect ones struck through. */
export function Answered({ record }: { record: ContrastRecord }): ReactElement {
  const all = lettersOf(record);
  return (
    <span className={letters}>
      {all.map(({ named, isRight }, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- letters keep their positions
        <span key={i} className={isRight ? rightLetter : wrongLetter} aria-hidden="true">
          {named === '' ? '–' : named}
        </span>
      ))}
      <VisuallyHidden>{Array.from(record.answer).join(', ')}</VisuallyHidden>
    </span>
  );
}
