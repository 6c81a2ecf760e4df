import type { StereopsisRecord } from '@isopter/contract';
import {
  englishStereopsisReportTexts,
  initialState,
  StereopsisBody,
  StereopsisPanel,
  stereopsisReportData,
  type StereopsisReportTexts,
  stereopsisTable,
} from '@isopter/monitor-charts/stereopsis/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/**
 * Years beyond which random-dot stereoacuity falls in healthy people: read with caution over 55 (Garnham and Sloper, Br J
 * Ophthalmol 2006;90:91).
 */
const OLDER = 55;

/** Reports of stereopsis tests. */
export const stereopsis: ReportSource<StereopsisRecord[], StereopsisReportTexts> = {
  words: inLanguages('stereopsis', englishStereopsisReportTexts),
  draw(state, test, { words, common, locale }) {
    const data = stereopsisReportData(initialState({ responses: state }).records, locale, test.age);
    if (data.plates.length === 0) return null;
    return {
      title: words.title,
      ...headOfEyes(['OU'], common),
      facts: [{ label: words.method, value: words.fourDots }],
      notes: [words.gradeSource, ...(test.age !== null && test.age > OLDER ? [words.older({ age: OLDER })] : [])],
      pages: [<StereopsisBody key="levels" data={data} texts={words} />],
      panel: <StereopsisPanel data={data} texts={words} />,
      tables: [stereopsisTable(data, words)],
    };
  },
};
