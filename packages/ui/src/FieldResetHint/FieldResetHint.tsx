import type { ReactElement } from 'react';
import { useTexts } from '../texts/Texts.tsx';
import { fieldResetHintTexts } from './FieldResetHint.texts.ts';

/** Props of {@link FieldResetHint}. */
export interface FieldResetHintProps {
  /** The previous value as it was displayed; empty if there was none. */
  from: string;
  /** The current value as it is displayed; empty if it was cleared. */
  to: string;
  /** A sentence explaining the reason for the change. */
  reason?: string;
}

/**
 * States the previous and the new value of a field that was reset. Pass it to the field as `hint`, which shows and
 * announces it [FORM-04].
 * @selector [data-component="FieldResetHint"] The hint.
 * @selector [data-part="change"] The previous and the new value.
 * @selector [data-part="reason"] The reason.
 */
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
