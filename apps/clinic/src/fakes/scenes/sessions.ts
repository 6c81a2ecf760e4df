import type { Group, Session } from '@isopter/contract';
import { currentOf } from '../../lib/platform/session/currentSession.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';
import { type BackendHandlers, refuse } from '../stage/backend.ts';
import { clinic, patients } from '../data/clinic.ts';
import { DEVICES } from '../data/devices.ts';
import { formHandlers, listHandlers } from '../stage/handlers.ts';
import { signedIn } from '../data/session.ts';

/** A technician, in a session or in none. */
export const technician = (name: Extract<Group, `TECHALL_${string}`>, session?: Session): SignedIn => ({
  ...signedIn,
  user: { ...signedIn.user, first_name: 'Tara', last_name: 'Ahmadi', groups: [{ name }], doctor_id: null },
  current_session: session ? currentOf([session]) : null,
});

/** The session with the patient of this number, made so many minutes past nine. */
export const sessionOf = (number: number, minute: number, over: Partial<Session> = {}): Session => ({
  id: `5e000000-0000-4000-8000-00000000000${number}`,
  patient: patients[number]!,
  user: { first_name: 'Tomas', last_name: 'Urban' },
  created: `2026-11-20T09:${String(minute).padStart(2, '0')}:00Z`,
  admin: null,
  device: DEVICES[0]!.id,
  active: true,
  ...over,
});

/** A backend that keeps sessions, as the server does for one technician. */
export function keepSessions(sessions: Session[]): BackendHandlers {
  return {
    ...clinic,
    ...listHandlers,
    ...formHandlers,
    // every patient of the clinic, not that of the form alone
    getPatient: clinic.getPatient!,
    listSessions: ({ query }) => {
      const past = query['past'] === 'true';
      const found = sessions.filter(({ active }) => active !== past);
      const joined = found.filter(({ admin }) => admin);
      const results = past ? found : [...joined, ...found.filter(({ admin }) => !admin)];
      return { results, count: results.length };
    },
    updateSession: ({ params, body }) => {
      const index = sessions.findIndex(({ id }) => id === params['id']);
      const before = sessions[index];
      if (before === undefined) return refuse(404, 'Not found.', { name: 'NotFound' });
      const { active } = body as { active: boolean };
      const next = { ...before, active, ...(active && { admin: signedIn.user.id }) };
      sessions[index] = next;
      return next;
    },
  };
}
