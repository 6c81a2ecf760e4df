import { isEmail, type Patient } from '@isopter/contract';
import { readPhone } from '@isopter/ui';
import { type PhoneRefusal, phoneRefusal } from '../../../../lib/frame/form/textRules.ts';

/** How a patient at home is reached, as typed; empty where it is not given. */
export interface Contact {
  email: string;
  phone: string;
}

export type ContactProblem = 'required' | 'invalidEmail' | PhoneRefusal['kind'];

/** Returns the known contact of a patient. */
export const contactOf = (patient: Pick<Patient, 'email' | 'phone'> | null): Contact => ({
  email: patient?.email ?? '',
  phone: patient?.phone ?? '',
});

/** Returns the errors of a contact: one of both is required, and each given one has to be valid [FORM-16]. */
export function contactProblems({ email, phone }: Contact): Partial<Record<keyof Contact, ContactProblem>> {
  const [typed, called] = [email.trim(), phone.trim()];
  const wrong = phoneRefusal(phone);
  return {
    ...(typed !== '' && !isEmail(typed) && { email: 'invalidEmail' }),
    ...(wrong && { phone: wrong.kind }),
    ...(typed === '' && called === '' && { email: 'required', phone: 'required' }),
  };
}

/** A valid contact as the server takes it. */
export const contactSent = ({ email, phone }: Contact): { email: string | null; phone: string | null } => ({
  email: email.trim() || null,
  phone: readPhone(phone).e164,
});
