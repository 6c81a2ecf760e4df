import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created } from './columns.ts';

/**
 * Who did what to which object, and how it ended. Rows are only ever added: a trigger refuses the rest.
 * No foreign keys, so that a row outlives what it speaks of.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: created(),
    officeGroupId: uuid(),
    actorId: uuid(),
    actorKind: text({ enum: ['account', 'device', 'server', 'anonymous'] }).notNull(),
    /** The call's name in the contract, or the event's. */
    action: text().notNull(),
    objectKind: text(),
    objectIds: uuid().array().notNull(),
    patientIds: uuid().array().notNull(),
    /** HTTP status of the answer. */
    result: integer().notNull(),
    /** How many calls alike the row stands for. */
    times: integer().notNull().default(1),
    requestId: text(),
    address: text(),
  },
  (t) => [index('audit_actor_idx').on(t.actorId, t.at), index('audit_patient_idx').using('gin', t.patientIds)],
);
