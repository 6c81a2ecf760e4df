import * as z from 'zod/mini';
import { TEXT_MAX } from '../limits.ts';
import { DateOnly, Email, Id, NameGroup, Phone, Time, filled, opt, sent } from './common.ts';
import { DateFormatSchema, GroupSchema, SingleEyeSchema } from './enums.ts';
import { Version, updateOf } from './version.ts';

/**
 * Claims of the assertion by which the server vouches for a signed-in user at the agent of their clinic, next to the
 * registered ones: `iss` is the address of the server, `aud` the origin of the agent, `sub` the id of the account. The
 * agent knows neither offices nor preferences, so the assertion carries what patient calls depend on.
 */
export const AgentClaims = z.object({
  sub: Id,
  jti: Id,
  /** In seconds since 1970. */
  exp: z.int(),
  office_group: Id,
  groups: z.array(GroupSchema),
  /** Offices of the user. Patients of other offices are out of reach unless `all_offices` is set. */
  offices: z.array(Id),
  all_offices: z.boolean(),
  first_name: sent,
  last_name: sent,
  /** Tells day and month apart in a search. */
  date_format: DateFormatSchema,
  /** The app language of the user: names of months in a search, and the order of names. A newer server may have others. */
  app_language: z.optional(sent),
  /** Whether names are kept out, so that the id number is required [PAT-13]. */
  disable_pi: z.boolean(),
});
export type AgentClaims = z.infer<typeof AgentClaims>;

/** The header `typ` of an assertion, so that no other token of the same key is taken for one. */
export const AGENT_ASSERTION_TYPE = 'agent-assertion+jwt';

/** The one algorithm of assertions, with Ed25519. */
export const AGENT_ASSERTION_ALGORITHM = 'EdDSA';

/** Seconds for which an assertion or a grant is valid: a browser sends it to the agent at once. */
export const MAX_ASSERTION_AGE_SECONDS = 60;

/** The longest assertion that the agent reads, in characters. */
const ASSERTION_MAX = 16_384;

/** A signed assertion (JWT), valid once and for a minute. */
export const AgentAssertion = z.object({ assertion: filled(ASSERTION_MAX) });
export type AgentAssertion = z.infer<typeof AgentAssertion>;

/**
 * Claims of the grant by which the server lets the agent load the data of one report for a signed-in user: `sub`, `iss` and
 * `aud` are those of the assertion. The agent adds the personal data of `patient`, whom the server read from the test.
 */
export const AgentReportClaims = z.object({
  sub: Id,
  exp: z.int(),
  office_group: Id,
  test: Id,
  /** Null for a test without a patient. */
  patient: z.nullable(Id),
  /** Null for one report of both eyes. */
  eye: z.nullable(SingleEyeSchema),
  /** The host whose brand the report has. */
  host: sent,
});
export type AgentReportClaims = z.infer<typeof AgentReportClaims>;

/** The header `typ` of a grant. */
export const AGENT_REPORT_TYPE = 'agent-report+jwt';

/** A signed grant (JWT) for the data of one report, valid for a minute. */
export const AgentReportGrant = z.object({ grant: sent });
export type AgentReportGrant = z.infer<typeof AgentReportGrant>;

/** A token of the agent. It is not valid after `expires`; before that, the client exchanges another assertion for a new one. */
export const AgentToken = z.object({ token: sent, expires: Time });
export type AgentToken = z.infer<typeof AgentToken>;

/** A public key of the server (JWK, RFC 8037). */
export const AgentKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: sent,
  kid: sent,
  alg: z.literal(AGENT_ASSERTION_ALGORITHM),
  use: z.literal('sig'),
});
export const AgentKeys = z.object({ keys: z.array(AgentKey) });
export type AgentKeys = z.infer<typeof AgentKeys>;

/** The personal data of a patient. Everything else is stored by the server, under the same id. */
export const AgentPatient = z.object({
  id: Id,
  first_name: opt(sent),
  last_name: opt(sent),
  ideographic_name: opt(sent),
  phonetic_name: opt(sent),
  display_name: sent,
  date_of_birth: opt(DateOnly),
  email: opt(sent),
  phone: opt(sent),
  patient_id_number: opt(sent),
  updated: Time,
  version: Version,
});
export type AgentPatient = z.infer<typeof AgentPatient>;

/** Personal data of a patient as a form sends them. */
export const agentFields = {
  first_name: opt(filled(TEXT_MAX.name)),
  last_name: opt(filled(TEXT_MAX.name)),
  ideographic_name: opt(NameGroup),
  phonetic_name: opt(NameGroup),
  date_of_birth: opt(DateOnly),
  email: opt(Email),
  phone: opt(Phone),
  patient_id_number: opt(filled(TEXT_MAX.patient_id_number)),
};

/**
 * Personal data of a new patient, with the id and the office that the server gave the patient: by the office the agent decides who
 * reaches the patient. It is null for a patient without an office.
 */
export const AgentPatientWrite = z.strictObject({ id: Id, office_id: z.nullable(Id), ...agentFields });
export type AgentPatientWrite = z.infer<typeof AgentPatientWrite>;

export const AgentPatientUpdate = updateOf(agentFields);
export type AgentPatientUpdate = z.infer<typeof AgentPatientUpdate>;
