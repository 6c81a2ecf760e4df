import type {
  ProtocolValue,
  ReportedKind,
  ReportLanguage,
  SingleEye,
  StrategyValue,
  TestEye,
  TestStatus,
  TestType,
  TestWrite,
  Writing as Formats,
} from '@isopter/contract';
import type { PageBody, ReportFact, ReportPageProps, ReportSide, ReportTable } from '@isopter/monitor-charts/report';
import type { ReactElement } from 'react';
import type { Entered } from './entered.ts';
import { common } from './texts/common.ts';
import type { CommonWords } from './texts/CommonWords.ts';

/** The options of a test that reports depend on. */
export type ReportedOptions = Pick<
  TestWrite,
  'goldman_size' | 'supra_t_intensity' | 'system_unit' | 'monocular' | 'with_correction'
>;

/** Fields of the stored test that its report uses. */
export interface ReportedRow {
  id: string;
  group: TestType;
  status: TestStatus;
  strategy: StrategyValue | null;
  protocol: ProtocolValue | null;
  eye: TestEye;
  options: ReportedOptions;
  created: Date;
  timeStart: Date | null;
}

/** The test of a report and who was tested. */
export interface ReportedTest<Row extends ReportedRow = ReportedRow> {
  row: Row;
  /** Years on the day of the test; null when nobody knows. */
  age: number | null;
  /** The sex by which people are compared, where the gender that was entered is one. */
  sex?: 'F' | 'M' | undefined;
  /** Facts that a clinician entered with it. */
  entered?: Entered;
  /** Seconds for which stimuli of a field were presented to each eye. */
  presenting?: Readonly<Record<'OD' | 'OS', number>>;
  /** Earlier tests that can be compared with it, the newest first; omitted if nobody looked for any. */
  earlier?: readonly EarlierTest[];
}

/** An earlier test of the same person and kind, to compare with. */
export interface EarlierTest {
  row: ReportedRow;
  age: number | null;
  /** Its day as the reader prefers it. */
  day: string;
  /** The eyes whose field somebody took out of comparisons by hand. */
  excluded: readonly SingleEye[];
  /** Answer of the state call of its kind. */
  state: unknown;
}

/** How its reader prefers a report: language, formats of days and times [REP-07, PREF-08]. */
export interface ReaderOptions extends Omit<Formats, 'timezone'> {
  language: ReportLanguage;
}

/** How a report is to be written. */
export interface ReportOptions extends ReaderOptions {
  /** IANA name of the zone of the office where the test was done; of several tests that of the newest. */
  timezone: string;
  /** One eye's report only. */
  eye?: 'OD' | 'OS';
}

/** Texts for a kind's report: its own and those of all reports. */
export interface Writing<Words> extends ReportOptions {
  words: Words;
  common: CommonWords;
}

/** Head of a page about a test. */
export type PageHead = Pick<ReportPageProps, 'sides' | 'heading' | 'facts'>;

/** The drawn report of one test; `printReport` puts it on pages. */
export interface DrawnTest {
  title: string;
  /** The eyes or ears that were tested, in the order of the page; without them the title is the heading. */
  sides?: readonly ReportSide[];
  /** Text of the line of the sides; their names, if omitted. */
  heading?: string | undefined;
  /** Beginning with what tells this test from others of its kind. */
  facts: readonly ReportFact[];
  /** The norms by name, and what else a reader must know. */
  notes: readonly string[];
  /** The body of each page. */
  pages: readonly PageBody[];
  /** The heads of the pages, where they differ. */
  heads?: readonly PageHead[];
  /** The same in a `PANEL`, for the single page of a bundle. */
  panel: ReactElement;
  /** All results as tables, for the HTML report. */
  tables: readonly ReportTable[];
}

/** Returns the head of a page; a page without one gets that of its test. */
export const headOf = ({ sides, heading, facts, heads }: DrawnTest, page: number): PageHead =>
  heads?.[page] ?? { facts, ...(sides && { sides }), ...(heading !== undefined && { heading }) };

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

/** A test with everything its report is drawn from. */
export interface DrawableTest {
  test: ReportedTest;
  kind: ReportedKind;
  /** Answer of the state call of its kind. */
  state: unknown;
}
