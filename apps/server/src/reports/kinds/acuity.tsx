import type { AcuityRecord } from '@isopter/contract';
import {
  AcuityBody,
  AcuityPanel,
  acuityReport,
  type AcuityReportTexts,
  acuityTable,
  englishAcuityReportTexts,
} from '@isopter/monitor-charts/acuity/report';
import type { DrawnTest, ReportedTest, ReportSource, Writing } from '../source.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Draws the acuity of a test; also that of a suite. */
export function drawAcuity(
  state: AcuityRecord[],
  { row }: ReportedTest,
  { words, common, locale, eye }: Writing<AcuityReportTexts>,
): DrawnTest | null {
  const data = acuityReport(state, row, locale, eye);
  if (data.phases.length === 0) return null;
  return {
    title: words.title,
    facts: [
      ...(row.strategy ? [{ label: common.strategy, value: common.strategies[row.strategy] }] : []),
      { label: words.optotype, value: words.optotypes[data.kind] },
    ],
    notes: [words.method],
    pages: [<AcuityBody key="acuity" data={data} texts={words} />],
    panel: <AcuityPanel data={data} texts={words} />,
    tables: [acuityTable(data, words)],
  };
}

/** Reports of visual acuity, in all its strategies. */
export const acuity: ReportSource<AcuityRecord[], AcuityReportTexts> = {
  words: inLanguages('acuity', englishAcuityReportTexts),
  draw: drawAcuity,
};
