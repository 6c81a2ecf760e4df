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
import { inLanguages } from '../texts/inLanguages.ts';

/** Reports of stereopsis tests. */
export const stereopsis: ReportSource<StereopsisRecord[], StereopsisReportTexts> = {
  words: inLanguages('stereopsis', englishStereopsisReportTexts),
  draw(state, _test, { words, locale }) {
    const data = stereopsisReportData(initialState({ responses: state }).records, locale);
    if (data.plates.length === 0) return null;
    return {
      title: words.title,
      facts: [{ label: words.method, value: words.fourDots }],
      notes: [words.gradeSource],
      pages: [<StereopsisBody key="levels" data={data} texts={words} />],
      panel: <StereopsisPanel data={data} texts={words} />,
      tables: [stereopsisTable(data, words)],
    };
  },
};
