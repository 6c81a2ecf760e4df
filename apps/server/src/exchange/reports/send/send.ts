import type { ReportBrand } from '@isopter/monitor-charts/report';
import { eq } from 'drizzle-orm';
import type { Identity } from '../../../access/auth/identity.ts';
import { patient } from '../../../platform/db/schema.ts';
import type { Db } from '../../../platform/db/store.ts';
import { invalidField, notFound } from '../../../platform/lib/errors.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { FoundTest } from '../about.ts';
import { withEarlier } from '../earlier.ts';
import type { SourcedTest } from '../draw/job.ts';
import { reportMail } from './mail.ts';
import type { ReportRenderer } from '../renderer.ts';
import { optionsOf } from '../request.ts';
import { withStates } from '../states.ts';

/** A report that is to be sent. */
export interface SentReport {
  db: Db;
  /** The user whose report language and formats apply. */
  user: Identity;
  found: FoundTest;
  /** The brand of the report and its letter. */
  brand: ReportBrand | undefined;
  reports: ReportRenderer;
  sendLetter: NonNullable<Outbox['sendLetter']>;
}

/**
 * Draws the report of a test and sends it to its patient [REP-06].
 * @throws ApiError 400 for a patient without an e-mail address, 404 for a kind of test without reports
 */
export async function sendReport({ db, user, found, brand, reports, sendLetter }: SentReport): Promise<void> {
  const options = { ...optionsOf(user), timezone: found.timezone };
  const { patientId } = found.test.row;
  const to = patientId && (await emailOf(db, patientId));
  if (!to) throw invalidField('patient_id', 'This patient has no e-mail address.');
  const sourced = await withEarlier(db, user, await withState(db, found), options);
  const subject = { of: 'test', tests: [sourced] } as const;
  const report = await reports.render({ subject, form: 'pdf', options, brand }, user.accountId);
  if (!report) throw notFound();
  const { tested, clinic } = found.about;
  await sendLetter(reportMail({ to, report, tested, sender: brand?.name ?? clinic, date: new Date() }, options));
}

/** A test with its records. @throws notFound when it is of a kind without reports */
export async function withState(db: Db, found: FoundTest): Promise<SourcedTest> {
  const [sourced] = await withStates(db, [found]);
  if (!sourced) throw notFound();
  return sourced;
}

async function emailOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ email: patient.email }).from(patient).where(eq(patient.id, id));
  return row?.email ?? null;
}
