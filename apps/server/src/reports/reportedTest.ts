import { ageOn, REPORTED_GROUPS } from '@isopter/contract';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { testScope } from '../auth/scope.ts';
import { device, gender, officeGroup, patient, person, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { notFound } from '../http/errors.ts';
import { displayName } from '../patients/present.ts';
import { perimetryState } from '../tests/states/perimetry.ts';
import type { ReportedTest } from './perimetryReport.ts';

/** A finished or syncing perimetry test with everything its report says; anything else has no report. */
export async function reportedTest(db: Db, user: Identity, testId: string, locale: string): Promise<ReportedTest> {
  const [row] = await db
    .select({ test, patient, gender, device, doctor: person, officeGroup })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .innerJoin(person, eq(person.id, test.doctorId))
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .leftJoin(gender, eq(gender.id, patient.genderId))
    .where(and(testScope(user), eq(test.id, testId)));
  if (!row || !REPORTED_GROUPS.includes(row.test.group) || !REPORTED.has(row.test.status)) throw notFound();
  const { preferences } = user;
  const started = row.test.timeStart;
  const birth = row.patient?.dateOfBirth ?? null;
  return {
    clinic: row.officeGroup.name,
    patient: row.patient && {
      id: row.patient.id,
      name: displayName(row.patient, preferences),
      dateOfBirth: birth === null ? '' : bornText(birth, preferences.disable_pi, locale),
      age: birth === null ? null : (ageOn(birth, (started ?? row.test.created).toISOString().slice(0, 10)) ?? null),
      patientId: row.patient.patientIdNumber ?? '',
      gender: row.gender?.name ?? '',
    },
    group: row.test.group,
    strategy: row.test.strategy,
    protocol: row.test.protocol,
    goldmannSize: row.test.options.goldman_size ?? null,
    device: row.device.name,
    procedureVersion: row.device.appVersion ?? '',
    doctor: [row.doctor.firstName, row.doctor.lastName].join(' '),
    started,
    state: await perimetryState(db, row.test),
  };
}

/** Statuses whose tests have a report [LIST-04]. */
const REPORTED: ReadonlySet<string> = new Set(['finished', 'syncing']);

/** A day written so that month and day cannot be mistaken; only the year where personal data are kept out [PAT-13]. */
const bornText = (date: string, yearOnly: boolean, locale: string): string =>
  yearOnly
    ? date.slice(0, 4)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
