import { type ApiClient, loadTestReport, localTimezone, type TestReportKind } from '@isopter/api-client';
import type { SingleEye, Test } from '@isopter/contract';

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
  const patient = test.patient ? await client.call('getPatient', { params: { id: test.patient } }) : undefined;
  return loadTestReport(client, kind, {
    test_id: test.id,
    timezone: localTimezone(),
    ...(typeof patient?.age === 'number' && { age: patient.age }),
    ...(eye && { eye }),
  });
}
