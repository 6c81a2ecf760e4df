import type { ReportTable } from '../../report/index.ts';
import { resultText } from '../model/results.ts';
import type { ScreeningView } from '../types.ts';
import { waggonerWords } from '../waggoner.texts.ts';
import type { WaggonerReportTexts } from './texts.ts';

/** The sections of an eye as a table with one row per section. */
export function sectionTable(
  { eye, sections }: ScreeningView,
  texts: WaggonerReportTexts,
  locale: string,
): ReportTable {
  const numbers = new Intl.NumberFormat(locale);
  const words = { ...waggonerWords, ...texts.chart };
  return {
    caption: texts.sectionsOf({ eye: texts.eyes[eye] }),
    columns: [texts.section, texts.testScore, texts.result],
    rows: sections.map(({ section, correct_answers, total_answers, result }) => [
      texts.sections[section],
      texts.scoreOf({ correct: numbers.format(correct_answers), total: numbers.format(total_answers) }),
      typeof result === 'string' ? resultText(words, result) : '–',
    ]),
  };
}
