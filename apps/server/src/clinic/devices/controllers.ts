import {
  ERROR,
  type OfflineController,
  type OfflineControllerUpdate,
  type OfflineControllerWrite,
} from '@isopter/contract';
import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import { mayEditDevice } from '../../access/auth/access.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { foreignOffices } from '../../access/auth/offices.ts';
import { offlineControllerScope } from '../../access/auth/scope.ts';
import { offlineController, offlineControllerOffice } from '../../platform/db/schema.ts';
import { lockGroup } from '../../platform/db/lockGroup.ts';
import type { Db } from '../../platform/db/store.ts';
import { invalid, notFound } from '../../platform/lib/errors.ts';
import { requireVersion } from '../../access/versions/requireVersion.ts';
import { newCode } from './code.ts';

/** Controllers with their offices; the caller adds the scope. */
export const selectControllers = (db: Db) =>
  db
    .select({
      ...getTableColumns(offlineController),
      offices: sql<
        string[]
      >`coalesce((select json_agg(${offlineControllerOffice.officeId}) from ${offlineControllerOffice}
        where ${offlineControllerOffice.controllerId} = ${offlineController.id}), '[]'::json)`,
    })
    .from(offlineController)
    .$dynamic();

type ControllerRow = Awaited<ReturnType<typeof selectControllers>>[number];

/** A controller as browsers get it [ENT-16]; its code is for those who may edit it. */
export const presentController = (
  { id, name, offices, code, version }: ControllerRow,
  user: Identity,
): OfflineController => ({
  id,
  name,
  offices,
  code: mayEditDevice(user, offices) ? code : '',
  version,
});

/** Returns a controller that the user may edit. @throws notFound for others */
async function readToEdit(db: Db, user: Identity, id: string): Promise<ControllerRow> {
  const [row] = await selectControllers(db).where(and(offlineControllerScope(db, user), eq(offlineController.id, id)));
  if (!row || !mayEditDevice(user, row.offices)) throw notFound();
  return row;
}

export async function readController(db: Db, user: Identity, id: string): Promise<OfflineController> {
  return presentController(await readToEdit(db, user, id), user);
}

interface Change {
  name?: string | undefined;
  /** Offices to add to the controller. */
  offices: readonly string[];
  own?: string;
}

/** Refuses a name that is taken and offices the user does not administer, at their fields [OFFC-01, DEV-06, DEV-11]. */
async function check(db: Db, user: Identity, { name, offices, own }: Change): Promise<void> {
  const same =
    name === undefined
      ? []
      : await db
          .select({ id: offlineController.id })
          .from(offlineController)
          .where(
            and(
              eq(offlineController.officeGroupId, user.officeGroupId),
              sql`lower(${offlineController.name}) = ${name.toLowerCase()}`,
            ),
          );
  const foreign = await foreignOffices(db, user, offices);
  const problems = {
    ...(same.some(({ id }) => id !== own) && { name: [ERROR.DEVICE_NAME_TAKEN] }),
    ...(foreign.length > 0 && { offices: ['Choose offices you administer.'] }),
  };
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const place = (db: Db, controllerId: string, offices: readonly string[]) =>
  db
    .insert(offlineControllerOffice)
    .values(offices.map((officeId) => ({ controllerId, officeId })))
    .onConflictDoNothing();

/** Adds a controller, with a code of the server's making [OFFC-01, OFFC-02]. */
export async function createController(
  db: Db,
  user: Identity,
  body: OfflineControllerWrite,
): Promise<OfflineController> {
  await lockGroup(db, user);
  const offices = [...new Set(body.offices)];
  await check(db, user, { name: body.name, offices });
  const [made] = await db
    .insert(offlineController)
    .values({ officeGroupId: user.officeGroupId, name: body.name, code: newCode() })
    .returning({ id: offlineController.id });
  if (!made) throw new Error('no row was inserted');
  await place(db, made.id, offices);
  return readController(db, user, made.id);
}

/** Changes name and offices. Offices of the controller that an office admin does not administer stay [DEV-11]. */
export async function updateController(
  db: Db,
  user: Identity,
  id: string,
  body: OfflineControllerUpdate,
): Promise<void> {
  await lockGroup(db, user);
  await readToEdit(db, user, id);
  const read = () => readController(db, user, id);
  await requireVersion('updateOfflineController', { db, user }, body, { table: offlineController, id, read });
  const row = await readToEdit(db, user, id);
  const fresh = (body.offices ?? []).filter((one) => !row.offices.includes(one));
  await check(db, user, { name: body.name, offices: fresh, own: id });
  if (body.name !== undefined) {
    await db.update(offlineController).set({ name: body.name }).where(eq(offlineController.id, id));
  }
  if (body.offices) {
    const kept = await foreignOffices(db, user, row.offices);
    const offices = [...new Set([...kept, ...body.offices])];
    const ofController = eq(offlineControllerOffice.controllerId, id);
    await db
      .delete(offlineControllerOffice)
      .where(and(ofController, notInArray(offlineControllerOffice.officeId, offices)));
    await place(db, id, offices);
  }
}

export async function deleteController(db: Db, user: Identity, id: string): Promise<void> {
  await readToEdit(db, user, id);
  await db.delete(offlineController).where(eq(offlineController.id, id));
}
