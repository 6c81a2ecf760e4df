import type { Id, SingleEye } from '@isopter/contract';
import type { ApiClient } from '../http.ts';
import type { AskAgent } from './askAgent.ts';

/** The test whose report is loaded. */
export interface AgentReport {
  test: Id;
  patient: Id | null;
  /** One eye's report; left out for both [REP-04]. */
  eye?: SingleEye | undefined;
}

/**
 * Loads the PDF of a test's result from the agent, which adds the name. The server grants it the data of this one report [REP-09].
 * @throws ApiError, as each of the two calls
 */
export async function loadAgentReport(client: ApiClient, ask: AskAgent, report: AgentReport): Promise<Blob> {
  const { test: test_id, patient: patient_id, eye } = report;
  const { grant } = await client.call('createAgentReportGrant', { body: { test_id, ...(eye && { eye }) } });
  const query = { test_id, ...(patient_id !== null && { patient_id }), ...(eye && { eye }) };
  return ask('getAgentTestReportPdf', { query, grant });
}
