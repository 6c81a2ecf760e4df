import { createKey, encryptPerson, personOf, type PersonalKey } from '@isopter/api-client';
import { bindingOf, type CallAnswer, type Group, type Patient, type PatientUpdate } from '@isopter/contract';
import { client } from '../../lib/platform/api/client.ts';
import { forget, seen } from '../../lib/platform/zeroPii/held.ts';
import { takeKey } from '../../lib/platform/encryptionKey/takeKey.ts';
import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { clinic, devices, patients as plain } from '../data/clinic.ts';
import { signedIn } from '../data/session.ts';
import { stage } from '../stage/stage.tsx';

/** The key of the clinic. */
export const KEY = 'owl-at-dusk-2026';

let made: ReturnType<typeof createKey> | undefined;
/** Derived once for all stories: it takes half a second. */
export const keyOfClinic = (): Promise<{ key: PersonalKey; check: string }> => (made ??= createKey(KEY));

const NOBODY = personOf({});

/** Returns a patient as the server sends an encrypted one: with the id number instead of the name. */
export const encryptedPatient = async (key: PersonalKey, patient: Patient, version = 1): Promise<Patient> => ({
  ...patient,
  ...NOBODY,
  display_name: patient.patient_id_number ?? '',
  is_encrypted: true,
  encrypted_pii: await encryptPerson(key, personOf(patient), { patient: patient.id, version }),
});

/** The devices that are worn, by whom the server holds. */
const devicesOf = (held: readonly Patient[]): CallAnswer<'listActiveDevices'> =>
  devices.map((device) => {
    const test = device.running_test;
    const worn = held.find(({ id }) => id === test?.patient?.id);
    if (!test || !worn) return device;
    const { id, display_name, date_of_birth, patient_id_number, is_encrypted, encrypted_pii } = worn;
    const patient = { id, display_name, date_of_birth, patient_id_number, is_encrypted, encrypted_pii };
    return { ...device, running_test: { ...test, patient } };
  });

/** A server that holds these patients and takes what is written of them; it can read nobody's name. */
export function patientsOf(held: Patient[], received: unknown[] = []): BackendHandlers {
  const change = (id: string | undefined, body: PatientUpdate): Patient | Response => {
    const at = held.findIndex((patient) => patient.id === id);
    if (at < 0) return refuse(404, 'Not found.');
    held[at] = { ...held[at]!, ...(body as Partial<Patient>) };
    return held[at]!;
  };
  return {
    ...clinic,
    listActiveDevices: () => devicesOf(held),
    listPatients: ({ query }) => {
      received.push(query);
      const ids = query['id__in']?.split(',');
      const found = held.filter(
        ({ id, is_encrypted, encrypted_pii = null, needs_match_review }) =>
          (ids?.includes(id) ?? true) &&
          (query['is_encrypted'] === undefined || String(is_encrypted) === query['is_encrypted']) &&
          (query['ciphertext_format'] === undefined || (encrypted_pii && bindingOf(encrypted_pii) === 'former')) &&
          (query['needs_match_review'] === undefined || needs_match_review),
      );
      const offset = Number(query['offset'] ?? 0);
      return { results: found.slice(offset, offset + Number(query['limit'] ?? 50)), count: found.length };
    },
    getPatient: ({ params }) => held.find(({ id }) => id === params['id']) ?? refuse(404, 'Not found.'),
    updatePatient: ({ params, body }) => {
      received.push(body);
      return change(params['id'], body as PatientUpdate);
    },
    reportPersonalData: ({ params, body }) => {
      received.push({ ...params, ...(body as object) });
      return undefined;
    },
    createPatient: ({ body }) => {
      received.push(body);
      const { id, doctor_id, encrypted_pii } = body as Patient;
      const patient: Patient = { ...plain[0]!, ...NOBODY, id, display_name: '', doctor_id };
      held.push({ ...patient, patient_id_number: null, is_encrypted: true, encrypted_pii: encrypted_pii ?? null });
      return held.at(-1)!;
    },
  };
}

/** Forgets the key and the versions that stories before this one left on the shared page. */
export async function forgetClinic(): Promise<void> {
  await forget(false);
  await seen.forget(plain.map(({ id }) => id));
}

interface Wish {
  as?: Group;
  /** Whether this device has the key already. */
  hasKey?: boolean;
  /** Whether the server says that the mode is off. */
  isTurnedOff?: boolean;
  /** Whether the patients are encrypted already. */
  isEncrypted?: boolean;
  /** Changes the stored patients, as somebody does who writes to the database. */
  tamper?: (held: Patient[]) => void;
  /** The version this device has read of the first patient. */
  seenVersion?: number;
  /** Collects all patient data sent to the server. */
  received?: unknown[];
  backend?: BackendHandlers;
}

/** Prepares a story in a clinic in zero-PII mode. @returns a cleanup function */
export async function stageZeroPii(locale: string, wish: Wish = {}): Promise<() => void> {
  const { as = 'DOCTOR', hasKey = false, isEncrypted = true, received = [], backend = {} } = wish;
  const { tamper, seenVersion, isTurnedOff = false } = wish;
  await forgetClinic();
  received.length = 0;
  const { key, check } = await keyOfClinic();
  const held = await Promise.all(
    plain.map(async (patient) => (isEncrypted ? await encryptedPatient(key, patient) : { ...patient })),
  );
  tamper?.(held);
  const leave = await stage(
    locale,
    { ...patientsOf(held, received), ...backend },
    {
      ...signedIn,
      user: { ...signedIn.user, groups: [{ name: as }] },
      office_group: { ...signedIn.office_group, enable_zero_pii: true },
      preferences: {
        ...signedIn.preferences,
        enable_access_to_other_offices: true,
        enable_zero_pii: true,
        zero_pii_password_hash: isTurnedOff ? null : check,
      },
      has_key: hasKey,
      zero_pii_turned_off: isTurnedOff,
    },
  );
  // a stage forgets what was read before
  if (seenVersion !== undefined) await seen.note(new Map([[plain[0]!.id, seenVersion]]));
  if (hasKey) await takeKey(client, key, check);
  return () => {
    void forget(false);
    leave();
  };
}
