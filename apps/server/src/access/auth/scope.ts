import { GROUPS } from '@isopter/contract';
import {
  and,
  arrayContained,
  arrayContains,
  arrayOverlaps,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  account,
  accountOffice,
  appointment,
  customBundle,
  device,
  deviceOffice,
  importedReport,
  invitation,
  invitationOffice,
  office,
  offlineController,
  offlineControllerOffice,
  patient,
  person,
  technicianSession,
  test,
  testBundle,
  testSchedule,
} from '../../platform/db/schema.ts';
import type { Db } from '../../platform/db/store.ts';
import { belongsTo, isTechnicianAlone, mayGive, seesAllOffices, WITH_ALL_OFFICES } from './access.ts';
import type { Identity } from './identity.ts';

/* Which rows a user works with. Every query of a call starts from one of these, so that what is out of scope does not exist [SRV-07]. */

const ofOffices = (
  column:
    | typeof patient.officeId
    | typeof test.officeId
    | typeof testBundle.officeId
    | typeof testSchedule.officeId
    | typeof appointment.officeId
    | typeof technicianSession.officeId
    | typeof importedReport.officeId,
  identity: Identity,
) => (seesAllOffices(identity) ? undefined : or(isNull(column), inArray(column, [...identity.offices])));

/** Technicians' sessions: a user's own, for an admin everybody's. */
export const sessionReach = (identity: Identity): SQL => {
  const { userId, officeGroupId, officeId } = technicianSession;
  const isAdmin = belongsTo(identity, ['TECHALL_ADMIN']);
  return (
    and(
      eq(officeGroupId, identity.officeGroupId),
      ofOffices(officeId, identity),
      isAdmin ? undefined : eq(userId, identity.accountId),
      ofVisit(technicianSession.patientId, identity),
    ) ?? sql`false`
  );
};

/** The same without those that another admin joined [TECH-03]. */
export const sessionScope = (identity: Identity): SQL => {
  const { adminId, userId } = technicianSession;
  const mine = or(isNull(adminId), eq(adminId, identity.accountId), eq(userId, identity.accountId));
  return and(sessionReach(identity), mine) ?? sql`false`;
};

/** Limits rows to the patients of a technician's sessions; for users who are only technicians. */
const ofSessions = (
  column: typeof patient.id | typeof test.patientId | typeof testBundle.patientId,
  identity: Identity,
): SQL | undefined => {
  if (!isTechnicianAlone(identity)) return undefined;
  return sql`${column} in (select ${technicianSession.patientId} from ${technicianSession}
    where ${sessionScope(identity)})`;
};

/** A visitor of the demo mode reaches what belongs to the present visit [OUR-535]. */
const ofVisit = (
  column:
    | typeof patient.id
    | typeof test.patientId
    | typeof testBundle.patientId
    | typeof testSchedule.patientId
    | typeof appointment.patientId
    | typeof technicianSession.patientId
    | typeof importedReport.patientId,
  { visit }: Identity,
): SQL | undefined => {
  if (!visit) return undefined;
  return visit.patientId === null ? sql`false` : eq(column, visit.patientId);
};

/** Patients, those included who were merged into another and can come back. */
export const patientReach = (identity: Identity): SQL =>
  and(
    eq(patient.officeGroupId, identity.officeGroupId),
    ofOffices(patient.officeId, identity),
    ofSessions(patient.id, identity),
    ofVisit(patient.id, identity),
  ) ?? sql`false`;

export const patientScope = (identity: Identity): SQL =>
  and(patientReach(identity), isNull(patient.mergedInto)) ?? sql`false`;

/** Tests that were not deleted. */
export const testScope = (identity: Identity): SQL =>
  and(
    eq(test.officeGroupId, identity.officeGroupId),
    isNull(test.deleted),
    ofOffices(test.officeId, identity),
    ofSessions(test.patientId, identity),
    ofVisit(test.patientId, identity),
  ) ?? sql`false`;

/** Completely uploaded reports; users who are only technicians have none. */
export const importScope = (identity: Identity): SQL =>
  and(
    eq(importedReport.officeGroupId, identity.officeGroupId),
    ne(importedReport.status, 'UPLOADING'),
    ofOffices(importedReport.officeId, identity),
    ofVisit(importedReport.patientId, identity),
  ) ?? sql`false`;

/** Bundles that were not deleted. */
export const bundleScope = (identity: Identity): SQL =>
  and(
    eq(testBundle.officeGroupId, identity.officeGroupId),
    isNull(testBundle.deleted),
    ofOffices(testBundle.officeId, identity),
    ofSessions(testBundle.patientId, identity),
    ofVisit(testBundle.patientId, identity),
  ) ?? sql`false`;

export const scheduleScope = (identity: Identity): SQL =>
  and(
    eq(testSchedule.officeGroupId, identity.officeGroupId),
    ofOffices(testSchedule.officeId, identity),
    ofVisit(testSchedule.patientId, identity),
  ) ?? sql`false`;

export const appointmentScope = (identity: Identity): SQL =>
  and(
    eq(appointment.officeGroupId, identity.officeGroupId),
    ofOffices(appointment.officeId, identity),
    ofVisit(appointment.patientId, identity),
  ) ?? sql`false`;

/** Custom bundles are the office group's; one made for a patient is for those who see that patient. */
export const customBundleScope = (db: Db, identity: Identity): SQL =>
  and(
    eq(customBundle.officeGroupId, identity.officeGroupId),
    or(
      isNull(customBundle.patientId),
      exists(
        db
          .select({ one: sql`1` })
          .from(patient)
          .where(and(patientScope(identity), eq(patient.id, customBundle.patientId))),
      ),
    ),
  ) ?? sql`false`;

export const personScope = (identity: Identity): SQL => eq(person.officeGroupId, identity.officeGroupId);

/** Devices of the offices the user works in; of a visitor of the demo mode the one the preferences name. */
export function deviceScope(db: Db, identity: Identity): SQL {
  const inMyOffice = seesAllOffices(identity)
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(deviceOffice)
          .where(and(eq(deviceOffice.deviceId, device.id), inArray(deviceOffice.officeId, [...identity.offices]))),
      );
  const preferred = identity.preferences.device;
  const ofVisitor = preferred ? eq(device.id, preferred) : sql`false`;
  return (
    and(eq(device.officeGroupId, identity.officeGroupId), inMyOffice, identity.visit ? ofVisitor : undefined) ??
    sql`false`
  );
}

/** Offline controllers of the offices the user works in, as for devices. */
export function offlineControllerScope(db: Db, identity: Identity): SQL {
  const { controllerId, officeId } = offlineControllerOffice;
  const inMyOffice = seesAllOffices(identity)
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(offlineControllerOffice)
          .where(and(eq(controllerId, offlineController.id), inArray(officeId, [...identity.offices]))),
      );
  return and(eq(offlineController.officeGroupId, identity.officeGroupId), inMyOffice) ?? sql`false`;
}

/** An office admin sees the offices they administer, the group's and the corporation's admins all. */
export function officeScope(identity: Identity): SQL {
  const all = belongsTo(identity, ['OFFICE_GROUP_ADMIN', 'CORPORATE_ADMIN']);
  return (
    and(
      eq(office.officeGroupId, identity.officeGroupId),
      all ? undefined : inArray(office.id, [...identity.administeredOffices]),
    ) ?? sql`false`
  );
}

/** Returns the offices whose users someone manages: those they administer; for support those they work in. */
export const managedOffices = (identity: Identity): readonly string[] =>
  belongsTo(identity, ['OFFICE_ADMIN']) ? identity.administeredOffices : identity.offices;

/** Accounts that were not deleted; suspended ones cannot sign in and are kept [OUR-522]. */
export const isKept: SQL = or(account.active, isNotNull(account.suspended)) ?? sql`false`;

/** The people of the office group who were not deleted; an office admin sees those of the offices they administer. */
export function employeeScope(db: Db, identity: Identity): SQL {
  const ofMyOffices = belongsTo(identity, ['OFFICE_GROUP_ADMIN'])
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(accountOffice)
          .where(
            and(
              eq(accountOffice.accountId, account.id),
              inArray(accountOffice.officeId, [...managedOffices(identity)]),
            ),
          ),
      );
  return and(isKept, eq(account.officeGroupId, identity.officeGroupId), ofMyOffices) ?? sql`false`;
}

/** The doctors of the user's office group who can sign in and reach the tests of an office; `null` for tests of no office. */
export function readerScope(db: Db, identity: Identity, officeId: string | null): SQL {
  const { officeGroupId, preferences } = identity;
  const isOfGroup = and(
    account.active,
    eq(account.officeGroupId, officeGroupId),
    arrayContains(account.groups, ['DOCTOR']),
  );
  if (officeId === null || preferences.enable_access_to_other_offices) return isOfGroup ?? sql`false`;
  const worksThere = exists(
    db
      .select({ one: sql`1` })
      .from(accountOffice)
      .where(and(eq(accountOffice.accountId, account.id), eq(accountOffice.officeId, officeId))),
  );
  return and(isOfGroup, or(arrayOverlaps(account.groups, [...WITH_ALL_OFFICES]), worksThere)) ?? sql`false`;
}

/**
 * The invitations of the office group; an office admin sees those to the offices they administer, for roles they may give,
 * and so does with each what they like [ORG-07].
 */
export function invitationScope(db: Db, identity: Identity): SQL {
  const toMyOffices = belongsTo(identity, ['OFFICE_GROUP_ADMIN'])
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(invitationOffice)
          .where(
            and(
              eq(invitationOffice.invitationId, invitation.id),
              inArray(invitationOffice.officeId, [...managedOffices(identity)]),
            ),
          ),
      );
  const given = GROUPS.filter((group) => mayGive(identity, group));
  return (
    and(eq(invitation.officeGroupId, identity.officeGroupId), arrayContained(invitation.groups, given), toMyOffices) ??
    sql`false`
  );
}
