import { SINGLE_EYES } from '@isopter/contract';
import type { CallContext, Handlers } from '../../access/http/calls.ts';
import { ApiError, notFound } from '../../platform/lib/errors.ts';
import { requirePatient } from '../../clinic/patients/require.ts';
import { findReportedTest, findReportedTests } from './about.ts';
import type { MadeReport, ReportForm, ReportJob, ReportSubject, SourcedTest } from './draw/job.ts';
import { wantsMeasurements } from './draw/measurements.ts';
import { readReport } from './read.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import { handOut, mayDownload, nameFile, optionsOf } from './request.ts';
import { type ReportOptions, writeReportData } from '@isopter/reports';
import { sendReport } from './send/send.ts';
import { withStates } from './states.ts';
import type { ExchangeServices } from '../services.ts';
import { fieldsOfPatient } from '../../clinic/tests/course/fields.ts';
import { baselinesOf, exclusionsOf } from '../../clinic/tests/course/progression.ts';
import { about as aboutTest } from '../../clinic/tests/read.ts';

type ReportCall =
  | 'getTestReport'
  | 'getTestReportData'
  | 'getTestReportPdf'
  | 'getTestReportImage'
  | 'getTestReportDicom';

async function read({ db, user, query, concerns }: CallContext<ReportCall>): Promise<[SourcedTest, ReportOptions]> {
  const report = await readReport(db, user, query);
  concerns(aboutTest(report[0].test.row));
  return report;
}

/** Reports of one test and of a patient's visual fields, in the report language of the user [REP-01, REP-05, REP-07]. */
export const reportCalls = ({ brandsDirectory, outbox, reports }: ExchangeServices): Handlers => {
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
    const { user, query } = call;
    const [found, options] = await read(call);
    const tests = [found] as const;
    const subject: ReportSubject =
      form === 'dicom' && wantsMeasurements(found.test, user.preferences)
        ? { of: 'measurements', tests }
        : { of: 'test', tests };
    const made = await make(call, { subject, form, options });
    // both eyes in one answer are no file that a viewer opens
    if (made.type) call.reply.type(made.type).removeHeader('content-disposition');
    else nameFile(call.reply, form, { ...found.file, title: made.title, eye: query.eye }, options);
    return made.content;
  }

  return {
    getTestReport: (call) => testReport(call, 'html'),
    async getTestReportData(call) {
      const [found, options] = await read(call);
      const brand = await brandOf(call.request, brandsDirectory);
      return Buffer.from(writeReportData({ ...found, options, brand }));
    },

    getTestReportPdf: (call) => testReport(call, 'pdf'),
    getTestReportImage: (call) => testReport(call, 'png'),
    getTestReportDicom: (call) => testReport(call, 'dicom'),

    async sendTestReport(call) {
      const { db, user, body, concerns } = call;
      const { sendLetter } = outbox ?? {};
      if (!sendLetter) throw new ApiError(501, { detail: 'This server sends no e-mail.', name: 'NotImplemented' });
      mayDownload(user);
      const found = await findReportedTest(db, user, body.test_id, optionsOf(user));
      const { row } = found.test;
      concerns(aboutTest(row));
      if (body.patient_id && body.patient_id !== row.patientId) throw notFound();
      const brand = await brandOf(call.request, brandsDirectory);
      await sendReport({ db, user, found, brand, reports, sendLetter });
      return undefined;
    },

    async getTrendAnalysis(call) {
      const { db, user, query, concerns } = call;
      const { program, size, strategy } = query;
      await requirePatient(db, user, query.patient_id);
      concerns({ objectKind: 'patient', objectIds: [query.patient_id], patientIds: [query.patient_id] });
      const reader = optionsOf(user);
      const fields = await findReportedTests(db, user, fieldsOfPatient(query.patient_id), reader, query);
      const newest = fields.at(-1);
      if (!newest) throw notFound();
      const options = { ...reader, timezone: newest.timezone };
      handOut(call, 'html');
      const known = await exclusionsOf(
        db,
        fields.map(({ test }) => test.row.id),
      );
      const subject: ReportSubject = {
        of: 'trend',
        tests: await withStates(db, fields),
        exclusions: fields.flatMap(({ test }) =>
          SINGLE_EYES.flatMap((eye) => {
            const { exclusion } = known(test.row.id, eye);
            return exclusion ? [{ test: test.row.id, eye, reason: exclusion.reason, note: exclusion.note }] : [];
          }),
        ),
        baselines: await baselinesOf(db, query.patient_id),
        ...(program && size && { chosen: { program, size, strategy } }),
      };
      return (await make(call, { subject, form: 'html', options })).content;
    },
  };
};
