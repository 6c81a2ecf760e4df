import type { ReactElement } from 'react';
import { useTexts } from '../texts/Texts.tsx';
import { fieldResetHintTexts } from './FieldResetHint.texts.ts';

/** Props of {@link FieldResetHint}. */
export interface FieldResetHintProps {
  /** The former value, as it was shown; empty when there was none. */
  from: string;
  /** The value now, as it is shown; empty when it was cleared. */
  to: string;
  /** Why it was changed, in a sentence. */
  reason?: string;
}

/** Says what a field was reset from and to. Give it to the field as `hint`, which shows and announces it [FORM-04]. */
export function FieldResetHint({ from, to, reason }: FieldResetHintProps): ReactElement {
  const texts = useTexts(fieldResetHintTexts);
  const change =
    to === '' ? texts.resetCleared({ from }) : from === '' ? texts.resetFilled({ to }) : texts.resetTo({ from, to });
  return (
    <span data-component="FieldResetHint">
      <span data-part="change">{change}</span>
      {reason !== undefined && reason !== '' && <span data-part="reason"> {reason}</span>}
    </span>
  );
}
