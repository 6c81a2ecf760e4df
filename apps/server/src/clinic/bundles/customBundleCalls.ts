import { CUSTOM_BUNDLE_TYPES_MAX, type CustomBundle, ERROR } from '@isopter/contract';
import { and, asc, count, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { customBundleScope, deviceScope } from '../../access/auth/scope.ts';
import { inOrderOf } from '../../platform/db/collation.ts';
import { finds } from '../../platform/db/folded.ts';
import { customBundle, device, officeGroup } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { invalid, notFound, refused } from '../../platform/lib/errors.ts';
import { requirePatient } from '../patients/require.ts';
import { findChoice } from '../tests/ordering/catalogue.ts';

type Row = typeof customBundle.$inferSelect;

const present = (row: Row): CustomBundle => ({
  id: row.id,
  name: row.name,
  patient: row.patientId,
  test_descriptions: row.descriptions,
  test_groups: row.descriptions.map(({ test_group }) => test_group),
});

/** With a patient: what is made for everybody or for this one. */
const offeredTo = (patient: string | undefined): SQL | undefined =>
  patient ? or(isNull(customBundle.patientId), eq(customBundle.patientId, patient)) : undefined;

/** The office group's own bundles [BUND-15]. */
export const customBundleCalls: Handlers = {
  async listCustomBundles({ db, user, query, concerns }) {
    if (query.patient_id) await requirePatient(db, user, query.patient_id);
    const where = and(
      customBundleScope(db, user),
      offeredTo(query.patient_id),
      query.search ? finds(customBundle.name, query.search) : undefined,
    );
    const rows = await db
      .select()
      .from(customBundle)
      .where(where)
      .orderBy(asc(inOrderOf(user.preferences.app_language, customBundle.name)), asc(customBundle.id))
      .limit(query.limit)
      .offset(query.offset);
    const [total] = await db.select({ count: count() }).from(customBundle).where(where);
    const patientIds = rows.flatMap(({ patientId }) => patientId ?? []);
    if (patientIds.length > 0) concerns({ objectKind: 'custom_bundle', patientIds });
    return { results: rows.map(present), count: total?.count ?? 0 };
  },

  async getCustomBundle({ db, user, params, query, concerns }) {
    if (query.patient_id) await requirePatient(db, user, query.patient_id);
    const row = await read(db, user, params.id, query.patient_id);
    if (row.patientId) concerns({ objectKind: 'custom_bundle', objectIds: [row.id], patientIds: [row.patientId] });
    return present(row);
  },

  async createCustomBundle({ db, user, body, concerns }) {
    if (body.patient) await requirePatient(db, user, body.patient);
    // Two at once must not both be the tenth.
    await db.select().from(officeGroup).where(eq(officeGroup.id, user.officeGroupId)).for('update');
    const [there] = await db
      .select({ count: count() })
      .from(customBundle)
      .where(eq(customBundle.officeGroupId, user.officeGroupId));
    if (there && there.count >= CUSTOM_BUNDLE_TYPES_MAX) {
      throw refused('TooManyCustomBundles', ERROR.TOO_MANY_CUSTOM_BUNDLES);
    }
    const devices = await db.select().from(device).where(deviceScope(db, user));
    const wrong = body.test_descriptions.flatMap(({ test_group }, index) => {
      const answers = devices.map((one) => findChoice(test_group, user.flags, one));
      if (answers.some((answer) => typeof answer !== 'string')) return [];
      return [`Test ${index + 1}: ${(answers[0] as string | undefined) ?? 'No device supports this test.'}`];
    });
    if (wrong.length > 0) throw invalid({ test_descriptions: wrong });
    const [row] = await db
      .insert(customBundle)
      .values({
        officeGroupId: user.officeGroupId,
        patientId: body.patient ?? null,
        name: body.name,
        descriptions: body.test_descriptions,
      })
      .returning();
    if (!row) throw new Error('no row was inserted');
    concerns({ objectKind: 'custom_bundle', objectIds: [row.id], patientIds: body.patient ? [body.patient] : [] });
    return present(row);
  },

  /** Bundles created from it are not changed. */
  async deleteCustomBundle({ db, user, params, concerns }) {
    const row = await read(db, user, params.id);
    await db.delete(customBundle).where(eq(customBundle.id, row.id));
    concerns({ objectKind: 'custom_bundle', objectIds: [row.id], patientIds: row.patientId ? [row.patientId] : [] });
    return undefined;
  },
};

async function read(db: Db, user: Identity, id: string, patient?: string): Promise<Row> {
  const [row] = await db
    .select()
    .from(customBundle)
    .where(and(customBundleScope(db, user), offeredTo(patient), eq(customBundle.id, id)));
  if (!row) throw notFound();
  return row;
}
