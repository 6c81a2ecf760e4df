import type { FieldBaseline, FieldExclusion, ReportedKind, SingleEye } from '@isopter/contract';
import type { ReportBrand } from '@isopter/monitor-charts/report';
import type { FoundTest } from '../about.ts';
import type { ReportOptions } from '@isopter/reports';

/** A finished test with its records. */
export interface SourcedTest extends FoundTest {
  kind: ReportedKind;
  /** The answer of the kind's state call; see `states.ts`. */
  state: unknown;
}

/** The subject of a report. */
export type ReportSubject =
  | { of: 'test'; tests: readonly [SourcedTest] }
  /** Every page of every test. */
  | { of: 'bundle'; tests: readonly SourcedTest[] }
  | SinglePage
  | TrendSubject
  /** The measurements of one eye, or of both, instead of a page. */
  | { of: 'measurements'; tests: readonly [SourcedTest] };

/** Finished threshold fields of one patient, oldest first, with the exclusions and baselines that doctors set. */
export interface TrendSubject {
  of: 'trend';
  tests: readonly SourcedTest[];
  exclusions: readonly (Pick<FieldExclusion, 'reason' | 'note'> & { test: string; eye: SingleEye })[];
  baselines: readonly FieldBaseline[];
  /** The program, size and strategy that the reader chose on the screen; each eye has its default without a choice. */
  chosen?: { program: string; size: number; strategy?: string | undefined } | undefined;
}

/** All tests of a bundle on one page, each in small. */
export interface SinglePage {
  of: 'single page';
  tests: readonly SourcedTest[];
  /** Tests of the bundle, those without a report among them. */
  total: number;
  /** Includes threshold fields, which are better read on a separate page; only if requested [REP-10]. */
  hasThresholdFields: boolean;
}

export type ReportForm = 'html' | 'pdf' | 'png' | 'dicom';

/**
 * Everything a report is drawn from, as plain data for a worker. Equal jobs give equal reports, except for the time of
 * creation printed on them.
 */
export interface ReportJob {
  subject: ReportSubject;
  /** Null asks only whether there is such a report. */
  form: ReportForm | null;
  options: ReportOptions;
  brand?: ReportBrand | undefined;
}

/** A report in one form. */
export interface MadeReport {
  title: string;
  /** Empty where no form was asked for. */
  content: Uint8Array;
  /** The media type, where it is not the usual one of the form. */
  type?: string;
}
