import type { AcuityRecord, ContrastRecord } from '@isopter/contract';
import { type AcuityReportTexts, englishAcuityReportTexts } from '@isopter/monitor-charts/acuity/report';
import { type ContrastReportTexts, englishContrastReportTexts } from '@isopter/monitor-charts/contrast/report';
import type { ReportSource } from '../source.ts';
import { acuityEs } from '../texts/es/acuity.ts';
import { contrastEs } from '../texts/es/contrast.ts';
import { drawAcuity } from './acuity.tsx';
import { drawContrast } from './contrast.tsx';

/** What both parts of the suite recorded. */
export interface SuiteRecords {
  acuity: AcuityRecord[];
  contrast: ContrastRecord[];
}

interface SuiteTexts {
  title: string;
  acuity: AcuityReportTexts;
  contrast: ContrastReportTexts;
}

/** Reports of the C-Suite: a page of acuity, one of contrast sensitivity; what was not reached has none. */
export const csuite: ReportSource<SuiteRecords, SuiteTexts> = {
  words: {
    en: { title: 'C-Suite report', acuity: englishAcuityReportTexts, contrast: englishContrastReportTexts },
    es: { title: 'Informe de C-Suite', acuity: acuityEs, contrast: contrastEs },
  },
  draw(state, test, { words, ...writing }) {
    const acuity = drawAcuity(state.acuity, test, { ...writing, words: words.acuity });
    const contrast = drawContrast(state.contrast, test, { ...writing, words: words.contrast });
    const first = acuity ?? contrast;
    if (!first) return null;
    const parts = [acuity, contrast].filter((part) => part !== null);
    return {
      ...first,
      title: words.title,
      notes: parts.flatMap(({ notes }) => notes),
      pages: parts.flatMap(({ pages }) => pages),
      tables: parts.flatMap(({ tables }) => tables),
    };
  },
};
