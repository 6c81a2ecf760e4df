import { isEmail, isVisibleName } from '@isopter/contract';
import { phoneError, type PhoneError } from '@isopter/ui';

const PHONE_REFUSALS = {
  phone: { kind: 'invalidPhone' },
  country: { kind: 'phoneCountry' },
  extension: { kind: 'phoneExtension' },
} as const satisfies Record<PhoneError, object>;
/** The error of a phone field. */
export type PhoneRefusal = (typeof PHONE_REFUSALS)[PhoneError];

/** Why a typed text is refused, with the bound where it has one. */
export type TextRefusal =
  | { kind: 'required' }
  | { kind: 'maxLength'; value: string }
  | { kind: 'unprintable' }
  | { kind: 'invalidEmail' }
  | PhoneRefusal;

/** What is wrong with text of several lines that must not be empty. */
export function textRefusal(text: string, max: number): TextRefusal | null {
  const { length } = text.trim();
  if (length === 0) return { kind: 'required' };
  return length > max ? { kind: 'maxLength', value: `${max}` } : null;
}

/** What is wrong with a line that must not be empty, such as a name. */
export const lineRefusal = (text: string, max: number): TextRefusal | null =>
  textRefusal(text, max) ?? (isVisibleName(text.trim()) ? null : { kind: 'unprintable' });

/** What is wrong with an e-mail address that must not be empty [VAL-02]. */
export const emailRefusal = (text: string, max: number): TextRefusal | null =>
  textRefusal(text, max) ?? (isEmail(text.trim()) ? null : { kind: 'invalidEmail' });

/** What is wrong with a phone number, which may be empty [VAL-06]. */
export function phoneRefusal(text: string): PhoneRefusal | null {
  const error = phoneError(text);
  return error && PHONE_REFUSALS[error];
}
