import * as z from 'zod/mini';
import { Id, opt, sent, Time } from './common.ts';
import { ActorKindSchema } from './enums.ts';
import { PatientName } from './patients.ts';

/** Who did what to which patients, from where, and how it ended. */
export const AuditRow = z.object({
  /** The number of the row. */
  id: sent,
  at: Time,
  actor: z.object({
    kind: ActorKindSchema,
    /** Of an account or a device. */
    id: opt(Id),
    /** Absent when nobody of that id is known any more. */
    name: opt(sent),
  }),
  /** The name of the call, or of the event. */
  action: sent,
  /** HTTP status of the answer. */
  result: z.int(),
  /** How many refused calls alike the row stands for. */
  times: z.int(),
  /** The patients that are named: the one asked for, or the first few. */
  patients: z.array(PatientName),
  /** How many patients it concerned. */
  patient_count: z.int(),
  /** The network address it came from. */
  address: opt(sent),
});
export type AuditRow = z.infer<typeof AuditRow>;
