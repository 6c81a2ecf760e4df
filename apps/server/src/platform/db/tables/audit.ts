import { ACTOR_KINDS, type AuditChange } from '@isopter/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { created, time } from './columns.ts';

/**
 * Actor, action, objects and result of every call. Rows are only added: a trigger refuses other changes. No foreign
 * keys, so that a row outlives the objects it names.
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
    /** Number of equal calls that the row counts. */
    times: integer().notNull().default(1),
    requestId: text(),
    address: text(),
    /** Fields with their old and new values; null when nothing changed. */
    changes: jsonb().$type<AuditChange[]>(),
    /** The row of the first read of a visit; this row then counts the later reads (`times`) up to the last (`at`). */
    continues: bigint({ mode: 'number' }),
  },
  (t) => [
    index('audit_actor_idx').on(t.actorId, t.at),
    index('audit_patient_idx').using('gin', t.patientIds),
    index('audit_group_idx').on(t.officeGroupId, t.at, t.id),
    index('audit_object_idx').using('gin', t.objectIds),
    index('audit_continues_idx')
      .on(t.continues)
      .where(sql`${t.continues} is not null`),
  ],
);

/**
 * Open visits: reads of one person (of one session, from one address), one action, one object and one patient that follow
 * each other closely. The first read has an audit row at once; later ones are counted here until the visit ends.
 */
export const auditVisit = pgTable(
  'audit_visit',
  {
    /** Digest of session, address, action and object. */
    visit: text().notNull(),
    /** The nil UUID for reads of no patient. */
    patientId: uuid().notNull(),
    /** The audit row of the first read; null only inside the transaction that writes it. */
    auditId: bigint({ mode: 'number' }),
    openedAt: created(),
    lastAt: time().notNull().defaultNow(),
    /** Reads after the first. */
    times: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.visit, t.patientId] }), index('audit_visit_audit_idx').on(t.auditId)],
);

/** The last position of each chain that was forwarded to the syslog server. */
export const auditForwarded = pgTable('audit_forwarded', {
  chain: uuid().primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
});

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

/** The end of each chain, so that missing rows at its end are noticed. */
export const auditHead = pgTable('audit_head', {
  chain: uuid().primaryKey(),
  length: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
});
