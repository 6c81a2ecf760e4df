import { AVERAGE_RETEST, SHIFT, usualLevels } from '@isopter/clinical/audiology';
import type { AudioRecord } from '@isopter/contract';
import {
  AudiologyBody,
  AudiologyPanel,
  type AudiologyReportData,
  type AudiologyReportTexts,
  audiologyTable,
  beforeOf,
  earSide,
  earReports,
  englishAudiologyReportTexts,
  initialState,
} from '@isopter/monitor-charts/audiology/report';
import type { ReportSource } from '../source.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Reports of pure tone audiometry and screening. */
export const audiology: ReportSource<AudioRecord[], AudiologyReportTexts> = {
  words: inLanguages('audiology', englishAudiologyReportTexts),
  draw(state, { row, age, sex, earlier = [] }, { words, common, locale }) {
    const ears = earReports(initialState(state).records);
    if (ears.length === 0) return null;
    const isScreening = row.strategy === 'PURE_TONE_SCREENING';
    const usual = isScreening ? undefined : usualLevels(age, sex);
    const before = earlier.map(({ day, state: records }) => ({
      day,
      ears: earReports(initialState(records as AudioRecord[]).records),
    }));
    const data: AudiologyReportData = { ears, isScreening, age, locale, usual, before };
    const number = new Intl.NumberFormat(locale);
    return {
      title: words.title,
      sides: ears.map(({ ear }) => earSide(ear, words)),
      ...(ears.length > 1 && { heading: words.bothEars }),
      facts: [
        { label: common.strategy, value: common.strategies[row.strategy ?? 'PURE_TONE'] },
        { label: words.method, value: words.airConduction },
      ],
      notes: [
        isScreening ? words.screeningSource : words.gradeSources,
        ...(!isScreening && ears.some((ear) => beforeOf(ear, before))
          ? [
              words.changeSource({
                average: number.format(AVERAGE_RETEST),
                one: number.format(SHIFT.one),
                two: number.format(SHIFT.two),
              }),
            ]
          : []),
        ...(usual
          ? [words.usualSource({ least: number.format(usual.people[0]), most: number.format(usual.people[1]) })]
          : []),
      ],
      pages: [(area) => <AudiologyBody data={data} area={area} texts={words} />],
      panel: <AudiologyPanel data={data} texts={words} />,
      tables: [audiologyTable(data, words)],
    };
  },
};
