import { QUADRANTS } from '@isopter/clinical/perimetry';
import type { ReportTable } from '../../report/index.ts';
import { perimetryWords } from '../../perimetry/perimetry.texts.ts';
import { resultText } from '../../perimetry/plot/speech.ts';
import { written } from '../../shared/written.ts';
import type { SeenEye, ScreeningReportData } from './data.ts';
import type { ScreeningReportTexts } from './texts.ts';

/** The seen points by quadrant as a table with one row per eye, as in a confrontation test. */
export const quadrantTable = ({ eyes }: ScreeningReportData, texts: ScreeningReportTexts): ReportTable => ({
  caption: texts.quadrants,
  columns: [texts.eye, ...QUADRANTS.map((quadrant) => texts.quadrant[quadrant])],
  rows: eyes.map(({ eye, quadrants }) => [
    texts.eyes[eye],
    ...quadrants.map(({ seen, points }) => texts.outOf({ count: seen, total: points })),
  ]),
});

/** The points of an eye as tables with one row per point, one table per region. */
export const screeningTables = ({ eye, regions }: SeenEye, texts: ScreeningReportTexts): readonly ReportTable[] =>
  regions.map((region) => ({
    caption: [texts.table, texts.eyes[eye], texts.regions[region.region_no]].filter(Boolean).join(', '),
    columns: [texts.right, texts.up, texts.result],
    rows: region.locations.map((location) => [
      written(location.x),
      written(location.y),
      resultText({ ...perimetryWords, ...texts.chart }, location),
    ]),
  }));
