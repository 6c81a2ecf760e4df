import { and, eq, gt } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import type { WorklistOrder } from '../db/pacsTypes.ts';
import { mwlItem, mwlQuery, type patient } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { pacsConfiguration } from '../devices/pools.ts';

const UNKNOWN = 'This item of the worklist is not known any more.';
const ANOTHER = 'This item of the worklist is of another patient.';

/** What a test has of the item of the worklist it is made from. */
interface FromWorklist {
  order: WorklistOrder | null;
  /** Messages by field. */
  problems: Record<string, string[]>;
}

const wrong = (message: string): FromWorklist => ({ order: null, problems: { mwl_query_result_item: [message] } });

/** Reads the item a form names: one of the office group's, that still holds, and of the patient who is tested. */
export async function fromWorklist(
  db: Db,
  user: Identity,
  itemId: string | null | undefined,
  examined: typeof patient.$inferSelect | undefined,
): Promise<FromWorklist> {
  if (!itemId) return { order: null, problems: {} };
  const { mwl_query_results_ttl_seconds } = await pacsConfiguration(db, user);
  const [row] = await db
    .select({ item: mwlItem.item, poolId: mwlQuery.poolId })
    .from(mwlItem)
    .innerJoin(mwlQuery, eq(mwlQuery.id, mwlItem.queryId))
    .where(
      and(
        eq(mwlItem.id, itemId),
        eq(mwlQuery.officeGroupId, user.officeGroupId),
        gt(mwlQuery.created, new Date(Date.now() - mwl_query_results_ttl_seconds * 1000)),
      ),
    );
  if (!row || !user.flags.pacs_integration) return wrong(UNKNOWN);
  const { poolId } = row;
  const { texts } = row.item;
  const patientId = texts['patient_id'] ?? null;
  if (patientId && examined?.patientIdNumber && examined.patientIdNumber !== patientId) return wrong(ANOTHER);
  return {
    order: {
      poolId,
      study: texts['study_instance_uid'] ?? null,
      accession: texts['accession_number'] ?? null,
      patientId,
      patientName: texts['patient_name'] ?? null,
      patientBirthDate: texts['patient_birth_date'] ?? null,
    },
    problems: {},
  };
}
