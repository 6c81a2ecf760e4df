import type { MwlQueryStatus } from '@isopter/contract';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { created, id } from './columns.ts';
import type { SentWorkItem } from './pacsTypes.ts';
import { account, officeGroup } from './people.ts';

/** A query of the worklist, and whose it is: nobody else is told of its results [PACS-03]. */
export const mwlQuery = pgTable(
  'mwl_query',
  {
    id: id(),
    officeGroupId: uuid()
      .notNull()
      .references(() => officeGroup.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    poolId: uuid().notNull(),
    status: text().$type<MwlQueryStatus>().notNull().default('PENDING'),
    /** The PACS found more than are kept. */
    truncated: boolean().notNull().default(false),
    created: created(),
  },
  (t) => [index().on(t.accountId, t.created), index('mwl_query_created_idx').on(t.created)],
);

/** The results of a query in the order of the PACS. */
export const mwlItem = pgTable(
  'mwl_item',
  {
    id: id(),
    queryId: uuid()
      .notNull()
      .references(() => mwlQuery.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    item: jsonb().$type<SentWorkItem>().notNull(),
  },
  (t) => [index('mwl_item_query_idx').on(t.queryId, t.position)],
);
