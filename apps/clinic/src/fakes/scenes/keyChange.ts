import {
  bindingProblem,
  ERROR_NAME,
  HEADER,
  KEY_CHANGE_PAGE,
  keyIdOf,
  type Patient,
  type SealedPatient,
} from '@isopter/contract';
import { forget } from '../../lib/platform/zeroPii/held.ts';
import { client } from '../../lib/platform/api/client.ts';
import { takeKey } from '../../lib/platform/encryptionKey/takeKey.ts';
import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { patients as plain } from '../data/clinic.ts';
import { allOf, DEVICES } from '../data/devices.ts';
import { signedIn } from '../data/session.ts';
import { stage } from '../stage/stage.tsx';
import { encryptedPatient, forgetClinic, keyOfClinic, patientsOf } from './zeroPii.ts';

interface Wish {
  backend?: BackendHandlers;
  /** The key check of a change that is under way. */
  running?: string | null;
  /** Changes the stored patients, as somebody does who writes to the database. */
  tamper?: (held: Patient[]) => void;
}

/** A clinic in zero-PII mode that changes its key, as its server has it. */
export interface KeyChangeClinic {
  held: readonly Patient[];
  /** The key check of the clinic now. */
  check: () => string;
  /** The bodies of all requests that change something. */
  received: unknown[];
  /** Replaces the key, as another office-group admin does. */
  changeElsewhere: (check: string, encrypt: (patient: Patient) => Promise<Patient>) => Promise<void>;
  leave: () => void;
}

/** Prepares a story of an office-group admin who has the key of a clinic that changes it. */
export async function stageKeyChange(locale: string, wish: Wish = {}): Promise<KeyChangeClinic> {
  const { backend = {}, running = null, tamper } = wish;
  await forgetClinic();
  const { key, check: first } = await keyOfClinic();
  const held = await Promise.all(plain.map((patient) => encryptedPatient(key, patient)));
  tamper?.(held);
  const received: unknown[] = [];
  const waiting = new Map<string, SealedPatient>();
  let check = first;
  let nextCheck = running;
  const left = (): Patient[] => held.filter(({ id }) => !waiting.has(id));
  const state = () => ({ key_check: nextCheck, count: held.length, left: left().length });
  const take = (patient: SealedPatient): boolean => {
    const { encrypted_pii } = held.find(({ id }) => id === patient.id)!;
    const isFitting = bindingProblem(patient.id, encrypted_pii, patient.encrypted_pii, keyIdOf(nextCheck)) === null;
    if (isFitting) waiting.set(patient.id, patient);
    return isFitting;
  };
  const replace = (): void => {
    for (const patient of held) Object.assign(patient, waiting.get(patient.id));
    check = nextCheck!;
    nextCheck = null;
    waiting.clear();
  };
  const preferences = () => ({
    ...signedIn.preferences,
    enable_access_to_other_offices: true,
    enable_zero_pii: true,
    zero_pii_password_hash: check,
  });
  const user = { ...signedIn.user, groups: [{ name: 'OFFICE_GROUP_ADMIN' as const }] };
  const office_group = { ...signedIn.office_group, enable_zero_pii: true };
  const leaveStage = await stage(
    locale,
    {
      ...patientsOf(held, received),
      bootstrap: () => ({ user, office_group, timezone: signedIn.timezone }),
      getPreferences: preferences,
      listAllDevices: allOf(DEVICES),
      listOperators: () => [],
      listTestGroups: () => [],
      listTestLanguages: () => [],
      listAuthenticators: () => [],
      listCustomBundles: () => ({ results: [], count: 0 }),
      getKeyChange: state,
      startKeyChange: ({ body }) => {
        received.push(body);
        nextCheck = (body as { key_check: string }).key_check;
        return state();
      },
      cancelKeyChange: () => {
        nextCheck = null;
        waiting.clear();
        return undefined;
      },
      listKeyChangePatients: ({ query }) => {
        const all = left().filter(({ id }) => id > (query['after'] ?? ''));
        const results = all
          .slice(0, KEY_CHANGE_PAGE)
          .map(({ id, encrypted_pii }) => ({ id, encrypted_pii: encrypted_pii ?? {} }));
        return { results, count: all.length };
      },
      saveKeyChangePatients: ({ body }) => {
        received.push(body);
        const { patients } = body as { patients: SealedPatient[] };
        return { refused: patients.filter((one) => !take(one)).map(({ id }) => id), left: left().length };
      },
      finishKeyChange: () => {
        if (left().length > 0) return refuse(409, 'Patients are left.', { name: ERROR_NAME.PATIENTS_LEFT });
        replace();
        return state();
      },
      ...backend,
    },
    { ...signedIn, user, office_group, preferences: preferences(), has_key: true },
  );
  // each answer names the key, as those of the server do
  const answer = globalThis.fetch;
  const naming: typeof fetch = async (input, init) => {
    const response = await answer(input, init);
    response.headers.set(HEADER.zeroPii, `${office_group.id} ${keyIdOf(check)}`);
    return response;
  };
  globalThis.fetch = naming;
  await takeKey(client, key, first);
  return {
    held,
    check: () => check,
    received,
    async changeElsewhere(other, encrypt) {
      const changed = await Promise.all(held.map(encrypt));
      held.splice(0, held.length, ...changed);
      check = other;
    },
    leave() {
      if (globalThis.fetch === naming) globalThis.fetch = answer;
      void forget(false);
      leaveStage();
    },
  };
}
