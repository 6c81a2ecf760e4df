import { isEmail, isVisibleName } from '@isopter/contract';
import { phoneError, type PhoneError } from '@isopter/ui';

const PHONE_REFUSALS = {
  phone: { kind: 'invalidPhone' },
  country: { kind: 'phoneCountry' },
  extension: { kind: 'phoneExtension' },
} as const satisfies Record<PhoneError, object>;
/** The error of a phone field. */
export type PhoneRefusal = (typeof PHONE_REFUSALS)[PhoneError];

/** The reason why a text is refused, with the limit if there is one. */
export type TextRefusal =
  | { kind: 'required' }
  | { kind: 'maxLength'; value: string }
  | { kind: 'unprintable' }
  | { kind: 'invalidEmail' }
  | PhoneRefusal;

/** Returns the error of a required text of several lines. */
export function textRefusal(text: string, max: number): TextRefusal | null {
  const { length } = text.trim();
  if (length === 0) return { kind: 'required' };
  return length > max ? { kind: 'maxLength', value: `${max}` } : null;
}

/** Returns the error of a required line, such as a name. */
export const lineRefusal = (text: string, max: number): TextRefusal | null =>
  textRefusal(text, max) ?? (isVisibleName(text.trim()) ? null : { kind: 'unprintable' });

/** Returns the error of a required e-mail address [VAL-02]. */
export const emailRefusal = (text: string, max: number): TextRefusal | null =>
  textRefusal(text, max) ?? (isEmail(text.trim()) ? null : { kind: 'invalidEmail' });

/** Returns the error of an optional phone number [VAL-06]. */
export function phoneRefusal(text: string): PhoneRefusal | null {
  const error = phoneError(text);
  return error && PHONE_REFUSALS[error];
}
