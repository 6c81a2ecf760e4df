import { type SupportMessage, TEXT_MAX } from '@isopter/contract';
import { readPhone } from '@isopter/ui';
import {
  emailRefusal,
  lineRefusal,
  phoneRefusal,
  type TextRefusal,
  textRefusal,
} from '../../lib/frame/form/textRules.ts';

/** Form values as typed. */
export interface ContactValues {
  name: string;
  email: string;
  phone_number: string;
  message: string;
}

export type ContactField = keyof ContactValues;

/** Which fields are refused, and why [INFO-03]. */
export function contactRefusals(values: ContactValues): Partial<Record<ContactField, TextRefusal>> {
  const all: [ContactField, TextRefusal | null][] = [
    ['name', lineRefusal(values.name, TEXT_MAX.name)],
    ['email', emailRefusal(values.email, TEXT_MAX.email)],
    ['phone_number', phoneRefusal(values.phone_number)],
    ['message', textRefusal(values.message, TEXT_MAX.support_message)],
  ];
  return Object.fromEntries(all.filter(([, refusal]) => refusal !== null));
}

/** Returns the request for valid values. */
export const messageOf = ({ name, email, phone_number, message }: ContactValues): SupportMessage => ({
  name: name.trim(),
  email: email.trim(),
  phone_number: phone_number.trim() === '' ? null : readPhone(phone_number).e164,
  message: message.trim(),
});
