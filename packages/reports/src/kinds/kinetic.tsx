import { POOR_FIXATION, stimulusOf } from '@isopter/clinical/kinetic';
import type { KineticRecord } from '@isopter/contract';
import {
  englishKineticReportTexts,
  KineticBody,
  kineticEyes,
  KineticPanel,
  type KineticReportData,
  type KineticReportTexts,
  kineticTable,
} from '@isopter/monitor-charts/kinetic/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Reports of kinetic perimetry. */
export const kinetic: ReportSource<KineticRecord[], KineticReportTexts> = {
  words: inLanguages('kinetic', englishKineticReportTexts),
  draw(state, { row }, { words, common, locale, eye: asked }) {
    const eyes = kineticEyes(state).filter(({ eye }) => !asked || eye === asked);
    if (eyes.length === 0) return null;
    const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(POOR_FIXATION.percentage / 100);
    const data: KineticReportData = { eyes, locale };
    return {
      title: words.title,
      ...headOfEyes(
        eyes.map((one) => one.eye),
        common,
      ),
      facts: [
        { label: words.stimulus, value: stimulusOf(row.options.goldman_size) ?? '' },
        { label: common.strategy, value: row.strategy ? common.strategies[row.strategy] : '' },
      ],
      notes: [words.source, words.fixation({ percent, least: String(POOR_FIXATION.least) })],
      pages: [<KineticBody key="isopters" data={data} texts={words} />],
      panel: <KineticPanel data={data} texts={words} />,
      tables: eyes.map((eye) => kineticTable(eye, words, locale)),
    };
  },
};
