import { type OfficeGroupWrite, TEXT_MAX } from '@isopter/contract';
import { emailRefusal, lineRefusal, type TextRefusal } from '../../../lib/frame/form/textRules.ts';

/** Form values of a new customer account, as typed. */
export interface AccountFormValues {
  /** The name of the office group. */
  name: string;
  first_name: string;
  last_name: string;
  username: string;
  email: string;
  waggoner_module: boolean;
}
export type AccountField = Exclude<keyof AccountFormValues, 'waggoner_module'>;

export const NOTHING_TYPED: AccountFormValues = {
  name: '',
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  waggoner_module: false,
};

/** Which fields are refused, and why: all are required [SUP-03]. */
export function accountRefusals(values: AccountFormValues): Partial<Record<AccountField, TextRefusal>> {
  const refusals: Record<AccountField, TextRefusal | null> = {
    name: lineRefusal(values.name, TEXT_MAX.name),
    first_name: lineRefusal(values.first_name, TEXT_MAX.name),
    last_name: lineRefusal(values.last_name, TEXT_MAX.name),
    username: lineRefusal(values.username, TEXT_MAX.username),
    email: emailRefusal(values.email, TEXT_MAX.email),
  };
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== null));
}

/** Returns the request for valid values. */
export const accountWrite = ({ name, email, waggoner_module, ...user }: AccountFormValues): OfficeGroupWrite => ({
  name: name.trim(),
  user: {
    first_name: user.first_name.trim(),
    last_name: user.last_name.trim(),
    username: user.username.trim(),
    email: email.trim().toLowerCase(),
  },
  waggoner_module,
});
