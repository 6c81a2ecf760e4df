import type { AcuityRecord, ContrastRecord, ReportLanguage } from '@isopter/contract';
import type { AcuityReportTexts } from '@isopter/monitor-charts/acuity/report';
import type { ContrastReportTexts } from '@isopter/monitor-charts/contrast/report';
import { headOf, type ReportedTest, type ReportSource } from '../source.ts';
import { acuity, drawAcuity } from './acuity.tsx';
import { contrast, drawContrast } from './contrast.tsx';
import { csuiteEn } from '../texts/en/csuite.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Records of both parts of the suite. */
export interface SuiteRecords {
  acuity: AcuityRecord[];
  contrast: ContrastRecord[];
}

interface SuiteTexts {
  title: string;
  acuity: AcuityReportTexts;
  contrast: ContrastReportTexts;
}

const title = inLanguages('csuite', csuiteEn);
const suiteIn = (language: ReportLanguage): SuiteTexts => ({
  ...title[language],
  acuity: acuity.words[language],
  contrast: contrast.words[language],
});

/** Reports of the C-Suite: a page of acuity, one of contrast sensitivity; what was not reached has none. */
export const csuite: ReportSource<SuiteRecords, SuiteTexts> = {
  words: { en: suiteIn('en'), es: suiteIn('es') },
  draw(state, test, { words, ...writing }) {
    const testOf = (of: 'acuity' | 'contrast'): ReportedTest => ({
      ...test,
      ...(test.earlier && {
        earlier: test.earlier.map((earlier) => ({ ...earlier, state: (earlier.state as SuiteRecords)[of] })),
      }),
    });
    const first = drawAcuity(state.acuity, testOf('acuity'), { ...writing, words: words.acuity });
    const second = drawContrast(state.contrast, testOf('contrast'), { ...writing, words: words.contrast });
    const parts = [first, second].filter((part) => part !== null);
    const [begun] = parts;
    if (!begun) return null;
    return {
      ...begun,
      title: words.title,
      heads: parts.flatMap((part) => part.pages.map((_, page) => headOf(part, page))),
      notes: parts.flatMap(({ notes }) => notes),
      pages: parts.flatMap(({ pages }) => pages),
      tables: parts.flatMap(({ tables }) => tables),
    };
  },
};
