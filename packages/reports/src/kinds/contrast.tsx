import { CONTRAST_RETEST } from '@isopter/clinical/contrast';
import type { ContrastRecord } from '@isopter/contract';
import {
  contrastBefore,
  ContrastBody,
  ContrastPanel,
  contrastReport,
  type ContrastReportTexts,
  contrastTable,
  englishContrastReportTexts,
  recordTable,
} from '@isopter/monitor-charts/contrast/report';
import type { DrawnTest, ReportedTest, ReportSource, Writing } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Draws the contrast sensitivity of a test; also that of a suite. */
export function drawContrast(
  state: ContrastRecord[],
  { row, age, earlier = [] }: ReportedTest,
  { words, common, locale, eye }: Writing<ContrastReportTexts>,
): DrawnTest | null {
  const data = contrastReport(state, {
    strategy: row.strategy,
    age,
    locale,
    eye,
    earlier: earlier.map(({ day, state: records }) => ({ day, records: records as ContrastRecord[] })),
  });
  if (data.eyes.length === 0) return null;
  return {
    title: words.title,
    ...headOfEyes(
      data.eyes.map((view) => view.eye),
      common,
    ),
    facts: row.strategy ? [{ label: common.strategy, value: common.strategies[row.strategy] }] : [],
    notes: [
      row.strategy === 'CONTRAST_SINGLE_OPTOTYPE' ? words.single : words.triplets,
      ...(data.normal_from === null && data.no_norm === null ? [] : [words.norms]),
      ...(data.eyes.some((view) => contrastBefore(view, data))
        ? [words.changeSource({ limit: new Intl.NumberFormat(locale).format(CONTRAST_RETEST) })]
        : []),
    ],
    pages: [<ContrastBody key="contrast" data={data} texts={words} />],
    panel: <ContrastPanel data={data} texts={words} />,
    tables: [contrastTable(data, words), recordTable(data, words)],
  };
}

/** Reports of contrast sensitivity, with triplets or single letters. */
export const contrast: ReportSource<ContrastRecord[], ContrastReportTexts> = {
  words: inLanguages('contrast', englishContrastReportTexts),
  draw: drawContrast,
};
