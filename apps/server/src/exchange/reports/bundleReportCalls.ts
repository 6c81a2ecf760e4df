import { eq } from 'drizzle-orm';
import { type BundleRow, aboutBundle, readBundle } from '../../clinic/bundles/read.ts';
import { timezoneOf } from '../../access/auth/timezone.ts';
import { testsOfBundle } from '../../clinic/tests/ofBundle.ts';
import { test } from '../../platform/db/schema.ts';
import type { CallContext, Handlers } from '../../access/http/calls.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { findReportedTests } from './about.ts';
import { withEarlier } from './earlier.ts';
import type { ReportForm, ReportSubject, SinglePage } from './draw/job.ts';
import type { KnownAge } from './knownAge.ts';
import { brandOf } from '../../platform/brands/brandOf.ts';
import { handOut, nameFile, optionsOf } from './request.ts';
import type { ReaderOptions, ReportOptions } from '@isopter/reports';
import { withStates } from './states.ts';
import type { ExchangeServices } from '../services.ts';

type BundleCall = 'getBundleReport' | 'getBundleReportPdf' | 'getBundleReportImage' | 'getBundleReportDicom';

/** Reports of a bundle: all its tests on a single page, or every page of every test [REP-01, REP-02, REP-10]. */
export const bundleReportCalls = ({ brandsDirectory, reports }: ExchangeServices): Handlers => {
  async function bundleReport(call: CallContext<BundleCall>, form: ReportForm): Promise<Uint8Array> {
    handOut(call, form);
    const { db, user, query, concerns, request } = call;
    const bundle = await readBundle(db, user, query.test_bundle_id);
    concerns(aboutBundle(bundle));
    const reader = optionsOf(user);
    const page = await singlePage(call, bundle, reader, query);
    const options = await writtenBy(call, page, reader);
    const subject: ReportSubject =
      query.mode === 'single page'
        ? page
        : {
            of: 'bundle',
            tests: await Promise.all(page.tests.map((one) => withEarlier(db, user, one, reader, query))),
          };
    const brand = await brandOf(request, brandsDirectory);
    const made = await reports.render({ subject, form, options, brand }, user.accountId);
    if (!made) throw notFound();
    const [first] = page.tests;
    if (first) nameFile(call.reply, form, { ...first.file, title: made.title }, options);
    return made.content;
  }

  return {
    async getBundleReportModes(call) {
      const { db, user, query, concerns } = call;
      const bundle = await readBundle(db, user, query.test_bundle_id);
      concerns(aboutBundle(bundle));
      const reader = optionsOf(user);
      const subject = await singlePage(call, bundle, reader);
      const options = await writtenBy(call, subject, reader);
      return { singlepage: (await reports.render({ subject, form: null, options }, user.accountId)) !== null };
    },

    getBundleReport: (call) => bundleReport(call, 'html'),
    getBundleReportPdf: (call) => bundleReport(call, 'pdf'),
    getBundleReportImage: (call) => bundleReport(call, 'png'),
    getBundleReportDicom: (call) => bundleReport(call, 'dicom'),
  };
};

/** Adds the time zone of the office: that of the tests, of a bundle without reports that of the user. */
const writtenBy = async (
  { db, user }: Pick<CallContext<BundleCall>, 'db' | 'user'>,
  { tests: [first] }: SinglePage,
  reader: ReaderOptions,
): Promise<ReportOptions> => ({ ...reader, timezone: first?.timezone ?? (await timezoneOf(db, user)) });

/** Everything the single page of a bundle is drawn from, which is all its full report needs as well. */
async function singlePage(
  { db, user }: Pick<CallContext<BundleCall>, 'db' | 'user'>,
  bundle: BundleRow,
  options: ReaderOptions,
  known?: KnownAge,
): Promise<SinglePage> {
  const all = await testsOfBundle(db, bundle.id);
  const finished = await findReportedTests(db, user, eq(test.bundleId, bundle.id), options, known);
  return {
    of: 'single page',
    tests: await withStates(db, finished),
    total: all.length,
    hasThresholdFields: user.preferences.include_threshold_vf_test_in_single_page_bundle_report,
  };
}
