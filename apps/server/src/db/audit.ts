import { ACTOR_KINDS } from '@isopter/contract';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    actorKind: text({ enum: ACTOR_KINDS }).notNull(),
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
  (t) => [
    index('audit_actor_idx').on(t.actorId, t.at),
    index('audit_patient_idx').using('gin', t.patientIds),
    index('audit_group_idx').on(t.officeGroupId, t.at, t.id),
  ],
);

/**
 * The place of each audit row in the chain of its office group (of rows without one: the nil UUID), and the SHA-256 of the
 * hash before it and of what the row says. A trigger writes it at the end of the transaction, in the order of the commits.
 */
export const auditLink = pgTable(
  'audit_link',
  {
    auditId: bigint({ mode: 'number' }).primaryKey(),
    chain: uuid().notNull(),
    /** From 1 on, without a gap. */
    position: bigint({ mode: 'number' }).notNull(),
    /** Hexadecimal. */
    hash: text().notNull(),
  },
  (t) => [uniqueIndex('audit_link_position_key').on(t.chain, t.position)],
);

/** Where each chain ends: so rows that were cut off at its end are missed. */
export const auditHead = pgTable('audit_head', {
  chain: uuid().primaryKey(),
  length: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});
