import type { EyeProgression, NoEvents } from '@isopter/clinical/perimetry/progression';
import { progressionWords } from '../progression.texts.ts';

type Verdict = NonNullable<EyeProgression['events']>['verdict'];

/** The English texts of the progression page. Numbers and dates are passed already formatted. */
export const englishProgressionReportTexts = {
  title: 'Progression',
  eye: 'Eye',
  result: 'Result',
  verdicts: {
    likely: ({ points }: { points: string }): string =>
      `Likely progression. Points worse in 3 or more tests in a row: ${points}.`,
    possible: ({ points }: { points: string }): string =>
      `Possible progression. Points worse in 2 tests in a row: ${points}.`,
    none: () => 'No progression found: fewer than 3 points are worse in 2 tests in a row.',
  } satisfies Record<Verdict, (values: { points: string }) => string>,
  noEvents: {
    limits:
      'No comparison with a baseline: test-retest limits exist for 24-2, 24-2C and 30-2 of adults with size III only.',
    baseline: 'Too few fields that count: a baseline needs 2.',
    followUp: 'Too few fields that count: one after the baseline is needed.',
  } satisfies Record<NoEvents, string>,
  slopesFound: ({ points }: { points: string }): string =>
    `Points that lose 1 dB a year or more at p < 1%: ${points} (3 or more: the eye is worsening).`,
  /** The strategy of the fields, and how often stable eyes are called worse. */
  strategy: ({ strategy }: { strategy: string }): string => `Strategy: ${strategy}.`,
  falseAlarms: ({ possible, likely }: { possible: string; likely: string }): string =>
    `Of stable eyes at most ${possible} are called possible and ${likely} likely within 10 fields after the baseline.`,
  slopesMissing: 'How fast points change is judged from 5 fields over 2 years on.',
  baseline: ({ first, second }: { first: string; second: string }): string => `Baseline: ${first} and ${second}.`,
  newest: ({ date }: { date: string }): string => `Compared: ${date}.`,
  noFields: 'No field of this program, size and strategy.',
  /** Texts of the charts. */
  chart: progressionWords,
};

/** The texts of the progression page. The server has them in each report language. */
export type ProgressionReportTexts = typeof englishProgressionReportTexts;
