import { type Preferences, type Session, searchTerms } from '@isopter/contract';
import { and, asc, count, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import type { Identity } from '../../access/auth/identity.ts';
import { sessionScope } from '../../access/auth/scope.ts';
import { finds } from '../../platform/db/folded.ts';
import { account, patient, technicianSession } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { totalOf } from '../../access/http/paging.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { containing } from '../../platform/lib/like.ts';
import { summaryOf } from '../patients/present.ts';

const selectSessions = (db: Db) =>
  db
    .select({
      session: technicianSession,
      patient,
      user: { first_name: account.firstName, last_name: account.lastName },
    })
    .from(technicianSession)
    .innerJoin(patient, eq(patient.id, technicianSession.patientId))
    .innerJoin(account, eq(account.id, technicianSession.userId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectSessions>>[number];

/** A session as ENT-38 has it. Calls need no tokens (decision 66). */
const present = ({ session, user, ...row }: Row, preferences: Preferences): Session => ({
  id: session.id,
  patient: summaryOf(row.patient, preferences),
  user,
  created: session.created.toISOString(),
  admin: session.adminId,
  device: session.deviceId,
  active: session.active,
  acs_admin_token: null,
  acs_user_token: null,
  acs_user: null,
  acs_admin: null,
});

interface Asked {
  limit: number;
  offset: number;
  search?: string | undefined;
  past?: boolean | undefined;
}

const ofUser = (word: string): SQL => finds(sql`concat_ws(' ', ${account.lastName}, ${account.firstName})`, word);

/** The search finds patients as their list does, and every word of it the patient or the technician user. */
function matching(search: string, { date_format, app_language }: Preferences): SQL | undefined {
  const ofPatient = (text: string) =>
    and(
      ...searchTerms(text, { format: date_format, locale: app_language }).map((spellings) =>
        or(...spellings.map((word) => like(patient.searchText, containing(word)))),
      ),
    );
  const words = search.split(/\s+/u).filter((word) => word !== '');
  return words.length === 0
    ? undefined
    : or(ofPatient(search), and(...words.map((word) => or(ofPatient(word), ofUser(word)))));
}

/**
 * A page of the sessions in scope: those that are not over, what is joined first, then who waits longest; or those that
 * are, the newest first [TECH-02, TECH-03].
 */
export async function listSessions(db: Db, user: Identity, { limit, offset, search = '', past = false }: Asked) {
  const where = and(sessionScope(user), eq(technicianSession.active, !past), matching(search, user.preferences));
  const { id, adminId, created, ended } = technicianSession;
  const rows = await selectSessions(db)
    .where(where)
    .orderBy(...(past ? [desc(ended)] : [sql`${adminId} is null`, asc(created)]), asc(id))
    .limit(limit)
    .offset(offset);
  const total = await totalOf(rows.length, { limit, offset }, () =>
    db
      .select({ count: count() })
      .from(technicianSession)
      .innerJoin(patient, eq(patient.id, technicianSession.patientId))
      .innerJoin(account, eq(account.id, technicianSession.userId))
      .where(where),
  );
  return { results: rows.map((row) => present(row, user.preferences)), count: total };
}

export async function readSession(db: Db, user: Identity, id: string): Promise<Session> {
  const [row] = await selectSessions(db).where(and(sessionScope(user), eq(technicianSession.id, id)));
  if (!row) throw notFound();
  return present(row, user.preferences);
}
