import type { PerimetryState } from '@isopter/contract';
import {
  englishScreeningReportTexts,
  isSuperior,
  quadrantTable,
  ScreeningBody,
  seenEyes,
  ScreeningPanel,
  type ScreeningReportData,
  type ScreeningReportTexts,
  screeningTables,
} from '@isopter/monitor-charts/screening/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** Reports of fields by seen and not seen: supra-threshold, ptosis, confrontation and blepharoplasty. */
export const screening: ReportSource<PerimetryState, ScreeningReportTexts> = {
  words: inLanguages('screening', englishScreeningReportTexts, 'perimetry'),
  draw(state, { row }, { words, common, locale, eye: asked }) {
    const eyes = seenEyes(state.stimuli, row).filter(({ eye }) => !asked || asked === eye);
    if (eyes.length === 0) return null;
    const data: ScreeningReportData = { eyes, test: row, locale };
    const { goldman_size, supra_t_intensity } = row.options;
    const size = goldman_size ? ROMAN[goldman_size - 1] : undefined;
    const strategy = row.strategy ?? 'SUPRA_THRESHOLD';
    return {
      title: words.title,
      ...headOfEyes(
        eyes.map((one) => one.eye),
        common,
      ),
      facts: [
        { label: words.program, value: words.programs[row.protocol ?? strategy] ?? row.protocol ?? '' },
        { label: common.strategy, value: common.strategies[strategy] },
        {
          label: words.stimulus,
          value: [...(size ? [words.goldmannSize({ size })] : []), words.strength[supra_t_intensity ?? 'STD']].join(
            ', ',
          ),
        },
      ],
      notes: [words.method, ...(eyes.some(({ gain }) => gain) ? [words.lidSource] : [])],
      pages: [(area) => <ScreeningBody data={data} area={area} texts={words} />],
      panel: <ScreeningPanel data={data} texts={words} />,
      tables: [
        ...(isSuperior(row) ? [] : [quadrantTable(data, words)]),
        ...eyes.flatMap((report) => screeningTables(report, words)),
      ],
    };
  },
};
