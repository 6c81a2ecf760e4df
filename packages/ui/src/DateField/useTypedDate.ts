import { type DateReading, readDate } from '@isopter/dates';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { useTexts } from '../texts/Texts.tsx';
import { dateFieldTexts } from './DateField.texts.ts';
import { type DateError, dateError, type DateFormat, formatDate } from './dates.ts';

/** How a date is typed, shown and limited. */
export interface TypedDateOptions {
  /** The value (controlled): `YYYY-MM-DD`, the typed text if it is not a date, or empty. */
  value?: string | undefined;
  /**
   * The initial value (uncontrolled).
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with `YYYY-MM-DD` as soon as the typed text is a date, otherwise with the typed text. */
  onChange?: ((value: string) => void) | undefined;
  /**
   * The display format of the date. All ten formats are accepted as input, whatever the display format.
   * @default 'MM/DD/YYYY'
   */
  format?: DateFormat | undefined;
  /** The earliest allowed day, `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** The latest allowed day, `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** The error message. If omitted, the field reports an invalid date itself after it loses focus. */
  errorMessage?: ReactNode;
}

/** State and handlers of a field with a typed date. */
export interface TypedDate {
  /** `YYYY-MM-DD`, or the typed text if it is no date, or empty. */
  value: string;
  /** The text of the input: exactly as typed during input, then in the preferred format. */
  text: string;
  type: (text: string) => void;
  /** Takes a date that was not typed. */
  pick: (value: string) => void;
  /** The input lost the focus: a date shows as preferred, anything else stays as it was typed. */
  settle: () => void;
  /** Called when the whole field loses focus: from then on it shows its error. */
  leave: () => void;
  /**
   * The two days that the typed text can be, the preferred one first, where day and month can change places.
   */
  readings: readonly [string, string] | null;
  /** The error of the date, after the field lost focus [VAL-02]. */
  error: DateError | null;
  /** The message to show: the given one, or the field's own. */
  errorMessage: ReactNode;
}

/** A date that is typed in any of the ten formats and shown in the preferred one [VAL-05]. */
export function useTypedDate({
  value: given,
  defaultValue = '',
  onChange,
  format = 'MM/DD/YYYY',
  minValue,
  maxValue,
  errorMessage,
}: TypedDateOptions): TypedDate {
  const texts = useTexts(dateFieldTexts);
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string | null>(null);
  const [reading, setReading] = useState<DateReading | null>(null);
  const { locale } = useLocale();
  const [wasLeft, setLeft] = useState(false);
  const value = given ?? own;
  const error = wasLeft && typed === null ? dateError(value, { minValue, maxValue }) : null;
  const says: Record<DateError, string> = {
    invalidDate: texts.invalidDate({ format }),
    minDate: texts.minDate({ date: formatDate(minValue ?? '', format) }),
    maxDate: texts.maxDate({ date: formatDate(maxValue ?? '', format) }),
  };
  const readings: TypedDate['readings'] = reading?.other === undefined ? null : [reading.day, reading.other];
  const change = (next: string): void => {
    setOwn(next);
    onChange?.(next);
  };
  return {
    value,
    text: typed ?? formatDate(value, format),
    type: (text) => {
      const read = readDate(text, { format, locale });
      setTyped(text);
      setReading(read);
      change(read?.day ?? text.trim());
    },
    pick: (next) => {
      setTyped(null);
      change(next);
    },
    readings: readings?.includes(value) ? readings : null,
    settle: () => setTyped(null),
    leave: () => setLeft(true),
    error,
    errorMessage: errorMessage ?? (error === null ? undefined : says[error]),
  };
}
