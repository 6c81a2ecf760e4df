import type { ApiClient } from '@isopter/api-client';
import type { SingleEye, Test } from '@isopter/contract';

/** The forms a report comes in, by their calls. */
const CALLS = { html: 'getTestReport', pdf: 'getTestReportPdf', png: 'getTestReportImage' } as const;
export type ReportKind = keyof typeof CALLS;

/**
 * Loads the report of a test [REP-01]. The patient is loaded first, for the age the report compares with [REP-03].
 *
 * @param eye one eye's report; left out for both [REP-04]
 * @throws what the calls throw
 */
export async function loadReport(
  client: ApiClient,
  kind: ReportKind,
  test: Pick<Test, 'id' | 'patient'>,
  eye?: SingleEye,
): Promise<Blob> {
  const patient = test.patient ? await client.call('getPatient', { params: { id: test.patient } }) : undefined;
  const query = {
    test_id: test.id,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(typeof patient?.age === 'number' && { age: patient.age }),
    ...(eye && { eye }),
  };
  return client.call(CALLS[kind], { query });
}
