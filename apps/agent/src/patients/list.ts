import { type CallInput, DEFAULT_APP_LANGUAGE, searchTerms } from '@isopter/contract';
import { containing, type Db, personalOrders } from '@isopter/server/agent';
import { and, count, gte, inArray, like, or } from 'drizzle-orm';
import type { AgentIdentity } from '../auth/identity.ts';
import { patient } from '../db/schema.ts';
import { patientScope } from './scope.ts';

type Query = CallInput<'listAgentPatients'>['query'];

/** Returns a page of the patients in scope that the filters leave, the newest change first unless another order is given. */
export async function findPatients(
  db: Db,
  user: AgentIdentity,
  query: Query,
): Promise<{ rows: (typeof patient.$inferSelect)[]; count: number }> {
  const terms = searchTerms(query.search ?? '', { format: user.dateFormat, locale: user.language });
  const where = and(
    patientScope(user),
    ...terms.map((spellings) => or(...spellings.map((word) => like(patient.searchText, containing(word))))),
    query.id__in && inArray(patient.id, query.id__in),
    query.changed_after === undefined ? undefined : gte(patient.updated, new Date(query.changed_after)),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(patient)
      .where(where)
      .orderBy(...personalOrders(patient, user.language ?? DEFAULT_APP_LANGUAGE)[query.ordering ?? '-updated'])
      .limit(query.limit)
      .offset(query.offset),
    db.select({ count: count() }).from(patient).where(where),
  ]);
  return { rows, count: total?.count ?? 0 };
}
