import { aboutBundle, readBundle } from '../bundles/read.ts';
import type { CallContext, Handlers } from '../http/calls.ts';
import { notFound } from '../http/errors.ts';
import { hasSinglePage, readBundleReports, singlePage } from '../reports/bundle.tsx';
import { renderDicom } from '../reports/dicom.ts';
import { printReport, type Report } from '../reports/draw.tsx';
import { renderHtml } from '../reports/html.tsx';
import { renderPdf } from '../reports/pdf.tsx';
import { renderPng } from '../reports/png.ts';
import { branded, DOCUMENT_POLICY, mayDownload, optionsOf } from '../reports/request.ts';
import type { FoundTest } from '../reports/about.ts';
import { common } from '../reports/texts/common.ts';
import type { Services } from '../services.ts';

type BundleCall = 'getBundleReport' | 'getBundleReportPdf' | 'getBundleReportImage' | 'getBundleReportDicom';

/** Reports of a bundle: all its tests on a single page, or every page of every test [REP-01, REP-02, REP-10]. */
export const bundleReportCalls = ({ brandsDirectory }: Services): Handlers => ({
  async getBundleReportModes({ db, user, query, concerns }) {
    const bundle = await readBundle(db, user, query.test_bundle_id);
    concerns(aboutBundle(bundle));
    return { singlepage: hasSinglePage(await readBundleReports(db, user, bundle, optionsOf(user)), user) };
  },

  async getBundleReport(call) {
    const { report } = await bundleReport(call, brandsDirectory);
    call.reply.header('content-security-policy', DOCUMENT_POLICY);
    return renderHtml(report);
  },

  async getBundleReportPdf(call) {
    mayDownload(call.user);
    const { report } = await bundleReport(call, brandsDirectory);
    call.reply.header('content-disposition', 'attachment; filename="report.pdf"');
    return renderPdf(report);
  },

  async getBundleReportImage(call) {
    mayDownload(call.user);
    const { report } = await bundleReport(call, brandsDirectory);
    call.reply.header('content-disposition', 'attachment; filename="report.png"');
    return renderPng(report.pages);
  },

  async getBundleReportDicom(call) {
    mayDownload(call.user);
    const { report, first } = await bundleReport(call, brandsDirectory);
    call.reply.header('content-disposition', 'attachment; filename="report.dcm"');
    return renderDicom(report, first.dicom);
  },
});

async function bundleReport(
  { db, user, query, concerns, request }: CallContext<BundleCall>,
  brandsDirectory: string | undefined,
): Promise<{ report: Report; first: FoundTest }> {
  const bundle = await readBundle(db, user, query.test_bundle_id);
  concerns(aboutBundle(bundle));
  const options = optionsOf(user, query.timezone);
  const all = await readBundleReports(db, user, bundle, options, query.age);
  const single = query.mode === 'single page' ? singlePage(all, user, options) : null;
  const [first] = all.reports;
  if (!first || (query.mode === 'single page' && !single)) throw notFound();
  const drawn = await branded(single ? [single] : all.reports, brandsDirectory, request, options.now.getFullYear());
  return { report: printReport(common[options.language].bundle.title, drawn, options), first: first.found };
}
