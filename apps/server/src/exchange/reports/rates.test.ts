import { gridOf } from '@isopter/clinical/perimetry';
import type { EstermanStimulus, KineticRecord, PerimetryState, PerimetryStimulus } from '@isopter/contract';
import {
  englishEstermanReportTexts,
  estermanFields,
  rateFacts as estermanRates,
} from '@isopter/monitor-charts/esterman/report';
import {
  englishKineticReportTexts,
  kineticEyes,
  rateFacts as kineticFacts,
  ratesOf as kineticRates,
} from '@isopter/monitor-charts/kinetic/report';
import {
  perimetryWords,
  initialState,
  ratesOf,
  sharedWords,
  statistics,
} from '@isopter/monitor-charts/perimetry/plots';
import { englishPerimetryReportTexts, rowsOf } from '@isopter/monitor-charts/perimetry/report';
import { describe, expect, it } from 'vitest';
import type { Dataset } from '../../platform/dicom/encode.ts';
import { reliabilityOf } from '../../platform/dicom/opv.ts';
import { fieldColumns } from '../exports/tables.ts';
import { esterman, kinetic, perimetry, reportedTest, reportOf } from '@isopter/reports/fakes';
import { measuredFields } from './fields.ts';
import { common, eyeReport } from '@isopter/reports';

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const formats = { count: String, percent: (share: number) => percent.format(share) };
const pageOf = (pages: readonly string[]): string => pages.join().replaceAll(/[\u2066-\u2069]/g, '');

/** The value of an element anywhere in a data set. */
const valueOf = (dataset: Dataset, tag: number): unknown => {
  for (const [at, vr, value] of dataset) {
    if (at === tag) return value;
    if (vr !== 'SQ') continue;
    for (const item of value) {
      const found = valueOf(item, tag);
      if (found !== undefined) return found;
    }
  }
  return undefined;
};

/** A presentation of the right eye. */
const shown = (index: number, over: Partial<PerimetryStimulus>): PerimetryStimulus => ({
  eye: 'OD',
  index,
  seq_num: index,
  run: 1,
  x: 0,
  y: 0,
  viewed: true,
  threshold: null,
  response_time: 0.45,
  is_blind_spot: false,
  has_good_fixation: true,
  false_positive: false,
  false_negative: false,
  catch_trial: null,
  region_no: 0,
  ...over,
});

/** Creates trials, the first of them with a press. */
const trials = (count: readonly [number, number], over: Partial<PerimetryStimulus>) =>
  Array.from({ length: count[1] }, (_, i) => ({ ...over, viewed: i < count[0] }));

/** A vector of the right eye. */
const vector = (i: number, over: Partial<KineticRecord> = {}): KineticRecord => ({
  eye: 'OD',
  seq_num: i + 1,
  run: 1,
  direction: (i % 24) + 1,
  x: 50 * Math.cos((i * Math.PI) / 12),
  y: 50 * Math.sin((i * Math.PI) / 12),
  is_blind_spot: false,
  viewed: true,
  response_time: 4,
  has_good_fixation: true,
  ...over,
});

const countOf = (wrong: unknown, given: unknown) => (given === null ? null : `${Number(wrong)} of ${Number(given)}`);
const rateOf = (rate: number | null | undefined) => (typeof rate === 'number' ? percent.format(rate) : null);
const percentOf = (value: number | null) => (value === null ? null : percent.format(value / 100));

describe('the rates of a stored field', () => {
  const points = gridOf('24-2', 'OD')!.points;
  /** A field with these numbers of checks, blank trials and early presses, the first of them answered wrongly. */
  const stateOf = (checks: readonly [number, number], blanks: readonly [number, number], early = 0): PerimetryState => {
    const stimuli = [
      ...points.map(({ x, y }) => ({ x, y, threshold: 28 })),
      ...trials(checks, { x: 15, y: -1.5, is_blind_spot: true, catch_trial: 'blind_spot' }),
      ...trials(blanks, { x: 9, y: 9, catch_trial: 'blank' }),
      ...Array.from({ length: early }, () => ({ x: 9, y: 9, response_time: 0.1, false_positive: true })),
    ];
    return {
      seq_num: 1,
      run: 1,
      stimuli: stimuli.map((over, i) => shown(i + 1, over)),
      progress: { total: 100, od: 100, os: 100 },
    };
  };
  const test = reportedTest({
    id: '0a000000-0000-4000-8000-000000000001',
    created: new Date('2026-11-20T09:00:00Z'),
    group: 'PERIMETRY',
    strategy: 'AVA_STANDARD',
    protocol: '24-2',
    options: { goldman_size: 3 },
  } as never);

  it.each([
    ['2 of 27', '7%', '1 of 40', '3%', stateOf([2, 27], [1, 40], 3)],
    ['0 of 11', '0%', '0 of 18', '0%', stateOf([0, 11], [0, 18])],
    ['9 of 12', '75%', '6 of 20', '30%', stateOf([9, 12], [6, 20])],
    ['1 of 6', null, '0 of 4', null, stateOf([1, 6], [0, 4])],
    ['1 of 6', null, null, null, stateOf([1, 6], [0, 0], 2)],
    ['1 of 19', '5%', '40 of 113', '35%', stateOf([1, 19], [0, 0], 40)],
  ])('fixation losses %s are %s, false positives %s are %s everywhere [OUR-427]', (fl, flRate, fp, fpRate, state) => {
    const report = eyeReport(state, test, 'OD', common.en);
    const monitor = ratesOf(statistics(initialState(state), 'OD'), { ...perimetryWords, ...sharedWords }, formats);
    const [fixation, presses] = rowsOf({ report, texts: englishPerimetryReportTexts, locale: 'en-US' });
    const [compared] = measuredFields({ test, state } as never, () => ({ exclusion: null, version: 0 }));
    const exported = fieldColumns(false);
    const dicom = reliabilityOf(report);
    const page = pageOf(reportOf(perimetry, state, test).pages);

    expect(monitor.fixationLosses).toMatchObject({ note: `${fl} checks seen` });
    expect(fixation).toMatchObject({ counted: `${fl} blind-spot checks seen`, numbers: fl });
    expect(page).toContain(`${fl} blind-spot checks seen`);
    const losses = {
      monitor: percentOf(monitor.fixationLosses.percentage),
      report: fixation?.isKnown ? fixation.rate : null,
      compare: rateOf(compared?.fixation_losses.rate),
    };
    expect(losses).toEqual({ monitor: flRate, report: flRate, compare: flRate });
    const lossCounts = {
      compare: countOf(compared?.fixation_losses.wrong, compared?.fixation_losses.given),
      dicom: countOf(valueOf(dicom, 0x00240036), valueOf(dicom, 0x00240035)),
      export: countOf(exported['fixation_losses']?.(report as never), exported['fixation_trials']?.(report as never)),
    };
    expect(lossCounts).toEqual({ compare: fl, dicom: fl, export: fl });

    const counted = [monitor.falsePositives.note, presses?.counted];
    expect(counted).toEqual([
      expect.stringContaining(fp ?? 'before 0.15 s'),
      expect.stringContaining(fp ?? 'before 0.15 s'),
    ]);
    const rates = {
      monitor: percentOf(monitor.falsePositives.percentage),
      report: presses?.isKnown ? presses.rate : null,
      compare: rateOf(compared?.false_positives.rate),
      dicom: percentOf((valueOf(dicom, 0x00240054) as number | undefined) ?? null),
    };
    expect(rates).toEqual({ monitor: fpRate, report: fpRate, compare: fpRate, dicom: fpRate });
    const pressCounts = {
      report: presses?.numbers === '–' ? null : presses?.numbers,
      compare: countOf(compared?.false_positives.wrong, compared?.false_positives.given),
      export: countOf(
        exported['false_positives']?.(report as never),
        exported['false_positive_trials']?.(report as never),
      ),
    };
    expect(pressCounts).toEqual({ report: fp, compare: fp, export: fp });
    expect(valueOf(dicom, 0x00240069)).toBe(
      { passed: 'within limits', flagged: 'outside limits', undecided: 'not known' }[report.verdict],
    );
  });
});

describe('the rates of stored kinetic and Esterman tests', () => {
  it.each([
    ['not known', '2 of 30', '2 of 30, 7%', 2, 2],
    ['20%', '6 of 30', '1 of 30, 3%', 6, 1],
  ])(
    'false positives of an isopter are %s, %s, and poor fixation %s [OUR-427]',
    (rate, count, poor, early, strayed) => {
      const state = Array.from({ length: 30 }, (_, i) =>
        vector(i, { ...(i < early && { response_time: 0.1 }), has_good_fixation: i >= strayed }),
      );
      const [eye] = kineticEyes(state);
      const monitor = kineticRates(eye!.statistics, { ...englishKineticReportTexts.chart, ...sharedWords }, formats);
      const facts = kineticFacts(eye!.statistics, englishKineticReportTexts, 'en-US');
      const page = pageOf(reportOf(kinetic, state, reportedTest({ group: 'PERIMETRY', strategy: 'KINETIC' })).pages);
      const { percentage, note } = monitor.falsePositives;
      expect(note).toBe(`${count} answered before 0.15 s`);
      expect(percentage === null ? 'not known' : percent.format(percentage / 100)).toBe(rate);
      expect(facts[0]?.share).toBe(`${count} before 0.15 s, ${rate}`);
      expect(facts[2]?.share).toBe(poor);
      expect(`${monitor.fixationLosses.note}, ${percent.format(monitor.fixationLosses.percentage! / 100)}`).toContain(
        `Poor fixation: ${poor.split(',')[0]}`,
      );
      for (const fact of facts) expect(page).toContain(fact.share);
    },
  );

  it('shows the same counts of an Esterman test on monitor and report [OUR-427]', () => {
    const pattern = gridOf('ESTERMAN-BINO', 'OD')!.points.map(({ x, y }) => ({ x, y, viewed: true }));
    const checks = Array.from({ length: 12 }, (_, i) => ({ x: 15, y: -1.5, viewed: i < 1 }));
    const stimuli = [...pattern, ...checks].map((one, i): EstermanStimulus => ({
      ...one,
      index: i + 1,
      seq_num: i + 1,
      run: 1,
      response_time: i < 2 ? 0.1 : 0.5,
    }));
    const [field] = estermanFields(stimuli, [], 'OU');
    const rates = estermanRates(field!.statistics, englishEstermanReportTexts.chart, formats);
    expect(rates.map(([, counts, note]) => `${counts}, ${note}`)).toEqual([
      '2 of 132, answered before 0.15 s, rate not known',
      '1 of 12, fixation losses, rate not known',
    ]);
    const state = {
      both: { seq_num: 1, run: 1, stimuli, progress: { total: 100 } },
      single: { seq_num: 0, run: 1, stimuli: [], progress: { total: 0 } },
    };
    const page = pageOf(reportOf(esterman, state, reportedTest({ group: 'PERIMETRY', strategy: 'ESTERMAN' })).pages);
    for (const [, counts, note] of rates) expect(page).toContain(`${counts}, ${note}`);
  });
});
