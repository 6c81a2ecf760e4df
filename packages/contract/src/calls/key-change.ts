import * as z from 'zod/mini';
import type { Calls } from '../call/call.ts';
import { GROUP_ADMIN } from '../call/roles.ts';
import { Id, page } from '../entities/common.ts';
import { KEY_CHANGE_PAGE, KeyChange, KeyCheck, SealedPatient } from '../entities/keyChange.ts';

/** The change of the key of zero-PII mode, for all patients of an office group. */
export const keyChange = {
  getKeyChange: {
    id: 'X-700',
    method: 'GET',
    path: '/api/key-change/',
    by: GROUP_ADMIN,
    answer: KeyChange,
    built: true,
  },
  /** 409 `KeyChangeRunning` while a change to another key is under way. */
  startKeyChange: {
    id: 'X-701',
    method: 'POST',
    path: '/api/key-change/',
    by: GROUP_ADMIN,
    body: z.strictObject({ key_check: KeyCheck }),
    answer: KeyChange,
    built: true,
  },
  /** Forgets the new key and what is encrypted with it. */
  cancelKeyChange: {
    id: 'X-702',
    method: 'DELETE',
    path: '/api/key-change/',
    by: GROUP_ADMIN,
    built: true,
  },
  /** Patients who are not yet encrypted with the new key, in the order of their ids. */
  listKeyChangePatients: {
    id: 'X-703',
    method: 'GET',
    path: '/api/key-change/patients/',
    by: GROUP_ADMIN,
    /** `after`: the last patient of the page before. */
    query: z.strictObject({ after: z.optional(Id) }),
    answer: page(SealedPatient),
    built: true,
  },
  /** Stores ciphertexts of the new key next to those of the current one. */
  saveKeyChangePatients: {
    id: 'X-704',
    method: 'POST',
    path: '/api/key-change/patients/',
    by: GROUP_ADMIN,
    body: z.strictObject({ patients: z.array(SealedPatient).check(z.minLength(1), z.maxLength(KEY_CHANGE_PAGE)) }),
    /** `refused`: patients who were saved or removed meanwhile, or whose ciphertexts do not fit. */
    answer: z.object({ left: z.int(), refused: z.array(Id) }),
    built: true,
  },
  /** Replaces the key and all ciphertexts at once. 409 `PatientsLeft` while a patient is not encrypted with the new key. */
  finishKeyChange: {
    id: 'X-705',
    method: 'POST',
    path: '/api/key-change/finish/',
    by: GROUP_ADMIN,
    answer: KeyChange,
    built: true,
  },
} as const satisfies Calls;
