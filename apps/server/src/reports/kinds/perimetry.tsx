import { CATCH_TRIALS_OF_A_KIND } from '@isopter/clinical';
import { gridOfTest } from '@isopter/clinical/perimetry';
import {
  analyseField,
  ANALYSIS_VERSION,
  normsOf,
  reliability,
  SUSPICIOUS_DB,
} from '@isopter/clinical/perimetry/analysis';
import { baseProgram, type PerimetryState } from '@isopter/contract';
import { initialState, locations, type PerimetryLocation, statistics } from '@isopter/monitor-charts/perimetry/plots';
import {
  decibelText,
  type EyeReport,
  PerimetryBody,
  noIndicesText,
  PerimetryPanel,
  type PerimetryReportData,
} from '@isopter/monitor-charts/perimetry/report';
import { type ReportTable, withMinus } from '@isopter/monitor-charts/report';
import type { CommonWords } from '../texts/CommonWords.ts';
import { perimetryEn, type PerimetryWords } from '../texts/en/perimetry.ts';
import type { ReportedTest, ReportSource } from '../source.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Fixation is tested by itself, and belongs to the pattern of no other program. */
const isFovea = ({ x, y }: PerimetryLocation): boolean => x === 0 && y === 0;

/** Goldmann sizes as they are written, from 1. */
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** Reports of static perimetry. */
export const perimetry: ReportSource<PerimetryState, PerimetryWords> = {
  words: inLanguages('perimetry', perimetryEn),
  draw(state, test, { words, common, locale, eye: asked }) {
    const { row } = test;
    const eyes = (['OS', 'OD'] as const)
      .filter((eye) => (!asked || asked === eye) && state.stimuli.some((stimulus) => stimulus.eye === eye))
      .map((eye) => eyeReport(state, test, eye, common));
    if (eyes.length === 0) return null;
    const grid = gridOfTest(row, 'OD');
    const isFoveal = row.strategy === 'FOVEAL_SENSITIVITY';
    const data: PerimetryReportData = {
      eyes,
      isFoveal,
      extent: grid?.extent ?? 30,
      spacing: grid?.spacing ?? 6,
      locale,
    };
    const size = row.options.goldman_size ? ROMAN[row.options.goldman_size - 1] : undefined;
    return {
      title: words.title,
      facts: [
        ...(row.protocol ? [{ label: words.program, value: row.protocol }] : []),
        { label: common.strategy, value: row.strategy ? common.strategies[row.strategy] : '' },
        { label: words.stimulus, value: [...(size ? [words.goldmannSize({ size })] : []), words.white].join(', ') },
      ],
      notes: isFoveal
        ? []
        : [
            normsText(eyes, words, common),
            ...eyes.flatMap((eye) =>
              eye.reliability.tooHigh ? [words.tooHigh({ eye: eye.name, db: String(SUSPICIOUS_DB) })] : [],
            ),
          ],
      pages: [<PerimetryBody key="fields" data={data} texts={words} />],
      panel: <PerimetryPanel data={data} texts={words} />,
      tables: isFoveal ? [foveaTable(eyes, words)] : eyes.map((report) => fieldTable(report, words, locale)),
    };
  },
};

/** What the eyes were compared with and by which rules, or why they were not. */
function normsText(eyes: readonly EyeReport[], words: PerimetryWords, common: CommonWords): string {
  const analysis = eyes.find((eye) => eye.analysis)?.analysis;
  if (!analysis) return noIndicesText(eyes[0]?.incomparable ?? null, words);
  const outside = analysis.ageOutsideNorms ? `; ${words.ageOutsideNorms}` : '';
  const { name, nEyes } = analysis.norms;
  return `${common.normSet}: ${name}, n = ${nEyes}${outside}; ${words.rules({ version: ANALYSIS_VERSION })}`;
}

/** What one eye's records come to. */
export function eyeReport(
  perimetryRecords: PerimetryState,
  { row, age }: ReportedTest,
  eye: 'OD' | 'OS',
  common: CommonWords,
): EyeReport {
  const state = initialState(perimetryRecords);
  const all = locations(state, eye, gridOfTest(row, eye));
  const field = all.filter((location) => !isFovea(location));
  const settled = field.flatMap(({ x, y, threshold }) => (threshold === null ? [] : [{ x, y, db: threshold }]));
  const counts = statistics(state, eye);
  const rates = {
    falsePositives: counts.false_positive_percentage === null ? null : counts.false_positive_percentage / 100,
    falseNegatives: counts.false_negative_percentage / 100,
    fixationLosses: counts.fixation_loss_percentage / 100,
  };
  const program = baseProgram(row.protocol ?? '') ?? row.protocol ?? '';
  // Healthy eyes of which age? Without one there is nothing to compare with.
  const analysis = age === null ? undefined : analyseField(settled, { program, eye, age });
  const wanting = age === null ? 'age' : 'points';
  return {
    eye,
    name: eye === 'OD' ? common.rightEye : common.leftEye,
    locations: field,
    analysis,
    incomparable: analysis ? null : normsOf(program) ? wanting : 'norms',
    reliability: reliability(
      rates,
      row.strategy ?? '',
      settled.map(({ db }) => db),
    ),
    fixationLosses: {
      count: counts.fixation_losses,
      total: CATCH_TRIALS_OF_A_KIND,
      percentage: counts.fixation_loss_percentage,
    },
    falsePositives: {
      count: counts.false_positives,
      total: counts.viewed,
      percentage: counts.false_positive_percentage,
    },
    falseNegatives: {
      count: counts.false_negatives,
      total: CATCH_TRIALS_OF_A_KIND,
      percentage: counts.false_negative_percentage,
    },
    fovea: all.find(isFovea)?.threshold ?? null,
  };
}

/** The sensitivities of a test of the fovea alone. */
const foveaTable = (eyes: readonly EyeReport[], words: PerimetryWords): ReportTable => ({
  caption: words.fovea,
  columns: [words.fovea, words.sensitivity],
  rows: eyes.map(({ name, fovea }) => [name, fovea === null ? '–' : decibelText(fovea)]),
});

/** Every location with its sensitivity and deviations. */
function fieldTable(
  { name, locations: field, analysis }: EyeReport,
  words: PerimetryWords,
  locale: string,
): ReportTable {
  const tenths = (value: number): string =>
    withMinus(new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'negative' }).format(value));
  const deviationAt = (x: number, y: number) => analysis?.points.find((point) => point.x === x && point.y === y);
  return {
    caption: words.field({ eye: name }),
    columns: [words.right, words.up, words.sensitivity, words.totalDeviation, words.patternDeviation],
    rows: field.map(({ x, y, threshold }) => {
      const deviation = deviationAt(x, y);
      return [
        tenths(x),
        tenths(y),
        threshold === null ? '–' : threshold < 0 ? words.notSeen : tenths(threshold),
        deviation ? tenths(deviation.td) : '–',
        deviation ? tenths(deviation.pd) : '–',
      ];
    }),
  };
}
