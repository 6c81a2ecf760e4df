import { BODY, NOTE, PanelGrid } from '@isopter/monitor-charts/report';
import {
  type DrawnReport,
  namedTables,
  nameOf,
  ofSeveral,
  drawTest,
  type ReportOptions,
  common,
} from '@isopter/reports';
import type { SinglePage, SourcedTest } from './job.ts';
import { isThresholdField } from '../../../clinic/tests/course/fields.ts';

/** A test of a bundle with its report. */
interface BundledReport extends DrawnReport {
  found: SourcedTest;
}

/** The reports of a bundle, in the order its tests were taken in; without those where there is nothing to report. */
export const drawBundle = (tests: readonly SourcedTest[], options: ReportOptions): BundledReport[] =>
  tests.flatMap((found) => {
    const drawn = drawTest(found, options);
    return drawn ? [{ found, drawn, about: found.about }] : [];
  });

/** All tests of a bundle on one page; null when none of them belongs there [REP-02]. */
export function drawSinglePage(
  { tests, total, hasThresholdFields }: SinglePage,
  options: ReportOptions,
): DrawnReport | null {
  const reports = drawBundle(tests, options);
  const shown = reports.filter(({ found }) => hasThresholdFields || !isThresholdField(found.test.row));
  const [first] = shown;
  if (!first) return null;
  const words = common[options.language].bundle;
  const number = new Intl.NumberFormat(options.locale);
  const hidden = reports.filter((report) => !shown.includes(report)).map(({ drawn }) => nameOf(drawn));
  const without = total - reports.length;
  const notes = [
    ...(hidden.length > 0 ? [words.onlyInFull({ tests: hidden.join(', ') })] : []),
    ...(without > 0 ? [words.withoutReport({ count: number.format(without), total: number.format(total) })] : []),
    ...new Set(shown.flatMap(({ drawn }) => drawn.notes)),
  ];
  const height = BODY.height - NOTE * Math.max(0, notes.length - 1);
  const panels = shown.map(({ drawn }) => ({
    title: drawn.title,
    remark: drawn.facts[0]?.value ?? '',
    panel: drawn.panel,
  }));
  return {
    about: ofSeveral(first.about),
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
