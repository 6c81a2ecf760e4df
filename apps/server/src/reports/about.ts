import { ageOn } from '@isopter/contract';
import type { ReportAbout } from '@isopter/monitor-charts/report';
import { and, eq } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import { testScope } from '../auth/scope.ts';
import { device, gender, officeGroup, patient, person, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { notFound } from '../http/errors.ts';
import { displayName } from '../patients/present.ts';
import type { ReportedTest, ReportOptions } from './source.ts';
import { common } from './texts/common.ts';

/** Statuses whose tests have a report [LIST-04]. */
const REPORTED: ReadonlySet<string> = new Set(['finished', 'syncing']);

/** A finished or syncing test, and what its report says of whom it was done with, where and when. */
export interface FoundTest {
  test: ReportedTest;
  about: ReportAbout;
}

/**
 * Finds a test with everything a report says of it.
 * @param knownAge years, where the server knows no date of birth
 * @throws notFound when it is none of the user's or not finished
 */
export async function findReportedTest(
  db: Db,
  user: Identity,
  testId: string,
  options: ReportOptions,
  knownAge?: number,
): Promise<FoundTest> {
  const [row] = await db
    .select({ test, patient, gender, device, doctor: person, officeGroup })
    .from(test)
    .innerJoin(device, eq(device.id, test.deviceId))
    .innerJoin(person, eq(person.id, test.doctorId))
    .innerJoin(officeGroup, eq(officeGroup.id, test.officeGroupId))
    .leftJoin(patient, eq(patient.id, test.patientId))
    .leftJoin(gender, eq(gender.id, patient.genderId))
    .where(and(testScope(user), eq(test.id, testId)));
  if (!row || !REPORTED.has(row.test.status)) throw notFound();
  const { preferences } = user;
  const { locale, timezone, now } = options;
  const started = row.test.timeStart;
  const birth = row.patient?.dateOfBirth ?? null;
  const day = (started ?? row.test.created).toISOString().slice(0, 10);
  const age = birth === null ? (knownAge ?? null) : (ageOn(birth, day) ?? null);
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  return {
    test: { row: row.test, age },
    about: {
      clinic: row.officeGroup.name,
      patient: {
        name: row.patient ? displayName(row.patient, preferences) : common[options.language].noPatient,
        dateOfBirth: birth === null ? '' : bornText(birth, preferences.disable_pi, locale),
        age,
        patientId: row.patient?.patientIdNumber ?? '',
        gender: row.gender?.name ?? '',
      },
      device: row.device.name,
      tested: started ? when.format(started) : '',
      doctor: [row.doctor.firstName, row.doctor.lastName].join(' '),
      made: when.format(now),
      procedureVersion: row.device.appVersion ?? '',
    },
  };
}

/** A day written so that month and day cannot be mistaken; only the year where personal data are kept out [PAT-13]. */
const bornText = (date: string, yearOnly: boolean, locale: string): string =>
  yearOnly
    ? date.slice(0, 4)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date));
