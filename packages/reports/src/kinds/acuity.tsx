import { ACUITY_RETEST, methodOf } from '@isopter/clinical/acuity';
import type { AcuityRecord } from '@isopter/contract';
import {
  AcuityBody,
  AcuityPanel,
  acuityReport,
  type AcuityReportTexts,
  acuityTable,
  daysBefore,
  englishAcuityReportTexts,
  lowContrastNote,
} from '@isopter/monitor-charts/acuity/report';
import type { DrawnTest, ReportedTest, ReportSource, Writing } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Draws the acuity of a test; also that of a suite. */
export function drawAcuity(
  state: AcuityRecord[],
  { row, age, earlier = [] }: ReportedTest,
  { words, common, locale, eye }: Writing<AcuityReportTexts>,
): DrawnTest | null {
  const { strategy, protocol, options } = row;
  const test = { strategy, protocol, system_unit: options.system_unit };
  const data = acuityReport(state, {
    test,
    age,
    locale,
    eye,
    earlier: earlier.map(({ day, state: records }) => ({ day, records: records as AcuityRecord[] })),
  });
  if (data.phases.length === 0) return null;
  const retest = new Intl.NumberFormat(locale);
  const noNorm = lowContrastNote(data, words);
  const days = [...daysBefore(data)];
  const day = days.map(([one, eyes]) => (days.length > 1 ? `${eyes.join(' ')} ${one}` : one)).join(', ');
  return {
    title: words.title,
    ...headOfEyes(
      data.phases.map((phase) => phase.eye),
      common,
    ),
    facts: [
      ...(row.strategy ? [{ label: common.strategy, value: common.strategies[row.strategy] }] : []),
      { label: words.optotype, value: words.optotypes[methodOf(data.test).optotype] },
    ],
    notes: [
      ...(days.length > 0 ? [words.before({ day, limit: retest.format(ACUITY_RETEST) })] : []),
      words.method,
      words.limits,
      ...(strategy === 'LOW_CONTRAST' ? [words.lowContrast] : []),
      ...(noNorm ? [noNorm] : []),
    ],
    pages: [(area) => <AcuityBody data={data} area={area} texts={words} />],
    panel: <AcuityPanel data={data} texts={words} />,
    tables: [acuityTable(data, words)],
  };
}

/** Reports of visual acuity, in all its strategies. */
export const acuity: ReportSource<AcuityRecord[], AcuityReportTexts> = {
  words: inLanguages('acuity', englishAcuityReportTexts),
  draw: drawAcuity,
};
