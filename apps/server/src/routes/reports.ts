import { and, eq, inArray } from 'drizzle-orm';
import { patient, test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { ApiError, invalidField, notFound } from '../lib/errors.ts';
import { leaveMail } from '../mail/pickup.ts';
import { requirePatient } from '../patients/require.ts';
import { findReportedTest, findReportedTests, type FoundTest } from '../reports/about.ts';
import type { MadeReport, ReportForm, ReportJob, SourcedTest } from '../reports/job.ts';
import { reportMail } from '../reports/mail.ts';
import { wantsMeasurements } from '../reports/measurements.ts';
import { brandOf, handOut, mayDownload, optionsOf } from '../reports/request.ts';
import { type ReportOptions, THRESHOLD_STRATEGIES } from '../reports/source.ts';
import { withStates } from '../reports/states.ts';
import type { CallServices } from '../services.ts';
import { about as aboutTest } from '../tests/read.ts';

type ReportCall = 'getTestReport' | 'getTestReportPdf' | 'getTestReportImage' | 'getTestReportDicom';

/** Reports of one test and of a patient's visual fields, in the report language of the user [REP-01, REP-05, REP-07]. */
export const reportCalls = ({ brandsDirectory, mail, reports }: CallServices): Handlers => {
  /** Lets a report be made under the brand of the host that was asked. */
  async function make(
    { user, request }: Pick<CallContext<ReportCall>, 'user' | 'request'>,
    job: Omit<ReportJob, 'brand'>,
  ): Promise<MadeReport> {
    const made = await reports.render({ ...job, brand: await brandOf(request, brandsDirectory) }, user.accountId);
    if (!made) throw notFound();
    return made;
  }

  async function testReport(call: CallContext<ReportCall>, form: ReportForm): Promise<Uint8Array> {
    handOut(call, form);
    const { db, user, query, concerns } = call;
    const options: ReportOptions = { ...optionsOf(user, query.timezone), ...(query.eye && { eye: query.eye }) };
    const found = await findReportedTest(db, user, query.test_id, options, query.age);
    concerns(aboutTest(found.test.row));
    const of = form === 'dicom' && wantsMeasurements(found.test, user.preferences) ? 'measurements' : 'test';
    const { content } = await make(call, { subject: { of, tests: [await withState(db, found)] }, form, options });
    return content;
  }

  return {
    getTestReport: (call) => testReport(call, 'html'),
    getTestReportPdf: (call) => testReport(call, 'pdf'),
    getTestReportImage: (call) => testReport(call, 'png'),
    getTestReportDicom: (call) => testReport(call, 'dicom'),

    async sendTestReport(call) {
      const { db, user, body, concerns } = call;
      if (!mail) throw new ApiError(501, { detail: 'This server sends no e-mail.', name: 'NotImplemented' });
      mayDownload(user);
      const options = optionsOf(user, body.timezone);
      const found = await findReportedTest(db, user, body.test_id, options);
      const { row } = found.test;
      concerns(aboutTest(row));
      if (body.patient_id && body.patient_id !== row.patientId) throw notFound();
      const to = row.patientId && (await emailOf(db, row.patientId));
      if (!to) throw invalidField('patient_id', 'This patient has no e-mail address.');
      const subject = { of: 'test', tests: [await withState(db, found)] } as const;
      const report = await make(call, { subject, form: 'pdf', options });
      const sender = (await brandOf(call.request, brandsDirectory))?.name ?? found.about.clinic;
      const { tested } = found.about;
      await leaveMail(mail, reportMail({ to, report, tested, sender, date: new Date() }, options));
      return undefined;
    },

    async getTrendAnalysis(call) {
      const { db, user, query, concerns } = call;
      await requirePatient(db, user, query.patient_id);
      concerns({ objectKind: 'patient', objectIds: [query.patient_id], patientIds: [query.patient_id] });
      const options = optionsOf(user, query.timezone);
      const isField = and(
        eq(test.patientId, query.patient_id),
        eq(test.group, 'PERIMETRY'),
        inArray(test.strategy, THRESHOLD_STRATEGIES),
      );
      const fields = await findReportedTests(db, user, isField, options, query.age);
      if (fields.length === 0) throw notFound();
      handOut(call, 'html');
      const subject = { of: 'trend', tests: await withStates(db, fields) } as const;
      return (await make(call, { subject, form: 'html', options })).content;
    },
  };
};

/** A test with its records. @throws notFound when it is of a kind without reports */
async function withState(db: Db, found: FoundTest): Promise<SourcedTest> {
  const [sourced] = await withStates(db, [found]);
  if (!sourced) throw notFound();
  return sourced;
}

async function emailOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ email: patient.email }).from(patient).where(eq(patient.id, id));
  return row?.email ?? null;
}
