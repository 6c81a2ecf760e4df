import type { CallArgs } from '@isopter/contract/routes';
import type { ApiClient } from './http.ts';

export type TestReportQuery = CallArgs<'getTestReport'>['query'];

const REPORT_CALLS = {
  html: 'getTestReport',
  pdf: 'getTestReportPdf',
  image: 'getTestReportImage',
  dicom: 'getTestReportDicom',
} as const;
export type TestReportKind = keyof typeof REPORT_CALLS;

/**
 * Loads the report of a test as a file [REP-01].
 * @throws ApiError
 */
export function loadTestReport(
  client: ApiClient,
  kind: TestReportKind,
  query: TestReportQuery,
  signal?: AbortSignal,
): Promise<Blob> {
  return client.call(REPORT_CALLS[kind], { query, ...(signal && { signal }) });
}

export type BundleReportQuery = CallArgs<'getBundleReport'>['query'];

const BUNDLE_REPORT_CALLS = {
  html: 'getBundleReport',
  pdf: 'getBundleReportPdf',
  image: 'getBundleReportImage',
  dicom: 'getBundleReportDicom',
} as const satisfies Record<TestReportKind, string>;

/**
 * Loads the report of a bundle as a file [REP-01].
 * @throws ApiError
 */
export function loadBundleReport(
  client: ApiClient,
  kind: TestReportKind,
  query: BundleReportQuery,
  signal?: AbortSignal,
): Promise<Blob> {
  return client.call(BUNDLE_REPORT_CALLS[kind], { query, ...(signal && { signal }) });
}

/**
 * Loads the trend analysis of a patient's visual fields [REP-05].
 * @throws ApiError
 */
export function loadTrendAnalysis(
  client: ApiClient,
  query: CallArgs<'getTrendAnalysis'>['query'],
  signal?: AbortSignal,
): Promise<Blob> {
  return client.call('getTrendAnalysis', { query, ...(signal && { signal }) });
}

/** The time zone of this computer: a suggestion for that of a new office. */
export function localTimezone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
