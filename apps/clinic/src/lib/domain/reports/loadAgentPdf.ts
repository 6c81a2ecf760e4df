import { AgentError, type AgentReport, type ApiClient, ApiError } from '@isopter/api-client';
import { loadAgent } from '../../platform/agent/loadAgent.ts';

/**
 * Loads the PDF of a test's result from the on-premises agent, which adds the name [REP-09].
 * @returns null if the agent does not have the patient, or does not answer this user: the browser draws the report then
 * @throws ApiError
 */
export async function loadAgentPdf(client: ApiClient, report: AgentReport): Promise<Blob | null> {
  const { loadReportPdf } = await loadAgent();
  try {
    return await loadReportPdf(client, report);
  } catch (error) {
    // names that the server has from before the agent
    if (error instanceof ApiError && !(error instanceof AgentError) && error.status === 404) return null;
    throw error;
  }
}
