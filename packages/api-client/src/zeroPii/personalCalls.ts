import {
  bindingOf,
  type DateHabits,
  ERROR_NAME,
  type EncryptedPii,
  type Id,
  type Patient,
  PERSONAL_FIELDS,
  type SealedPatient,
  storedVersion,
  ZERO_PII,
} from '@isopter/contract';
import type { CallName } from '@isopter/contract/routes';
import { ApiError } from '../ApiError.ts';
import type { PersonalArgs, PersonalCall, PlainCall } from '../personalCall.ts';
import { NAMING, PLAIN_ONLY, without, withoutNames } from '../withoutNames.ts';
import { decryptAnswer, type Findings } from './answers.ts';
import { ciphertextsOf, inspect, type Inspector } from './inspect.ts';
import type { PersonalKey } from './key.ts';
import { KEY_MISSING, NOT_TRUSTED, ZERO_PII_TURNED_OFF } from './keyMissing.ts';
import type { PatientCopy, Sought } from './patientCopy.ts';
import { encryptPerson, type Person, personOf } from './person.ts';
import { reportFindings } from './reportFindings.ts';
import type { SeenVersions } from './seenVersions.ts';
import { createUuid } from '../createUuid.ts';
import { findTests } from '../findTests.ts';

/** State of zero-PII mode in this browser. */
export interface ZeroPii {
  /** Null for somebody without it, who sees no personal data and changes none. */
  key: PersonalKey | null;
  /** The id of the clinic's key, if it was changed to one that this device does not have [OUR-832]. */
  otherKey?: string | null;
  /** Whether the server says that the mode is off, although this browser knows that it was on. */
  isTurnedOff: boolean;
  /** Null without a copy: searches find nobody then. */
  copy: Promise<PatientCopy> | null;
  /** How this user types days. */
  dates: DateHabits;
  /** The versions that this device has read. */
  seen: SeenVersions;
  /** The findings that this session has reported. */
  reported: Set<string>;
  /** Called with every answer about encrypted patients. */
  onFindings?: (findings: Findings) => void;
}

const WRITES: ReadonlySet<CallName> = new Set<CallName>(['createPatient', 'updatePatient']);

function keyOf({ key, isTurnedOff }: ZeroPii): PersonalKey {
  if (isTurnedOff) throw new ApiError(409, { name: ZERO_PII_TURNED_OFF });
  if (key === null) throw new ApiError(409, { name: KEY_MISSING });
  return key;
}

type Body = Partial<Record<string, unknown>> & Partial<Person>;
const hasPersonal = (body: Body): boolean => PERSONAL_FIELDS.some((field) => body[field] !== undefined);

const encrypted = (body: Body, encrypted_pii: EncryptedPii): Body => ({
  ...without(body, PERSONAL_FIELDS),
  is_encrypted: true,
  encrypted_pii,
});

/** Reads patients once more, as many as a page has. */
export const readPatientsAgain =
  (plain: PlainCall): Inspector['readAgain'] =>
  async (ids) => {
    const pages: Promise<unknown>[] = [];
    for (let at = 0; at < ids.length; at += MOST_AGAIN) {
      const query = { id__in: ids.slice(at, at + MOST_AGAIN).join(','), limit: MOST_AGAIN };
      pages.push(plain('listPatients', { query }));
    }
    const answers = (await Promise.all(pages)) as { results: Patient[] }[];
    return answers.flatMap(({ results }) =>
      results.map((patient) => ({ id: patient.id, encrypted_pii: ciphertextsOf(patient) })),
    );
  };

/** Returns whether a body has every personal field, so that nothing stored is needed to save it [OUR-592]. */
const hasAllPersonal = (body: Body): boolean => PERSONAL_FIELDS.every((field) => body[field] !== undefined);

/** The personal data of a patient as they are. @throws ApiError if they cannot be read, and so must not be overwritten */
async function personNow(inspector: Inspector, patient: Patient): Promise<Person> {
  const encrypted_pii = ciphertextsOf(patient);
  const [read] = await inspect(inspector, [{ id: patient.id, encrypted_pii }]);
  if (read?.problem !== null) throw new ApiError(409, { name: NOT_TRUSTED });
  // the clinic has another key now [OUR-832]
  if (read.person === null && encrypted_pii !== null) throw new ApiError(409, { name: KEY_MISSING });
  return read.person ?? personOf(patient);
}

/** Maximum number of patients that the server accepts by id in one call. */
const MOST_AGAIN = 100;

const NOBODY = { results: [], count: 0 };

/** @throws ApiError if a body has anything but patients with ciphertexts */
function requireCiphertexts(body: unknown): void {
  const { patients, ...rest } = body as { patients?: readonly SealedPatient[] };
  const isSealed = patients?.every(({ encrypted_pii }) => typeof bindingOf(encrypted_pii) === 'object') ?? false;
  if (!isSealed || Object.keys(rest).length > 0) throw new ApiError(409, { name: ERROR_NAME.ZERO_PII });
}

/** Query parameters that exclude no patient requested by id. */
const PAGING: readonly string[] = ['limit', 'offset', 'ordering', 'id__in'];

/** Returns the calls that zero-PII mode uses instead of the plain ones. */
export function personalCalls(zeroPii: () => ZeroPii): PersonalCall {
  const inspectorOf = (key: PersonalKey | null, plain: PlainCall): Inspector => ({
    key,
    otherKey: zeroPii().otherKey ?? null,
    seen: zeroPii().seen,
    readAgain: readPatientsAgain(plain),
  });

  async function writePatient(name: CallName, args: PersonalArgs, plain: PlainCall): Promise<unknown> {
    const body = (args.body ?? {}) as Body;
    if (!hasPersonal(body) || body['is_encrypted'] === true) return plain(name, args);
    const key = keyOf(zeroPii());
    const given = Object.fromEntries(
      PERSONAL_FIELDS.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]),
    );
    const id = args.params?.['id'] as Id | undefined;
    if (id === undefined) {
      const patient = createUuid();
      const texts = await encryptPerson(key, personOf(given), { patient, version: 1 });
      return plain(name, { ...args, body: { ...encrypted(body, texts), id: patient } });
    }
    const before = (await plain('getPatient', { params: { id } })) as Patient;
    const isWhole = hasAllPersonal(body);
    const person = personOf({ ...(!isWhole && (await personNow(inspectorOf(key, plain), before))), ...given });
    const version = storedVersion(before.encrypted_pii) + 1;
    const texts = await encryptPerson(key, person, { patient: id, version });
    const saved = await plain(name, { ...args, body: encrypted(body, texts) });
    // what replaces changed data may have a lower version than what this device has read
    if (isWhole) await zeroPii().seen.forget([id]);
    return saved;
  }

  async function listPatients(args: PersonalArgs, plain: PlainCall): Promise<unknown> {
    const { search = '', ...query } = (args.query ?? {}) as Record<string, string | undefined>;
    const isNaming = NAMING.some((field) => query[field] !== undefined);
    const isResembling = query['resembling'] !== undefined;
    if (search.trim() === '' && !isNaming) return plain('listPatients', { ...args, query });
    const { copy: opened, dates } = zeroPii();
    if (opened === null) return NOBODY;
    const copy = await opened;
    const ids = isResembling
      ? copy.resembling(soughtOf(query))
      : isNaming
        ? copy.same(soughtOf(query))
        : copy.find(search, dates);
    const asked = query['id__in']?.split(',');
    const wanted = ids.filter((id) => asked?.includes(id) ?? true).slice(0, ZERO_PII.search.max);
    if (wanted.length === 0) return NOBODY;
    const rest = without(query, [...NAMING, 'patient_id_number', 'resembling']);
    const answer = (await plain('listPatients', { ...args, query: { ...rest, id__in: wanted.join(',') } })) as {
      results: { id: Id }[];
    };
    if (isResembling) answer.results.sort((one, other) => wanted.indexOf(one.id) - wanted.indexOf(other.id));
    // deleted or merged meanwhile, unless a filter left them out
    const gone = wanted.filter((id) => !answer.results.some((patient) => patient.id === id));
    if (gone.length > 0 && Object.keys(rest).every((field) => PAGING.includes(field))) await copy.drop(gone);
    return answer;
  }

  /** Finds patients in the local copy; nobody without one. */
  async function findIds(search: string): Promise<readonly Id[]> {
    const { copy: opened, dates } = zeroPii();
    return (await opened)?.find(search, dates) ?? [];
  }

  return async (name, args, plain) => {
    // names come back to the server from an agent only
    if (PLAIN_ONLY.has(name) || name === 'returnNames') throw new ApiError(409, { name: ERROR_NAME.ZERO_PII });
    if (name === 'saveKeyChangePatients') requireCiphertexts(args.body);
    const call = (): Promise<unknown> => {
      if (WRITES.has(name)) return writePatient(name, args, plain);
      if (name === 'listPatients') return listPatients(args, plain);
      if (name === 'listTests') return findTests(args, findIds, plain);
      return plain(name, withoutNames(name, args));
    };
    const { key, copy, reported, onFindings } = zeroPii();
    const inspector = inspectorOf(key, plain);
    const answer = await call().catch(async (error: unknown) => Promise.reject(await decryptRefusal(inspector, error)));
    const findings = await decryptAnswer(inspector, answer);
    onFindings?.(findings);
    reportFindings(findings, reported, plain);
    if (copy !== null && WRITES.has(name)) await (await copy).put(answer as Patient);
    return answer;
  };
}

/** A refusal with the current record of a patient, decrypted: both versions are compared field by field in the browser. */
async function decryptRefusal(inspector: Inspector, error: unknown): Promise<unknown> {
  if (error instanceof ApiError && error.name === ERROR_NAME.RECORD_CHANGED) await decryptAnswer(inspector, error.body);
  return error;
}

const soughtOf = (query: Record<string, string | undefined>): Sought =>
  Object.fromEntries(
    [...NAMING, 'patient_id_number' as const].flatMap((field) =>
      query[field] === undefined ? [] : [[field, query[field]]],
    ),
  );
