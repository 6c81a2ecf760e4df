import * as z from 'zod/mini';
import { Id, filled, queryInt } from '../entities/common.ts';
import { ReportModeSchema, SingleEyeSchema } from '../entities/enums.ts';
import { TEXT_MAX } from '../limits.ts';
import type { Calls } from './call.ts';

/** Years at the time of the report, when the server does not know the date of birth. */
const age = z.optional(queryInt(0, 150));
/** IANA name, for example America/New_York. */
const timezone = z.optional(filled(TEXT_MAX.timezone));

/** Which report of a test. */
export const testReport = z.strictObject({
  test_id: Id,
  age,
  timezone,
  /** One report per eye; left out for both [REP-04]. */
  eye: z.optional(SingleEyeSchema),
  /** For the agent, which knows the person. */
  patient_id: z.optional(Id),
});
/** Without a mode all of it. */
const bundleReport = z.strictObject({ test_bundle_id: Id, mode: z.optional(ReportModeSchema), timezone, age });

export const reports = {
  getTestReport: {
    id: 'H-105',
    method: 'GET',
    path: '/api/reports/test-result/html/',
    query: testReport,
    file: 'text/html',
    built: true,
  },
  getTestReportPdf: {
    id: 'H-106',
    method: 'GET',
    path: '/api/reports/test-result/pdf/',
    query: testReport,
    file: 'application/pdf',
    built: true,
  },
  getTestReportImage: {
    id: 'H-107',
    method: 'GET',
    path: '/api/reports/test-result/image/',
    query: testReport,
    file: 'image/png',
    built: true,
  },
  getTestReportDicom: {
    id: 'H-108',
    method: 'GET',
    path: '/api/reports/test-result/dicom/',
    query: testReport,
    file: 'application/dicom',
    built: true,
  },
  sendTestReport: {
    id: 'H-109',
    method: 'POST',
    path: '/api/reports/test-result/email/',
    body: z.strictObject({
      test_id: Id,
      patient_id: z.nullish(Id),
      timezone: z.optional(filled(TEXT_MAX.timezone)),
      demo: z.optional(z.boolean()),
    }),
    built: true,
  },
  getTrendAnalysis: {
    id: 'H-110',
    method: 'GET',
    path: '/api/reports/trend-analysis/',
    query: z.strictObject({ patient_id: Id, timezone, age }),
    file: 'text/html',
    built: true,
  },
  getBundleReportModes: {
    id: 'H-111',
    method: 'GET',
    path: '/api/reports/testbundle/modes/',
    query: z.strictObject({ test_bundle_id: Id }),
    /** Whether the bundle's report exists as a single page. */
    answer: z.object({ singlepage: z.boolean() }),
    built: true,
  },
  getBundleReport: {
    id: 'H-112',
    method: 'GET',
    path: '/api/reports/testbundle/html/',
    query: bundleReport,
    file: 'text/html',
    built: true,
  },
  getBundleReportPdf: {
    id: 'H-113',
    method: 'GET',
    path: '/api/reports/testbundle/pdf/',
    query: bundleReport,
    file: 'application/pdf',
    built: true,
  },
  getBundleReportDicom: {
    id: 'H-114',
    method: 'GET',
    path: '/api/reports/testbundle/dicom/',
    query: bundleReport,
    file: 'application/dicom',
    built: true,
  },
  getBundleReportImage: {
    id: 'H-115',
    method: 'GET',
    path: '/api/reports/testbundle/image/',
    query: bundleReport,
    file: 'image/png',
    built: true,
  },
} as const satisfies Calls;
