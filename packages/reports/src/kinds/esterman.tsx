import type { EstermanState, PerimetryState } from '@isopter/contract';
import {
  EstermanBody,
  EstermanPanel,
  type EstermanReportData,
  estermanFields,
  type EstermanReportTexts,
  estermanTable,
  englishEstermanReportTexts,
  lookerOf,
} from '@isopter/monitor-charts/esterman/report';
import type { ReportSource } from '../source.ts';
import { headOfEyes } from '../eyes.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Records of both eyes together, and of eyes tested alone: they differ [MON-16]. */
export interface EstermanRecords {
  both: EstermanState;
  single: PerimetryState;
}

/** Reports of Esterman tests. */
export const esterman: ReportSource<EstermanRecords, EstermanReportTexts> = {
  words: inLanguages('esterman', englishEstermanReportTexts),
  draw({ both, single }, { row }, { words, common, locale, eye: asked }) {
    const all = estermanFields(
      both.stimuli,
      single.stimuli,
      lookerOf({ monocular: row.options.monocular ?? false, eye: row.eye }),
    );
    const fields = all.filter(({ eye }) => !asked || eye === asked);
    const [first] = fields;
    if (!first) return null;
    const data: EstermanReportData = { fields, locale };
    return {
      title: words.title,
      ...headOfEyes(
        fields.map((field) => field.eye),
        common,
      ),
      facts: [
        { label: words.program, value: words.points({ count: first.statistics.points }) },
        { label: common.strategy, value: row.strategy ? common.strategies[row.strategy] : '' },
      ],
      notes: [words.source],
      pages: [(area) => <EstermanBody data={data} area={area} texts={words} />],
      panel: <EstermanPanel data={data} texts={words} />,
      tables: fields.map((field) => estermanTable(field, words)),
    };
  },
};
