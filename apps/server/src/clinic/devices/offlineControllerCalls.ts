import { and, asc, count } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { offlineControllerScope } from '../../access/auth/scope.ts';
import { inOrderOf } from '../../platform/db/collation.ts';
import { finds } from '../../platform/db/folded.ts';
import { offlineController } from '../../platform/db/schema.ts';
import {
  createController,
  deleteController,
  presentController,
  readController,
  selectControllers,
  updateController,
} from './controllers.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { forbidden } from '../../platform/lib/errors.ts';

/** Offline controllers are there only where offline mode is available [NAV-06, ROLE-03]. */
function checkOfflineMode({ flags }: Identity): void {
  if (!flags.enable_offline_mode) throw forbidden();
}

export const offlineControllerCalls: Handlers = {
  async listOfflineControllers({ db, user, query }) {
    checkOfflineMode(user);
    const where = and(
      offlineControllerScope(db, user),
      query.search ? finds(offlineController.name, query.search) : undefined,
    );
    const [total] = await db.select({ count: count() }).from(offlineController).where(where);
    const rows = await selectControllers(db)
      .where(where)
      .orderBy(asc(inOrderOf(user.preferences.app_language, offlineController.name)), asc(offlineController.id))
      .limit(query.limit)
      .offset(query.offset);
    return { results: rows.map((row) => presentController(row, user)), count: total?.count ?? 0 };
  },

  async getOfflineController({ db, user, params }) {
    checkOfflineMode(user);
    return readController(db, user, params.id);
  },

  async createOfflineController({ db, user, body, concerns }) {
    checkOfflineMode(user);
    const made = await createController(db, user, body);
    concerns({ objectKind: 'offline_controller', objectIds: [made.id] });
    return made;
  },

  async updateOfflineController({ db, user, params, body, concerns }) {
    checkOfflineMode(user);
    await updateController(db, user, params.id, body);
    concerns({ objectKind: 'offline_controller', objectIds: [params.id] });
    return undefined;
  },

  async deleteOfflineController({ db, user, params, concerns }) {
    checkOfflineMode(user);
    await deleteController(db, user, params.id);
    concerns({ objectKind: 'offline_controller', objectIds: [params.id] });
    return undefined;
  },
};
