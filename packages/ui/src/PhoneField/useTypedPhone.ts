import { useState } from 'react';
import {
  callingCode,
  countryOfText,
  formatTyped,
  type PhoneCountry,
  phoneError,
  type PhoneError,
  phoneText,
  phoneValue,
} from './phones.ts';

interface TypedPhoneOptions {
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string) => void) | undefined;
  defaultCountry: PhoneCountry;
}

/** State and handlers of a field with a typed phone number. */
export interface TypedPhone {
  country: PhoneCountry;
  /** Sets the country; the typed text becomes a number of that country. */
  choose: (country: PhoneCountry) => void;
  /** The text of the input. */
  text: string;
  type: (text: string) => void;
  /** The input lost the focus: a number shows as its country writes it, anything else stays as it was typed. */
  settle: () => void;
  /** Called when the whole field loses focus: from then on it shows its error. */
  leave: () => void;
  /** The error of the number, after the field lost focus [VAL-02]. */
  error: PhoneError | null;
}

/** A phone number that is typed within a country, or with the code of another, which then is the country. */
export function useTypedPhone({
  value: given,
  defaultValue = '',
  onChange,
  defaultCountry,
}: TypedPhoneOptions): TypedPhone {
  const [own, setOwn] = useState(defaultValue);
  const [chosen, setChosen] = useState<PhoneCountry | null>(null);
  /** The typed text and its value; a new value from the owner replaces it. */
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [isTyping, setTyping] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const value = given ?? own;
  const error = wasLeft && !isTyping ? phoneError(value, defaultCountry) : null;

  // several countries share a code: keep the chosen one while the number may belong to it
  const isChosenValue = chosen !== null && (!value.startsWith('+') || value.startsWith(callingCode(chosen)));
  const country = isChosenValue ? chosen : (countryOfText(value) ?? chosen ?? defaultCountry);
  const isTypedValue = typed !== null && typed.value === value;
  const isNumber = value !== '' && phoneError(value, country) === null;
  const text = isTypedValue && (isTyping || !isNumber) ? typed.text : phoneText(value, country);

  const change = (nextText: string, nextCountry: PhoneCountry): void => {
    const next = phoneValue(nextText, nextCountry);
    setTyped({ text: nextText, value: next });
    setChosen(nextCountry);
    setOwn(next);
    onChange?.(next);
  };
  return {
    country,
    choose: (next) => {
      // an international number would lead back to its own country
      const national = countryOfText(text) === null ? text : text.replace(/^\s*\+\d+\s*/, '');
      change(national, next);
    },
    text,
    type: (nextText) => {
      setTyping(true);
      const nextCountry = countryOfText(nextText) ?? country;
      change(formatTyped(nextText, text, nextCountry), nextCountry);
    },
    settle: () => setTyping(false),
    leave: () => setLeft(true),
    error,
  };
}
