import { agentOrigin, ERROR_NAME, type NamesMoveStep } from '@isopter/contract';
import type { Identity } from '../../../access/auth/identity.ts';
import type { Handlers } from '../../../access/http/calls.ts';
import type { Db } from '../../../platform/db/store.ts';
import { conflict, forbidden } from '../../../platform/lib/errors.ts';
import { listServerNames, readNamesMove, removeNames, takeNames, writeStep } from './namesMove.ts';

/** @throws ApiError 403 unless an agent stores the names of the user's office group */
function requireAgent({ flags, preferences }: Identity): void {
  if (!flags.enable_on_prem_pii_agent || agentOrigin(preferences) === null)
    throw forbidden('This office group has no on-premises agent.');
}

/** @throws ApiError 409 unless an admin has allowed this step */
async function requireStep(db: Db, user: Identity, step: NamesMoveStep): Promise<void> {
  requireAgent(user);
  if ((await readNamesMove(db, user)).step !== step)
    throw conflict(ERROR_NAME.MOVE_NOT_ALLOWED, 'An administrator has to allow this step first.');
}

/** Calls by which the browser of an office-group admin moves names between the server and the agent of the clinic. */
export const namesMoveCalls: Handlers = {
  async getNamesMove({ db, user }) {
    requireAgent(user);
    return readNamesMove(db, user);
  },

  async setNamesMove({ db, user, body: { step }, requiresStepUp, concerns }) {
    requireAgent(user);
    const before = await readNamesMove(db, user);
    if (step !== null && step !== before.step) await requiresStepUp();
    await writeStep(db, user, step);
    concerns({ objectKind: 'office_group', objectIds: [user.officeGroupId] });
    return readNamesMove(db, user);
  },

  async listServerNames({ db, user, query, concerns }) {
    requireAgent(user);
    const found = await listServerNames(db, user, query.after);
    concerns({ objectKind: 'patient', patientIds: found.results.map(({ id }) => id) });
    return found;
  },

  async removeServerNames({ db, user, body, concerns }) {
    await requireStep(db, user, 'removing');
    const { removed, kept } = await removeNames(db, user, body.patients);
    const ids = [...removed, ...kept];
    concerns({ objectKind: 'patient', objectIds: ids, patientIds: ids });
    return { removed: removed.length, kept };
  },

  async returnNames({ db, user, body, concerns }) {
    await requireStep(db, user, 'returning');
    const stored = await takeNames(db, user, body.patients);
    const ids = stored.map(({ id }) => id);
    concerns({ objectKind: 'patient', objectIds: ids, patientIds: ids });
    return { stored };
  },
};
