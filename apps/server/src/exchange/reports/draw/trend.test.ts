import { PAGE } from '@isopter/monitor-charts/report';
import { series as measured } from '@isopter/recordings/perimetry';
import { describe, expect, it } from 'vitest';
import { DAY, measuredStimuli } from '../../../../test/support/measured.ts';
import { faultsOf, leaving, pageBoxes } from '../../../../test/support/printedReports/pageBoxes.ts';
import { about, reportedTest, reportOptions, spanish } from '@isopter/reports/fakes';
import { printReport, type ReportOptions } from '@isopter/reports';
import type { SourcedTest, TrendSubject } from './job.ts';
import { drawTrend } from './trend.tsx';

const SHEET = { left: PAGE.margin, right: PAGE.width - PAGE.margin, top: 20, bottom: PAGE.height - 10 };

const [right, left] = (['OD', 'OS'] as const).map((eye) => measured.eyes.find((one) => one.eye === eye)!.fields);

/** The first tests of both eyes, the oldest first. */
const tests = (amount: number): SourcedTest[] =>
  left!.slice(0, amount).map(({ day, age, thresholds }, i) => {
    const timeStart = new Date(Date.UTC(2012, 5, 27) + day * DAY);
    const row = { id: `test ${i}`, group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2', timeStart } as const;
    const stimuli = [...measuredStimuli('OS', thresholds), ...measuredStimuli('OD', right![i]!.thresholds)];
    return {
      kind: 'perimetry',
      test: reportedTest(row, age),
      about,
      state: { seq_num: 1, run: 1, stimuli, progress: { total: 100 } },
    } as unknown as SourcedTest;
  });

const subject = (amount: number, more: Partial<TrendSubject> = {}): TrendSubject => ({
  of: 'trend',
  tests: tests(amount),
  exclusions: [],
  baselines: [],
  ...more,
});
const taken = {
  exclusions: [
    { test: 'test 0', eye: 'OS', reason: 'LEARNING', note: null },
    { test: 'test 3', eye: 'OS', reason: 'OTHER', note: 'Asleep' },
  ],
} satisfies Partial<TrendSubject>;

const pagesOf = (of: TrendSubject, options: ReportOptions): readonly string[] => {
  const { drawn } = drawTrend(of, options)!;
  return printReport(drawn.title, [{ drawn, about }], options).pages;
};

describe('the pages of a trend', () => {
  it.each([
    ['English', reportOptions],
    ['Spanish', spanish],
  ] as const)('are legible and touch nothing, with few fields and many: %s [OUR-60] [OUR-69]', (_, options) => {
    for (const of of [subject(15), subject(15, taken), subject(2), subject(1)]) {
      const faults = pagesOf(of, options)
        .map(pageBoxes)
        .flatMap((page, i) =>
          [...faultsOf(page, 6), ...leaving(page, SHEET)].map((fault) => `page ${i + 1}: ${fault}`),
        );
      expect(faults).toEqual([]);
    }
  });

  it('call a field reliable only on the basis of enough blank trials [OUR-425]', () => {
    const { drawn } = drawTrend(subject(2), reportOptions)!;
    // the first device gave no blank trials
    const reliability = drawn.tables.slice(1).flatMap(({ rows }) => rows.slice(0, 2).map((row) => row.at(-1)));
    expect(reliability).toEqual(['not known', 'not known', 'not known', 'not known']);
    const { drawn: inSpanish } = drawTrend(subject(2, taken), spanish)!;
    expect(inSpanish.tables[1]!.rows.slice(0, 2).map((row) => row.at(-1))).toEqual(['Campo apartado', 'sin dato']);
  });

  it('state the result of each eye in words, and the excluded fields [OUR-69]', () => {
    const { drawn } = drawTrend(subject(15, taken), reportOptions)!;
    const { rows } = drawn.tables[0]!;
    expect(rows.map(([eye]) => eye)).toEqual(['Left eye', 'Right eye']);
    expect(rows[0]![1]).toMatch(/^(Likely|Possible) progression\. Points worse in .*: \d+\. Points that lose/);
    expect(drawn.notes.join(' ')).toMatch(
      /struck through: \S+ OS \(learning to take the test\), \S+ OS \(another reason: Asleep\)\./,
    );
    const { drawn: few } = drawTrend(subject(1), reportOptions)!;
    expect(few.tables[0]!.rows[0]![1]).toMatch(/^Too few fields that count: a baseline needs 2\./);
  });
});
