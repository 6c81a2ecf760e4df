import type { ReactElement } from 'react';
import { CautionIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { missingValueTexts } from './MissingValue.texts.ts';
import { missing } from './MissingValue.css.ts';

/** Props of {@link MissingValue}. */
export interface MissingValueProps {
  /** What is missing, such as "Date of birth". */
  label: string;
}

/** Stands in a list where a value should be and is not; a tooltip and assistive technology say which. */
export function MissingValue({ label }: MissingValueProps): ReactElement {
  const name = useTexts(missingValueTexts).missingValue({ label });
  return (
    <span className={missing} data-component="MissingValue" role="img" aria-label={name} title={name}>
      <CautionIcon size={17} />
    </span>
  );
}
