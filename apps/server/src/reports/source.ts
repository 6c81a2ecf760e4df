import type { ReportLanguage, StrategyValue } from '@isopter/contract';
import type { ReportFact, ReportTable } from '@isopter/monitor-charts/report';
import type { ReactElement } from 'react';
import type { TestRow } from '../tests/states/records.ts';
import { common } from './texts/common.ts';
import type { CommonWords } from './texts/CommonWords.ts';

/** The test of a report and who was tested, as the database has it. */
export interface ReportedTest {
  row: TestRow;
  /** Years on the day of the test; null when nobody knows. */
  age: number | null;
}

/** How a report is to be written. */
export interface ReportOptions {
  language: ReportLanguage;
  /** BCP 47, for numbers and dates. */
  locale: string;
  /** IANA name. */
  timezone: string;
  /** One eye's report only. */
  eye?: 'OD' | 'OS';
}

/** What a kind gets to write with: its own words and those of all reports. */
export interface Writing<Words> extends ReportOptions {
  words: Words;
  common: CommonWords;
}

/** What a kind makes of one test; drawn on paper by `printReport`. */
export interface DrawnTest {
  title: string;
  /** At most three, beginning with what tells this test from others of its kind. */
  facts: readonly ReportFact[];
  /** The norms by name, and what else a reader must know: lines of at most 100 letters. */
  notes: readonly string[];
  /** Each the `BODY` of a page. */
  pages: readonly ReactElement[];
  /** The same in a `PANEL`, for the single page of a bundle. */
  panel: ReactElement;
  /** All results as tables, for the HTML report. */
  tables: readonly ReportTable[];
}

/** How the reports of one kind of test are drawn. `State` is what its state call answers. */
export interface ReportSource<State, Words> {
  words: Readonly<Record<ReportLanguage, Words>>;
  /** Null when there is nothing to report: no records, or none of the eye asked for. */
  draw: (state: State, test: ReportedTest, writing: Writing<Words>) => DrawnTest | null;
}

/** A kind's reports, whatever its words are. */
export type ReportKind<State> = (state: State, test: ReportedTest, options: ReportOptions) => DrawnTest | null;

export const reportKind =
  <State, Words>({ words, draw }: ReportSource<State, Words>): ReportKind<State> =>
  (state, test, options) =>
    draw(state, test, { ...options, words: words[options.language], common: common[options.language] });

/** Strategies that measure sensitivities; the others only see whether a stimulus was seen. */
export const THRESHOLD_STRATEGIES: StrategyValue[] = ['FULL_THRESHOLD', 'AVA_STANDARD', 'AVA_FAST'];

/** Whether a test measured the sensitivities of a field. */
export const isThresholdField = ({ group, strategy }: Pick<TestRow, 'group' | 'strategy'>): boolean =>
  group === 'PERIMETRY' && strategy !== null && THRESHOLD_STRATEGIES.includes(strategy);
