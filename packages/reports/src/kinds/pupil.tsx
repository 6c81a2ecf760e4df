import type { PupillometryAnswer } from '@isopter/contract';
import {
  englishPupilReportTexts,
  PupilBody,
  pupilNormText,
  PupilPanel,
  pupilReport,
  type PupilReportData,
  type PupilReportTexts,
  pupilTable,
  swingTable,
} from '@isopter/monitor-charts/pupil/report';
import type { EarlierTest, ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** The defect of the newest earlier test in which one could be judged. */
function earlierRapd(tests: readonly EarlierTest[], locale: string): PupilReportData['earlier'] {
  for (const { day, state } of tests) {
    const rapd = pupilReport(state as PupillometryAnswer, locale)?.rapd;
    if (rapd) return { day, rapd };
  }
  return undefined;
}

/** Reports of pupillometry, PERRL, and pupillometry with blue light. */
export const pupil: ReportSource<PupillometryAnswer, PupilReportTexts> = {
  words: inLanguages('pupil', englishPupilReportTexts),
  draw(state, { row, age, earlier = [] }, { words, common, locale }) {
    const newest = pupilReport(state, locale);
    if (!newest) return null;
    const data: PupilReportData = { ...newest, earlier: earlierRapd(earlier, locale) };
    const { axis, end } = data.view;
    const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' });
    return {
      title: words.title,
      ...headOfEyes(['OS', 'OD'], common),
      facts: [
        { label: common.strategy, value: row.strategy ? common.strategies[row.strategy] : '' },
        ...(axis === 'seconds' ? [{ label: words.duration, value: seconds.format(end) }] : []),
      ],
      notes: [
        ...(data.reactions.length > 0 ? [pupilNormText(data, words, age) ?? '', words.definitions] : []).filter(
          Boolean,
        ),
        ...(data.rapd ? [words.rapdRule] : []),
      ],
      pages: [(area) => <PupilBody data={data} area={area} texts={words} />],
      panel: <PupilPanel data={data} texts={words} />,
      tables: [data.reactions.length > 0 ? pupilTable(data, words) : null, swingTable(data, words)].filter(
        (table) => table !== null,
      ),
    };
  },
};
