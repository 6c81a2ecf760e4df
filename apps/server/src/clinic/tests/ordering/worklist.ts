import { and, eq, gt } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import type { OrderFacts, SentWorkItem, WorklistOrder } from '../../../platform/db/tables/pacsTypes.ts';
import { mwlItem, mwlQuery, type patient } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { pacsConfiguration } from '../../devices/pools.ts';
import { isNamedFor } from '../../../access/preferences/named.ts';
import { patientForItem } from '../../patients/addFromItem.ts';
import type { Taken } from './take.ts';

const UNKNOWN = 'This item of the worklist is not known any more.';
const ANOTHER = 'This item of the worklist is of another patient.';

/** Data of a test from its worklist item. */
interface FromWorklist {
  order: WorklistOrder | null;
  item: SentWorkItem | null;
  /** Messages by field. */
  problems: Record<string, string[]>;
}

const wrong = (message: string): FromWorklist => ({
  order: null,
  item: null,
  problems: { mwl_query_result_item: [message] },
});

/** The facts of an order by the fields of an item. */
const FACTS = {
  patientSex: 'patient_sex',
  studyId: 'study_id',
  requestedProcedureId: 'requested_procedure_id',
  requestedProcedureDescription: 'requested_procedure_description',
  scheduledStepId: 'scheduled_procedure_step_id',
  scheduledStepDescription: 'scheduled_procedure_step_description',
} as const satisfies Partial<Record<keyof OrderFacts, string>>;

/** Returns the order attributes that a worklist item contains. */
function factsOf({ texts, names = {}, codes = {} }: SentWorkItem): OrderFacts {
  const referringPhysician = names['referring_physician_name'] ?? texts['referring_physician_name'];
  const known = Object.entries(FACTS).flatMap(([fact, field]) => (texts[field] ? [[fact, texts[field]]] : []));
  return {
    ...(Object.fromEntries(known) as OrderFacts),
    ...(referringPhysician && { referringPhysician }),
    ...(codes.procedure?.length && { procedureCodes: codes.procedure }),
    ...(codes.protocol?.length && { protocolCodes: codes.protocol }),
  };
}

/** Reads the item a form names: one of the office group's, that still holds, and of the patient who is tested. */
export async function fromWorklist(
  db: Db,
  user: Identity,
  itemId: string | null | undefined,
  examined: typeof patient.$inferSelect | undefined,
): Promise<FromWorklist> {
  if (!itemId) return { order: null, item: null, problems: {} };
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
  const { texts, names = {} } = row.item;
  const patientId = texts['patient_id'] ?? null;
  if (examined && (patientId === null || examined.patientIdNumber !== patientId)) return wrong(ANOTHER);
  const isNamed = isNamedFor(user.preferences);
  return {
    order: {
      poolId,
      study: texts['study_instance_uid'] ?? null,
      accession: texts['accession_number'] ?? null,
      patientId,
      patientName: (isNamed && (names['patient_name'] ?? texts['patient_name'])) || null,
      patientBirthDate: (isNamed && texts['patient_birth_date']) || null,
      facts: factsOf(row.item),
    },
    item: row.item,
    problems: {},
  };
}

/** The taken device and people of a test, and the id of a patient who was added for it. */
interface Settled {
  taken: Taken;
  added: string | null;
}

/** Adds the patient of a worklist item if no patient is given: the one with its number, or a new one [OUR-340]. */
export async function withPatientOf(
  db: Db,
  user: Identity,
  { item }: Pick<FromWorklist, 'item'>,
  taken: Taken,
): Promise<Settled> {
  const found = item && !taken.examined ? await patientForItem(db, user, item, taken.doctorId) : undefined;
  if (!found) return { taken, added: null };
  return { taken: { ...taken, examined: found.row }, added: found.isNew ? found.row.id : null };
}
