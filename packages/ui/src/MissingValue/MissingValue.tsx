import type { ReactElement } from 'react';
import { CautionIcon } from '../icons/index.ts';
import { useTexts } from '../texts/Texts.tsx';
import { missingValueTexts } from './MissingValue.texts.ts';
import { missing } from './MissingValue.css.ts';

/** Props of {@link MissingValue}. */
export interface MissingValueProps {
  /** The name of the missing value, such as "Date of birth". */
  label: string;
}

/**
 * A placeholder for a missing value in a list; a tooltip and assistive technology state which value is missing.
 * @selector [data-component="MissingValue"] The placeholder.
 */
export function MissingValue({ label }: MissingValueProps): ReactElement {
  const name = useTexts(missingValueTexts).missingValue({ label });
  return (
    <span className={missing} data-component="MissingValue" role="img" aria-label={name} title={name}>
      <CautionIcon size={17} />
    </span>
  );
}
