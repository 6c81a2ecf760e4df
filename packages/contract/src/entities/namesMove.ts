import * as z from 'zod/mini';
import { Id, opt, sent } from './common.ts';
import { agentFields } from './agent.ts';

/**
 * Steps that an office-group admin can allow while names are moved between server and agent. `removing`: the server
 * deletes names that the agent has. `returning`: the server accepts names again. Null: neither.
 */
export const NAMES_MOVE_STEPS = ['removing', 'returning'] as const;
export type NamesMoveStep = (typeof NAMES_MOVE_STEPS)[number];

/** The state of a move of names. */
export const NamesMove = z.object({
  step: z.nullable(z.enum(NAMES_MOVE_STEPS)),
  /** Number of patients whose names are at the server. */
  at_server: z.int(),
});
export type NamesMove = z.infer<typeof NamesMove>;

/** Maximum number of patients of one call of a move. */
export const NAMES_MOVE_PAGE = 100;

/** The personal data that the server has of a patient, and what the agent needs besides. */
export const ServerNames = z.object({
  id: Id,
  office_id: z.nullable(Id),
  first_name: opt(sent),
  last_name: opt(sent),
  date_of_birth: opt(sent),
  email: opt(sent),
  phone: opt(sent),
  ideographic_name: opt(sent),
  phonetic_name: opt(sent),
  patient_id_number: opt(sent),
});
export type ServerNames = z.infer<typeof ServerNames>;

/** The digest of a patient's personal data ({@link personalDigest}), which proves that somebody has read these data. */
export const NamesProof = z.strictObject({ id: Id, digest: sent.check(z.regex(/^[\da-f]{64}$/)) });
export type NamesProof = z.infer<typeof NamesProof>;

/** Personal data of a patient on the way back to the server. */
export const ReturnedNames = z.strictObject({ id: Id, ...agentFields });
export type ReturnedNames = z.infer<typeof ReturnedNames>;
