import type { AudioRecord } from '@isopter/contract';
import {
  AudiologyBody,
  AudiologyPanel,
  type AudiologyReportData,
  type AudiologyReportTexts,
  audiologyTable,
  earReports,
  englishAudiologyReportTexts,
  initialState,
} from '@isopter/monitor-charts/audiology/report';
import type { ReportSource } from '../source.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Reports of pure tone audiometry and screening. */
export const audiology: ReportSource<AudioRecord[], AudiologyReportTexts> = {
  words: inLanguages('audiology', englishAudiologyReportTexts),
  draw(state, { row }, { words, common, locale }) {
    const ears = earReports(initialState(state).records);
    if (ears.length === 0) return null;
    const isScreening = row.strategy === 'PURE_TONE_SCREENING';
    const data: AudiologyReportData = { ears, isScreening, locale };
    return {
      title: words.title,
      facts: [
        { label: common.strategy, value: common.strategies[row.strategy ?? 'PURE_TONE'] },
        { label: words.method, value: words.airConduction },
      ],
      notes: [isScreening ? words.screeningSource : words.gradeSources],
      pages: [<AudiologyBody key="audiogram" data={data} texts={words} />],
      panel: <AudiologyPanel data={data} texts={words} />,
      tables: [audiologyTable(data, words)],
    };
  },
};
