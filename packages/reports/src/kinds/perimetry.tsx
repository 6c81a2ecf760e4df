import { BACKGROUND_LUMINANCE, gridOfTest, PRESENTATION_TIME } from '@isopter/clinical/perimetry';
import {
  ANALYSIS_VERSION,
  type FieldAnalysis,
  fieldResult,
  type FieldResult,
  NORMED_SIZE,
  SUSPICIOUS_DB,
} from '@isopter/clinical/perimetry/analysis';
import {
  CHANGE_EYES,
  changeSince,
  hasExcludingFlag,
  previousField as newestBefore,
} from '@isopter/clinical/perimetry/progression';
import type { PerimetryState } from '@isopter/contract';
import { initialState, locations, statistics } from '@isopter/monitor-charts/perimetry/plots';
import {
  decibelText,
  type EyeReport,
  lastedText,
  PerimetryBody,
  mdDifferenceText,
  noIndicesText,
  fitSideBySide,
  PerimetryPanel,
  type PreviousField,
  type PerimetryReportData,
} from '@isopter/monitor-charts/perimetry/report';
import { type ReportFact, type ReportTable, withMinus } from '@isopter/monitor-charts/report';
import type { CommonWords } from '../texts/CommonWords.ts';
import { perimetryEn, type PerimetryWords } from '../texts/en/perimetry.ts';
import { headOfEyes } from '../eyes.ts';
import { flagsOf } from '../flags.ts';
import { enteredFacts } from '../entered.ts';
import type { ReportedTest, ReportSource } from '../source.ts';
import { inLanguages } from '../texts/inLanguages.ts';

/** Goldmann sizes as they are written, from 1. */
export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** Reports of static perimetry. */
export const perimetry: ReportSource<PerimetryState, PerimetryWords> = {
  words: inLanguages('perimetry', perimetryEn),
  draw(state, test, { words, common, locale, eye: asked }) {
    const { row } = test;
    const eyes = (['OS', 'OD'] as const)
      .filter((eye) => (!asked || asked === eye) && state.stimuli.some((stimulus) => stimulus.eye === eye))
      .map((eye) => eyeReport(state, test, eye, common))
      .map((report): EyeReport => {
        const { eye } = report;
        return {
          ...report,
          facts: enteredFacts((eye === 'OD' ? test.entered?.od : test.entered?.os) ?? null, common, locale),
          presentations: presentations(state, eye),
          ...(test.earlier && { previous: previousField(report, test, common) }),
          ...(test.presenting && test.presenting[eye] > 0 && { seconds: test.presenting[eye] }),
        };
      });
    const [first] = eyes;
    if (!first) return null;
    const analysis = eyes.find((eye) => eye.analysis)?.analysis;
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
    const strategy = row.strategy ? common.strategies[row.strategy] : '';
    const stimulus = {
      label: words.stimulus,
      value: [...(size ? [words.goldmannSize({ size })] : []), words.white].join(', '),
    };
    const facts = (shown: readonly EyeReport[]): ReportFact[] => [
      stimulus,
      { label: words.background, value: `${BACKGROUND_LUMINANCE} cd/m²` },
      { label: words.onFor, value: `${PRESENTATION_TIME} ms` },
      ...shown.flatMap(({ locations: field, eye, seconds }) => [
        {
          label: words.points,
          value: words.scored({ points: field.length, scored: field.filter((one) => !one.is_blind_spot).length }),
        },
        { label: words.presentations, value: String(presentations(state, eye)) },
        ...(seconds === undefined ? [] : [{ label: words.duration, value: lastedText(seconds, words) }]),
      ]),
    ];
    const pages = isFoveal || fitSideBySide(data) ? [eyes] : eyes.map((eye) => [eye]);
    return {
      title: words.title,
      facts: [{ label: words.program, value: row.protocol ?? strategy }, stimulus],
      heads: pages.map((shown) => ({
        ...headOfEyes(
          shown.map(({ eye }) => eye),
          common,
        ),
        facts: [
          { label: words.program, value: [row.protocol, strategy].filter(Boolean).join(', ') },
          ...(shown.length === 1 ? [...(shown[0]?.facts ?? []), ...facts(shown)] : [stimulus]),
        ],
      })),
      notes: isFoveal
        ? []
        : [
            ...(analysis ? normsNotes(analysis, words, common, locale) : [noIndicesText(first, words)]),
            ...(eyes.some(({ previous }) => previous?.changes) ? [words.changeSource({ eyes: CHANGE_EYES })] : []),
            ...eyes.flatMap((eye) => (eye.reliability.otherEye ? [words.otherEye({ eye: eye.name })] : [])),
            ...eyes.flatMap((eye) =>
              eye.reliability.tooHigh ? [words.tooHigh({ eye: eye.name, db: String(SUSPICIOUS_DB) })] : [],
            ),
          ],
      pages: pages.map((shown) => (area) => (
        <PerimetryBody data={{ ...data, eyes: shown }} area={area} texts={words} />
      )),
      panel: <PerimetryPanel data={data} texts={words} />,
      tables: isFoveal ? [foveaTable(eyes, words, locale)] : eyes.map((report) => fieldTable(report, words, locale)),
    };
  },
};

/** The number of stimuli that were presented to an eye, catch trials among them. */
const presentations = (state: PerimetryState, eye: 'OD' | 'OS'): number =>
  state.stimuli.filter((stimulus) => stimulus.eye === eye).length;

/** The settled locations of a field. */
const pointsOf = ({ locations: field }: EyeReport) =>
  field.flatMap(({ x, y, threshold }) => (threshold === null ? [] : [{ x, y, db: threshold }]));

/** A field of an eye as it is compared with others: how it was measured, and whether it counts. */
const comparedField = (report: EyeReport, { row }: Pick<ReportedTest, 'row'>, isExcluded: boolean) => ({
  eye: report.eye,
  at: row.timeStart ?? row.created,
  program: row.protocol ?? '',
  size: report.goldmannSize,
  strategy: row.strategy ?? '',
  reliable: !hasExcludingFlag(flagsOf(report.reliability)),
  excluded: isExcluded ? '' : null,
  points: pointsOf(report),
  report,
});

/** The newest earlier field of an eye that counts and can be compared with the newest one, as on the monitor. */
function previousField(newest: EyeReport, test: ReportedTest, common: CommonWords): PreviousField | null {
  const { eye } = newest;
  const fields = (test.earlier ?? []).flatMap((earlier) => {
    const records = earlier.state as PerimetryState;
    if (!records.stimuli.some((stimulus) => stimulus.eye === eye)) return [];
    const report = eyeReport(records, earlier, eye, common);
    return [{ ...comparedField(report, earlier, earlier.excluded.includes(eye)), day: earlier.day }];
  });
  const now = comparedField(newest, test, false);
  const found = newestBefore(fields, now);
  if (!found) return null;
  const { day, report } = found;
  const changes = changeSince(found, now);
  return {
    day,
    locations: report.locations,
    analysis: report.analysis,
    meanSensitivity: report.meanSensitivity,
    fovea: report.fovea,
    changes: changes.why === null ? changes : null,
  };
}

/** Returns notes on the norms and rules used for fields, on their limits, and on what is not comparable. */
export function normsNotes(
  analysis: FieldAnalysis,
  words: PerimetryWords,
  common: CommonWords,
  locale: string,
): readonly string[] {
  const { norms, points, measured, ageOutsideNorms } = analysis;
  const [youngest, oldest] = norms.ageRange;
  const isPart = points.length < measured;
  const compared = [
    `${common.normSet}: ${norms.name}, n = ${norms.nEyes}, ${words.ages({ youngest, oldest })}`,
    ...(isPart ? [words.normedPoints({ normed: points.length, measured })] : []),
    words.rules({ version: ANALYSIS_VERSION }),
  ];
  return [
    compared.join('; '),
    mdDifferenceText(words, locale),
    ...(ageOutsideNorms ? [words.ageOutsideNorms({ youngest, oldest })] : []),
  ];
}

/** Computes the result and the reliability of one eye's records. */
export function eyeReport(
  perimetryRecords: PerimetryState,
  { row, age }: ReportedTest,
  eye: 'OD' | 'OS',
  common: CommonWords,
): EyeReport & Pick<FieldResult, 'verdict'> {
  const state = initialState(perimetryRecords);
  const goldmannSize = row.options.goldman_size ?? NORMED_SIZE;
  const origin = { program: row.protocol ?? '', eye, age, size: goldmannSize };
  const { judged, ...result } = fieldResult(
    locations(state, eye, gridOfTest(row, eye)),
    statistics(state, eye),
    origin,
  );
  return { eye, name: eye === 'OD' ? common.rightEye : common.leftEye, ...result, ...judged, goldmannSize };
}

/** The sensitivities of a test of the fovea alone. */
const foveaTable = (eyes: readonly EyeReport[], words: PerimetryWords, locale: string): ReportTable => ({
  caption: words.fovea,
  columns: [words.fovea, words.sensitivity],
  rows: eyes.map(({ name, fovea }) => [name, fovea === null ? '–' : decibelText(fovea, locale)]),
});

/** Every location with its sensitivity and deviations. */
function fieldTable(
  { name, locations: field, analysis }: EyeReport,
  words: PerimetryWords,
  locale: string,
): ReportTable {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'negative' });
  const tenths = (value: number): string => withMinus(format.format(value));
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
