import { PERSONAL_FIELDS } from '@isopter/contract';
import type { PersonalArgs, PlainCall } from '../personalCall.ts';
import { without } from '../withoutNames.ts';

declare const NAMELESS: unique symbol;

/** Arguments without personal data of patients. {@link nameless} creates them, and calls of patients take no others [PII-15]. */
export type Nameless = PersonalArgs & { readonly [NAMELESS]: true };

/** The calls whose arguments can have personal data of patients. */
type PatientCall = 'listPatients' | 'createPatient' | 'updatePatient';

/** Makes a call of patients at the server. */
export type NamelessCall = (name: PatientCall, args: Nameless) => Promise<unknown>;

/** Fields of a call that name or reach a patient, or find one by a name. */
const PERSONAL: readonly string[] = [
  ...PERSONAL_FIELDS,
  'patient_id_number',
  'search',
  'is_encrypted',
  'encrypted_pii',
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the arguments of a call without personal data. */
export const nameless = ({ query, body, ...args }: PersonalArgs): Nameless =>
  ({
    ...args,
    ...(query && { query: without(query, PERSONAL) }),
    ...(isObject(body) && { body: without(body, PERSONAL) }),
  }) as unknown as Nameless;

/** Makes calls of patients at the server. @throws Error, before anything is sent, if arguments have personal data after all */
export const namelessCall =
  (plain: PlainCall): NamelessCall =>
  (name, args) => {
    for (const part of [args.query, args.body]) {
      const personal = isObject(part) ? PERSONAL.filter((field) => field in part) : [];
      if (personal.length > 0) throw new Error(`${name} must not send ${personal.join(', ')} to the server`);
    }
    return plain(name, args);
  };
