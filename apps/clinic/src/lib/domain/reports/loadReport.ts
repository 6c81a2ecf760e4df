import {
  type ApiClient,
  loadBundleReport,
  loadTestReport,
  loadTrendAnalysis,
  type TestReportKind,
} from '@isopter/api-client';
import { type AgeQuery, ageQuery, knowsBirthAlone } from '../patients/knownAges.ts';
import type { Nameless } from '../../platform/session/useNameless.ts';
import type { DrawnForm } from './drawn/drawHere.ts';
import type { ReportMode, SingleEye, Test } from '@isopter/contract';
import type { CallArgs } from '@isopter/contract/routes';

/** The fields a trend report follows: a program, size and strategy. */
export type FollowedFields = Pick<CallArgs<'getTrendAnalysis'>['query'], 'program' | 'size' | 'strategy'>;

/** The forms that browsers draw themselves where only they have names (OUR-667). */
const DRAWN: Partial<Record<TestReportKind, DrawnForm>> = { html: 'html', pdf: 'pdf', image: 'png' };

/** How the report of a test is loaded. */
export interface LoadOptions {
  /** One eye's report; left out for both [REP-04]. */
  eye?: SingleEye | undefined;
  /** Where the names are that the server does not have: this browser draws the report, and the agent draws the PDF. */
  nameless?: Nameless;
  /** Whether names are shown: they may be kept out [PAT-13]. @default true */
  isNamed?: boolean;
}

/**
 * Loads the report of a test [REP-01]. The patient is loaded first, for the age the report compares with [REP-03].
 * @throws ApiError
 */
export async function loadReport(
  client: ApiClient,
  kind: TestReportKind,
  test: Pick<Test, 'id' | 'patient'>,
  { eye, nameless = null, isNamed = true }: LoadOptions = {},
): Promise<Blob> {
  if (nameless === 'agent' && kind === 'pdf') {
    const { loadAgentPdf } = await import('./loadAgentPdf.ts');
    const pdf = await loadAgentPdf(client, { test: test.id, patient: test.patient ?? null, eye });
    if (pdf !== null) return pdf;
  }
  const form = nameless === null ? undefined : DRAWN[kind];
  if (form !== undefined) return (await import('./loadDrawn.ts')).loadDrawn(client, form, test, { eye, isNamed });
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
