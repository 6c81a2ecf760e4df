import * as z from 'zod/mini';
import { Id, queryInt, Timezone } from '../entities/common.ts';
import { ProtocolValueSchema, ReportModeSchema, SingleEyeSchema, StrategyValueSchema } from '../entities/enums.ts';
import { Ages } from '../entities/testDays.ts';

import type { Calls } from '../call/call.ts';
import { EXAMINERS, STAFF } from '../call/roles.ts';

/**
 * The age in years at the time of the report, if the server does not know the date of birth. Ages on the days of tests follow
 * from it to a year; `ages` has them exactly.
 */
const age = z.optional(queryInt(0, 150));
const ages = z.optional(Ages);
/** Validated, but not used: a report has the dates of the office where the test was done, for every caller. */
const timezone = z.optional(Timezone);

/** The report of a test to return. */
export const testReport = z.strictObject({
  test_id: Id,
  age,
  ages,
  timezone,
  /** One report per eye; left out for both [REP-04]. */
  eye: z.optional(SingleEyeSchema),
  /** The patient, for the agent, which has the personal data. */
  patient_id: z.optional(Id),
});
/** The report of a bundle; without a mode the full report. */
const bundleReport = z.strictObject({ test_bundle_id: Id, mode: z.optional(ReportModeSchema), timezone, age, ages });

export const reports = {
  getTestReport: {
    id: 'H-105',
    method: 'GET',
    path: '/api/reports/test-result/html/',
    // Technicians download no reports, but they view them [REP-08].
    by: EXAMINERS,
    query: testReport,
    file: 'text/html',
    built: true,
  },
  // In zero-PII mode the browser draws the report and adds the name [OUR-666].
  getTestReportData: {
    id: 'X-630',
    method: 'GET',
    path: '/api/reports/test-result/data/',
    by: EXAMINERS,
    query: testReport,
    // text of JSON: a client returns other JSON parsed
    file: 'application/octet-stream',
    built: true,
  },
  getTestReportPdf: {
    id: 'H-106',
    method: 'GET',
    path: '/api/reports/test-result/pdf/',
    by: STAFF,
    query: testReport,
    file: 'application/pdf',
    built: true,
  },
  getTestReportImage: {
    id: 'H-107',
    method: 'GET',
    path: '/api/reports/test-result/image/',
    by: STAFF,
    query: testReport,
    file: 'image/png',
    built: true,
  },
  getTestReportDicom: {
    id: 'H-108',
    method: 'GET',
    path: '/api/reports/test-result/dicom/',
    by: STAFF,
    query: testReport,
    file: 'application/dicom',
    built: true,
  },
  sendTestReport: {
    id: 'H-109',
    method: 'POST',
    path: '/api/reports/test-result/email/',
    by: STAFF,
    body: z.strictObject({
      test_id: Id,
      patient_id: z.nullish(Id),
      timezone,
      demo: z.optional(z.boolean()),
    }),
    built: true,
  },
  getTrendAnalysis: {
    id: 'H-110',
    method: 'GET',
    path: '/api/reports/trend-analysis/',
    by: EXAMINERS,
    query: z.strictObject({
      patient_id: Id,
      timezone,
      age,
      ages,
      /** The fields to follow: a program and size, and a strategy. Left out for the default of each eye. */
      program: z.optional(ProtocolValueSchema),
      size: z.optional(queryInt(1, 5)),
      strategy: z.optional(StrategyValueSchema),
    }),
    file: 'text/html',
    built: true,
  },
  getBundleReportModes: {
    id: 'H-111',
    method: 'GET',
    path: '/api/reports/testbundle/modes/',
    by: EXAMINERS,
    query: z.strictObject({ test_bundle_id: Id }),
    /** Whether the report of the bundle is available as a single page. */
    answer: z.object({ singlepage: z.boolean() }),
    built: true,
  },
  getBundleReport: {
    id: 'H-112',
    method: 'GET',
    path: '/api/reports/testbundle/html/',
    by: EXAMINERS,
    query: bundleReport,
    file: 'text/html',
    built: true,
  },
  getBundleReportPdf: {
    id: 'H-113',
    method: 'GET',
    path: '/api/reports/testbundle/pdf/',
    by: STAFF,
    query: bundleReport,
    file: 'application/pdf',
    built: true,
  },
  getBundleReportDicom: {
    id: 'H-114',
    method: 'GET',
    path: '/api/reports/testbundle/dicom/',
    by: STAFF,
    query: bundleReport,
    file: 'application/dicom',
    built: true,
  },
  getBundleReportImage: {
    id: 'H-115',
    method: 'GET',
    path: '/api/reports/testbundle/image/',
    by: STAFF,
    query: bundleReport,
    file: 'image/png',
    built: true,
  },
} as const satisfies Calls;
