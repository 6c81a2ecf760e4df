import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { created, id } from './columns.ts';
import { patient } from './patients.ts';
import { account, officeGroup } from './people.ts';

/** The state before a merge or a move. */
export interface Before {
  tests: { id: string; officeId: string | null; bundleId: string | null; bundleIndex: number | null }[];
  bundles: { id: string; officeId: string | null }[];
  customBundles: string[];
  /** Merges only. */
  schedules?: string[];
  /** Merges only. */
  technicianSessions?: string[];
  /** Merges only. */
  imports?: string[];
  /** Merges only. */
  alerts?: string[];
  /** Merges only. */
  appointments?: string[];
  /** Merges only: whether the target needed review. */
  needsMatchReview?: boolean;
}

/**
 * A merge or a move that can still be undone. A merged patient is hidden until the row is removed, then removed too.
 */
export const patientChange = pgTable(
  'patient_change',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    kind: text({ enum: ['merge', 'move'] }).notNull(),
    /** Null if there was no previous patient. */
    fromId: uuid().references(() => patient.id, { onDelete: 'cascade' }),
    toId: uuid()
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    before: jsonb().$type<Before>().notNull(),
    madeBy: uuid().references(() => account.id),
    created: created(),
  },
  (t) => [
    index('patient_change_to_idx').on(t.toId),
    index('patient_change_from_idx')
      .on(t.fromId)
      .where(sql`${t.fromId} is not null`),
    index('patient_change_created_idx').on(t.created),
  ],
);
