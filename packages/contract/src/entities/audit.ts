import * as z from 'zod/mini';
import { Id, opt, sent, Time } from './common.ts';
import { ActorKindSchema } from './enums.ts';
import { PatientName } from './patients.ts';

/** A field that a call changed. Both values are absent where the value is not recorded: secrets and personal data. */
export const AuditChange = z.object({
  /** The name of the field as clients send it. */
  field: sent,
  /** The old value as text; null for an empty one. */
  from: opt(sent),
  /** The new value as text; null for an empty one. */
  to: opt(sent),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** An object of an audit row. */
export const AuditObject = z.object({
  id: Id,
  /** Its name as lists show it; absent for objects without a name, and for objects that no longer exist. */
  name: opt(sent),
  exists: z.boolean(),
});
export type AuditObject = z.infer<typeof AuditObject>;

/** A row of the access log: actor, call, patients, origin and result. */
export const AuditRow = z.object({
  /** The number of the row. */
  id: sent,
  /** For a visit, the time of the first read. */
  at: Time,
  /** The time of the last read of a visit; absent while there is one read. */
  until: opt(Time),
  actor: z.object({
    kind: ActorKindSchema,
    /** Id of an account or a device. */
    id: opt(Id),
    /** Absent when nobody of that id is known any more. */
    name: opt(sent),
  }),
  /** The name of the call, or of the event. */
  action: sent,
  /** HTTP status of the answer. */
  result: z.int(),
  /** How many calls alike the row stands for: refused ones, or the reads of a visit. */
  times: z.int(),
  /** The patients that are named: the one asked for, or the first few. */
  patients: z.array(PatientName),
  /** How many patients it concerned. */
  patient_count: z.int(),
  /** The kind of object the action was about. */
  object_kind: opt(sent),
  /** The first few objects; those of a refused call only where they belong to the office group. */
  objects: z.array(AuditObject),
  /** How many objects it was about. */
  object_count: z.int(),
  /** The fields that changed. */
  changes: z.array(AuditChange),
  /** The network address it came from, IPv6 as in RFC 5952. */
  address: opt(sent),
});
export type AuditRow = z.infer<typeof AuditRow>;
