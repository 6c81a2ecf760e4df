import type { Handlers } from '../../access/http/calls.ts';
import type { ClinicServices } from '../services.ts';
import { listSessions, readSession } from './list.ts';
import { endSession, joinSession } from './update.ts';
import { endCall } from '../videoCall/post.ts';

/** Sessions of remote technicians [TECH-05]. */
export const technicianCalls = ({ bus }: Pick<ClinicServices, 'bus'>): Handlers => ({
  async listSessions({ db, user, query, concerns }) {
    const page = await listSessions(db, user, query);
    const patientIds = page.results.flatMap(({ patient }) => patient?.id ?? []);
    if (patientIds.length > 0) concerns({ objectKind: 'technician_session', patientIds });
    return page;
  },

  async updateSession({ db, user, params, body, concerns, after }) {
    await (body.active ? joinSession : endSession)(db, user, params.id);
    if (!body.active) after(() => endCall(bus, params.id));
    const changed = await readSession(db, user, params.id);
    concerns({
      objectKind: 'technician_session',
      objectIds: [changed.id],
      patientIds: changed.patient ? [changed.patient.id] : [],
    });
    return changed;
  },
});
