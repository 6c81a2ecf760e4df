import {
  type ApiClient,
  loadBundleReport,
  loadTestReport,
  loadTrendAnalysis,
  type TestReportKind,
} from '@isopter/api-client';
import { type AgeQuery, ageQuery, knowsBirthAlone } from '../patients/knownAges.ts';
import type { ReportMode, SingleEye, Test } from '@isopter/contract';
import type { CallArgs } from '@isopter/contract/routes';

/** The fields a trend report follows: a program, size and strategy. */
export type FollowedFields = Pick<CallArgs<'getTrendAnalysis'>['query'], 'program' | 'size' | 'strategy'>;

/**
 * Loads the report of a test [REP-01]. The patient is loaded first, for the age the report compares with [REP-03].
 *
 * @param eye one eye's report; left out for both [REP-04]
 * @throws ApiError
 */
export async function loadReport(
  client: ApiClient,
  kind: TestReportKind,
  test: Pick<Test, 'id' | 'patient'>,
  eye?: SingleEye,
): Promise<Blob> {
  const known = await ageOf(client, test.patient);
  return loadTestReport(client, kind, {
    test_id: test.id,
    ...known,
    ...(eye && { eye }),
  });
}

/** A bundle whose report is asked for. */
export interface ReportedBundle {
  test_bundle_id: string;
  patient: Test['patient'];
  mode: ReportMode;
}

/** The report of a bundle [REP-01, REP-02]; the patient is loaded first, as for a test. @throws ApiError */
export async function loadBundle(
  client: ApiClient,
  kind: TestReportKind,
  { test_bundle_id, patient, mode }: ReportedBundle,
): Promise<Blob> {
  const known = await ageOf(client, patient);
  return loadBundleReport(client, kind, { test_bundle_id, mode, ...known });
}

/** How the visual fields of a patient developed [REP-05]; the patient is loaded first, as for a report. @throws ApiError */
export async function loadTrend(client: ApiClient, patient_id: string, followed?: FollowedFields): Promise<Blob> {
  const known = await ageOf(client, patient_id);
  return loadTrendAnalysis(client, { patient_id, ...known, ...followed });
}

async function ageOf(client: ApiClient, id: Test['patient']): Promise<AgeQuery> {
  if (!id) return {};
  const patient = await client.call('getPatient', { params: { id } });
  if (!knowsBirthAlone(patient)) return ageQuery(patient);
  return ageQuery(patient, await client.call('listTestDays', { params: { id } }));
}
