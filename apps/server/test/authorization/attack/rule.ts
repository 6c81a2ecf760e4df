import type { callAreas, CallName, Group, NamesMoveStep, StrategyValue, TestType } from '@isopter/contract';

/**
 * The kind of object of an id. `openTest` and `openBundle` are in progress, `test` and `bundle` are finished;
 * `examined` is a patient with a finished test.
 */
export type Kind =
  | 'patient'
  /** A move of a test that can be undone. */
  | 'change'
  /** An alert of a patient. */
  | 'alert'
  | 'examined'
  | 'test'
  | 'openTest'
  | 'bundle'
  | 'openBundle'
  | 'customBundle'
  /** Under way on a device at home. */
  | 'homeTest'
  | 'schedule'
  /** A test that is planned for today. */
  | 'appointment'
  | 'device'
  /** A camera that is not paired. */
  | 'camera'
  /** A picture of a camera's test in progress. */
  | 'picture'
  /** An offline controller. */
  | 'controller'
  | 'doctor'
  | 'operator'
  | 'office'
  /** An office nothing belongs to. */
  | 'emptyOffice'
  /** A user who works in an office. */
  | 'employee'
  /** A doctor with an account, who works in an office. */
  | 'reader'
  /** An employee who is suspended. */
  | 'suspended'
  | 'officeGroup'
  /** A security key of a colleague: it is its owner's alone. */
  | 'key'
  /** An invitation that was sent. */
  | 'invitation'
  /** A session of a remote technician, who joined it. */
  | 'session'
  /** An imported report that waits to be verified. */
  | 'import'
  /** An export a colleague asked for: its owner's alone. */
  | 'export'
  /** A browser a colleague is signed in with: its owner's alone. */
  | 'signIn'
  /** A pool of devices that share a PACS. */
  | 'pool'
  /** A worklist query of a colleague: its owner's alone. */
  | 'mwlQuery'
  /** A finished test whose result the PACS refused. */
  | 'unsent'
  /** An object that the server does not store yet. */
  | 'something';

/**
 * The answer to an id out of the caller's reach: 404, 400 with a message at the field of a form, or an answer without
 * the object.
 */
export type Refusal = 404 | 400 | 'left out';

/** Requirements of one call, written independently of the server's code. */
export interface Rule {
  /** The groups that may call it; `anyone` needs no sign-in, `elsewhere` is not answered by this server. */
  by: readonly Group[] | 'anyone' | 'elsewhere';
  /** Every field of path, query and body that takes an id. One that is `undefined` does not matter here. */
  ids?: Readonly<Record<string, readonly [Kind, Refusal] | undefined>>;
  /** The fields it takes beside them, as somebody would send them. */
  send?: Readonly<Record<string, unknown>>;
  /** The field of a form that is a file, and what is in it. */
  file?: readonly [field: string, content: string];
  /** Roles whose values of some ids are ignored. */
  unheard?: { readonly by: readonly Group[]; readonly fields: readonly string[] };
  /** Ids that come in the place of a field of `send`, not beside it. */
  instead?: Readonly<Record<string, string>>;
  /** Fields that take objects: what each has beside its `id`. */
  beside?: Readonly<Record<string, object>>;
  /** Fields that take the patient whose test another field names: they are always of one. */
  patientOf?: Readonly<Record<string, string>>;
  /** The kind of test its `test` or `openTest` is of; static perimetry if it is not said. */
  of?: readonly [TestType, StrategyValue?];
  /** Its answer tells of a patient, or it changes one: the audit row names whom. */
  patient?: true;
  /** Drawing its answer takes long: only the first who may gets it drawn. */
  slow?: true;
  /** It takes a secret of one person; another value is refused with this status. */
  secret?: 400 | 403 | 404;
  /** Only where the office group signs in by SSO. */
  sso?: true;
  /** Only where an on-premises agent stores the personal data, and an admin has allowed a step of the move of names. */
  agent?: true | NamesMoveStep;
  /** Only in zero-PII mode: with no change of the key, or while it is changed with a patient who is left or with none. */
  zeroPii?: 'unchanged' | 'patientsLeft' | 'nobodyLeft';
  /** Roles for which it works in all office groups. */
  everywhere?: readonly Group[];
  /** It is not implemented: allowed callers get 501. */
  later?: true;
}

export type RulesOf<Area extends keyof typeof callAreas> = Readonly<Record<keyof (typeof callAreas)[Area], Rule>>;
export type Rules = Readonly<Record<CallName, Rule>>;

/** An id that is looked for: out of reach it is not found. */
export const one = (kind: Kind) => [kind, 404] as const;
/** An id in a form: out of reach the field is wrong. */
export const chosen = (kind: Kind) => [kind, 400] as const;
/** An id among others: out of reach it is left out. */
export const among = (kind: Kind) => [kind, 'left out'] as const;
