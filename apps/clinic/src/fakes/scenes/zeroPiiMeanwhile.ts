import { ERROR, HEADER, type PatientWrite } from '@isopter/contract';
import { forget } from '../../lib/platform/zeroPii/held.ts';
import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { patients as plain } from '../data/clinic.ts';
import { signedIn } from '../data/session.ts';
import { stage } from '../stage/stage.tsx';
import { encryptedPatient, forgetClinic, keyOfClinic, patientsOf } from './zeroPii.ts';

/** The clinic of {@link stageMeanwhile}. */
export interface Meanwhile {
  /** Its admin turns zero-PII mode on, and their browser encrypts everybody. */
  turnOn: () => Promise<void>;
  leave: () => void;
}

const NAMES = ['first_name', 'last_name', 'date_of_birth'] as const;

/**
 * Prepares a story in which zero-PII mode is turned on elsewhere while a user is signed in: from then on every answer
 * carries the mode, and the server rejects unencrypted patients.
 * @param received collects all patient data sent to the server
 */
export async function stageMeanwhile(
  locale: string,
  received: unknown[],
  backend: BackendHandlers = {},
): Promise<Meanwhile> {
  await forgetClinic();
  received.length = 0;
  const { key, check } = await keyOfClinic();
  const held = structuredClone(plain) as (typeof plain)[number][];
  let isOn = false;
  const { user, office_group } = signedIn;
  const before = { ...signedIn.preferences, enable_access_to_other_offices: true };
  const clinic = patientsOf(held, received);
  const leave = await stage(
    locale,
    {
      ...clinic,
      bootstrap: () => ({ user, office_group, timezone: signedIn.timezone }),
      getPreferences: () => (isOn ? { ...before, enable_zero_pii: true, zero_pii_password_hash: check } : before),
      createPatient: (call) => {
        const body = call.body as PatientWrite;
        if (!isOn || body.is_encrypted) return clinic.createPatient!(call);
        received.push(body);
        const named = NAMES.filter((field) => body[field]);
        return refuse(400, 'Some fields are not valid.', {
          name: 'ValidationError',
          fields: {
            ...Object.fromEntries(named.map((field) => [field, [ERROR.PLAIN_PERSONAL_DATA]])),
            is_encrypted: [ERROR.STAYS_ENCRYPTED],
          },
        });
      },
      ...backend,
    },
    { ...signedIn, preferences: before },
  );
  const answer = globalThis.fetch;
  const saying: typeof fetch = async (input, init) => {
    const response = await answer(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    if (isOn && pathname.startsWith('/api/')) response.headers.set(HEADER.zeroPii, office_group.id);
    return response;
  };
  globalThis.fetch = saying;
  return {
    async turnOn() {
      held.splice(0, held.length, ...(await Promise.all(held.map((patient) => encryptedPatient(key, patient)))));
      isOn = true;
    },
    leave() {
      if (globalThis.fetch === saying) globalThis.fetch = answer;
      void forget(false);
      leave();
    },
  };
}
