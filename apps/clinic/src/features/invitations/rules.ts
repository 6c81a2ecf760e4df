import { type Group, type InviteeWrite, TEXT_MAX } from '@isopter/contract';
import { emailRefusal, lineRefusal, type TextRefusal } from '../../lib/frame/form/textRules.ts';

/** Form values of an invitation, as typed. */
export interface InvitationFormValues {
  first_name: string;
  last_name: string;
  email: string;
  /** Ids. */
  offices: readonly string[];
  /** The one role; empty until one is chosen. */
  group: Group | '';
}
export type InvitationField = keyof InvitationFormValues;

export const NOTHING_TYPED: InvitationFormValues = { first_name: '', last_name: '', email: '', offices: [], group: '' };

/** Which fields are refused, and why: all are required [INV-02]. */
export function invitationRefusals(values: InvitationFormValues): Partial<Record<InvitationField, TextRefusal>> {
  const refusals = {
    first_name: lineRefusal(values.first_name, TEXT_MAX.name),
    last_name: lineRefusal(values.last_name, TEXT_MAX.name),
    email: emailRefusal(values.email, TEXT_MAX.email),
    offices: values.offices.length === 0 ? ({ kind: 'required' } as const) : null,
    group: values.group === '' ? ({ kind: 'required' } as const) : null,
  };
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== null));
}

/** Returns the request for valid values [INV-03]. */
export const inviteeWrite = (values: InvitationFormValues): InviteeWrite => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  email: values.email.trim().toLowerCase(),
  offices: [...values.offices],
  groups: values.group === '' ? [] : [values.group],
});
