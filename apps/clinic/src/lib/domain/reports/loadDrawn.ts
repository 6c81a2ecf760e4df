import type { ApiClient } from '@isopter/api-client';
import type { Test } from '@isopter/contract';
import type { DrawnForm } from './drawn/drawHere.ts';
import type { LoadOptions } from './loadReport.ts';

/**
 * Draws the report of a test in this browser, as only browsers have names in zero-PII mode and with an on-premises agent (OUR-667).
 * @throws ApiError
 */
export async function loadDrawn(
  client: ApiClient,
  form: DrawnForm,
  test: Pick<Test, 'id' | 'patient'>,
  { eye, isNamed = true }: LoadOptions,
): Promise<Blob> {
  const { drawHere } = await import('./drawn/drawHere.ts');
  const [data, person] = await Promise.all([
    client.call('getTestReportData', { query: { test_id: test.id, ...(eye && { eye }) } }),
    test.patient ? client.call('getPatient', { params: { id: test.patient } }) : {},
  ]);
  return drawHere(form, await data.text(), { person, isNamed, now: new Date() });
}
