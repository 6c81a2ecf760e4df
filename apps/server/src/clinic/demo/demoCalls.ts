import { agentOrigin, ENDED_STATUSES, ERROR, ERROR_NAME } from '@isopter/contract';
import { and, asc, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { personScope } from '../../access/auth/scope.ts';
import type { Identity } from '../../access/auth/identity.ts';
import { giveToVisitors, leaveDemo } from '../../access/auth/visit.ts';
import { account, patient, person, test } from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { ApiError, conflict, forbidden, invalidField } from '../../platform/lib/errors.ts';
import { sameSecret } from '../../platform/lib/secret.ts';
import { presentPatient, selectPatients } from '../patients/present.ts';
import { searchColumns } from '../patients/searchColumns.ts';
import type { ClinicServices } from '../services.ts';

/** The demo mode: its visitors, and the way out of it [DEMO-02, DEMO-04]. */
export const demoCalls = ({ demoPin }: Pick<ClinicServices, 'demoPin'>): Handlers => ({
  /**
   * A patient of a visitor who gave a name and an address for the results. The doctor is the account's own, or else the
   * first of the office group; the date of birth is not asked. The session is this visitor's from then on [OUR-535].
   * @throws ApiError 409 `ZeroPii` where what visitors type must not reach the server
   */
  async createDemoPatient({ db, user, body, concerns }) {
    requireDemo(user);
    if (agentOrigin(user.preferences) !== null) throw conflict(ERROR_NAME.AT_AGENT, ERROR.AT_AGENT);
    if (user.preferences.enable_zero_pii) {
      throw conflict(ERROR_NAME.ZERO_PII, 'There are no visitors in zero-PII mode: their names travel in plain.');
    }
    const [doctor] = await db
      .select({ id: person.id })
      .from(person)
      .leftJoin(account, and(eq(account.doctorId, person.id), eq(account.id, user.accountId)))
      .where(and(personScope(user), eq(person.kind, 'doctor'), eq(person.active, true)))
      .orderBy(sql`${account.id} is null`, asc(person.lastName), asc(person.id))
      .limit(1);
    if (!doctor) throw conflict('NoDoctor', 'There is no active doctor to examine the visitor.');
    const [firstName = '', ...rest] = body.name.split(/\s+/);
    const name = { firstName, lastName: rest.join(' ') || null };
    const [row] = await db
      .insert(patient)
      .values({
        ...name,
        email: body.email,
        doctorId: doctor.id,
        officeGroupId: user.officeGroupId,
        officeId: user.offices[0] ?? null,
        ...searchColumns({ ...name, patientIdNumber: null, dateOfBirth: null, phone: null }),
      })
      .returning({ id: patient.id });
    if (!row) throw new Error('no row was inserted');
    await giveToVisitors(db, user.sessionDigest, row.id);
    const [made] = await selectPatients(db).where(eq(patient.id, row.id));
    if (!made) throw new Error('no row was inserted');
    concerns({ objectKind: 'patient', objectIds: [row.id], patientIds: [row.id] });
    return presentPatient(made, user.preferences);
  },

  /** Ends a visit, or gives the session back to the visitor whose test runs; either way the PIN is needed again [OUR-535]. */
  async lockDemoMode({ db, user, body, concerns }) {
    concerns({ objectKind: 'account', objectIds: [user.accountId] });
    requireDemo(user);
    await giveToVisitors(db, user.sessionDigest, body.ends_visit ? null : undefined);
    const visitorId = body.ends_visit ? null : (user.visit?.patientId ?? null);
    return { test: visitorId === null ? null : await runningTest(db, visitorId) };
  },

  /**
   * The PIN never leaves the server: a wrong one is refused, and how often one can be tried is limited [OUR-270]. The right one
   * takes the session back for the staff, and ends the visit.
   */
  async checkDemoPin({ db, user, body, concerns }) {
    concerns({ objectKind: 'account', objectIds: [user.accountId] });
    requireDemo(user);
    if (demoPin === undefined) {
      throw new ApiError(501, { detail: 'This server has no PIN for the demo mode.', name: 'NotImplemented' });
    }
    if (!sameSecret(body.pin, demoPin)) throw invalidField('pin', 'This PIN is wrong.');
    await leaveDemo(db, user.sessionDigest);
    return undefined;
  },
});

/** @throws forbidden where the demo mode is not available, or not on */
function requireDemo({ flags, preferences }: Identity): void {
  if (!flags.demo_mode || !preferences.enable_demo_mode) throw forbidden('Demo mode is not enabled.');
}

async function runningTest(db: Db, patientId: string): Promise<string | null> {
  const isRunning = and(isNull(test.deleted), notInArray(test.status, ENDED_STATUSES));
  const [row] = await db
    .select({ id: test.id })
    .from(test)
    .where(and(eq(test.patientId, patientId), isRunning))
    .orderBy(desc(test.created))
    .limit(1);
  return row?.id ?? null;
}
