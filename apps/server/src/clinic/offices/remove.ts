import { type ActiveAssets, ERROR } from '@isopter/contract';
import { and, arrayOverlaps, eq, inArray, not, notInArray, sql } from 'drizzle-orm';
import { isKept } from '../../access/auth/scope.ts';
import {
  appointment,
  account,
  accountOffice,
  device,
  deviceOffice,
  importedReport,
  invitation,
  invitationOffice,
  office,
  offlineControllerOffice,
  patient,
  test,
  testBundle,
  testSchedule,
} from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { ApiError, conflict } from '../../platform/lib/errors.ts';

/** Deleted devices: only old tests refer to them. */
const retired = (db: Db) => db.select({ id: device.id }).from(device).where(not(device.active));

/** Counts what still belongs to an office. Users who work in all offices are not counted. */
async function assetsOf(db: Db, id: string): Promise<Omit<ActiveAssets, 'detail' | 'name'>> {
  const [staff] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(accountOffice)
    .innerJoin(account, eq(account.id, accountOffice.accountId))
    .where(
      and(
        eq(accountOffice.officeId, id),
        isKept,
        not(arrayOverlaps(account.groups, ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN'])),
      ),
    );
  return {
    number_of_devices: await db.$count(
      deviceOffice,
      and(eq(deviceOffice.officeId, id), notInArray(deviceOffice.deviceId, retired(db))),
    ),
    number_of_employees: staff?.count ?? 0,
    number_of_offline_controllers: await db.$count(offlineControllerOffice, eq(offlineControllerOffice.officeId, id)),
  };
}

/**
 * Deletes an office to which nothing belongs. Who is invited to it alone is invited no more.
 * @throws ApiError 409 `ACTIVE_ASSETS_EXIST` with what does [ORG-03]; 409 where patients or tests are of it
 */
export async function removeOffice(db: Db, id: string): Promise<void> {
  const assets = await assetsOf(db, id);
  if (Object.values(assets).some((count) => count > 0)) {
    const body: ActiveAssets = { detail: ERROR.ACTIVE_ASSETS, name: ERROR.ACTIVE_ASSETS, ...assets };
    throw new ApiError(409, body);
  }
  for (const table of [patient, test, testBundle, testSchedule, importedReport, appointment]) {
    if ((await db.$count(table, eq(table.officeId, id))) > 0) {
      throw conflict('OfficeHasPatients', 'Patients or tests belong to this office. It cannot be deleted.');
    }
  }
  if ((await db.$count(test, eq(test.siteId, id))) > 0) {
    throw conflict('OfficeHasPatients', 'Tests were done in this office. It cannot be deleted.');
  }
  if ((await db.$count(appointment, eq(appointment.siteId, id))) > 0) {
    throw conflict('OfficeHasPatients', 'Tests are planned in this office. It cannot be deleted.');
  }
  const invited = db
    .select({ id: invitationOffice.invitationId })
    .from(invitationOffice)
    .groupBy(invitationOffice.invitationId)
    .having(sql`bool_and(${eq(invitationOffice.officeId, id)})`);
  await db
    .update(invitation)
    .set({ status: 'CANCELED', secretDigest: null })
    .where(and(inArray(invitation.status, ['INITIALIZED', 'EMAIL_SENT']), inArray(invitation.id, invited)));
  await db.delete(office).where(eq(office.id, id));
}
