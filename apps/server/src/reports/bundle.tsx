import type { Preferences } from '@isopter/contract';
import { BODY, NOTE, PanelGrid } from '@isopter/monitor-charts/report';
import { eq } from 'drizzle-orm';
import type { Identity } from '../auth/identity.ts';
import type { BundleRow } from '../bundles/read.ts';
import { testsOfBundle } from '../bundles/read.ts';
import { test } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import { findReportedTests, type FoundTest } from './about.ts';
import { type DrawnReport, namedTables, nameOf } from './draw.tsx';
import { drawReport } from './kinds.ts';
import type { ReportOptions } from './source.ts';
import { common } from './texts/common.ts';
import { THRESHOLD_STRATEGIES } from './trend.tsx';

/** A test of a bundle with its report. */
interface BundledReport extends DrawnReport {
  found: FoundTest;
}

/** The reports of a bundle, in the order its tests were taken in. */
export interface BundleReports {
  reports: readonly BundledReport[];
  /** Tests without one: unfinished, or of a kind none is made of. */
  without: number;
}

export async function readBundleReports(
  db: Db,
  user: Identity,
  bundle: BundleRow,
  options: ReportOptions,
  knownAge?: number,
): Promise<BundleReports> {
  const all = await testsOfBundle(db, bundle.id);
  const finished = await findReportedTests(db, user, eq(test.bundleId, bundle.id), options, knownAge);
  const drawn = await Promise.all(finished.map(({ test: of }) => drawReport(db, of, options)));
  const reports = finished.flatMap((found, index): BundledReport[] => {
    const report = drawn[index];
    return report ? [{ found, drawn: report, about: found.about }] : [];
  });
  return { reports, without: all.length - reports.length };
}

/** A threshold field needs a page of its own to be read; the single page has it only where it is asked for [REP-10]. */
const isOnSinglePage = (
  { found }: BundledReport,
  preferences: Pick<Preferences, 'include_threshold_vf_test_in_single_page_bundle_report'>,
): boolean => {
  const { group, strategy } = found.test.row;
  const isThreshold = group === 'PERIMETRY' && strategy !== null && THRESHOLD_STRATEGIES.includes(strategy);
  return !isThreshold || preferences.include_threshold_vf_test_in_single_page_bundle_report;
};

/** Whether there is anything for a single page [REP-02]. */
export const hasSinglePage = ({ reports }: BundleReports, { preferences }: Identity): boolean =>
  reports.some((report) => isOnSinglePage(report, preferences));

/** All tests of a bundle on one page, each in small; null when none of them belongs there. */
export function singlePage(
  { reports, without }: BundleReports,
  { preferences }: Identity,
  options: ReportOptions,
): DrawnReport | null {
  const shown = reports.filter((report) => isOnSinglePage(report, preferences));
  const [first] = shown;
  if (!first) return null;
  const words = common[options.language].bundle;
  const number = new Intl.NumberFormat(options.locale);
  const hidden = reports.filter((report) => !shown.includes(report)).map(({ drawn }) => nameOf(drawn));
  const notes = [
    ...(hidden.length > 0 ? [words.onlyInFull(hidden.join(', '))] : []),
    ...(without > 0 ? [words.withoutReport(number.format(without), number.format(reports.length + without))] : []),
    ...new Set(shown.flatMap(({ drawn }) => drawn.notes)),
  ];
  const height = BODY.height - NOTE * Math.max(0, notes.length - 1);
  const panels = shown.map(({ drawn }) => ({
    title: drawn.title,
    remark: drawn.facts[0]?.value ?? '',
    panel: drawn.panel,
  }));
  return {
    about: first.about,
    drawn: {
      title: words.title,
      facts: [{ label: words.tests, value: number.format(shown.length) }],
      notes,
      pages: [<PanelGrid key="tests" panels={panels} height={height} />],
      panel: <></>,
      tables: namedTables(shown.map(({ drawn }) => drawn)),
    },
  };
}
