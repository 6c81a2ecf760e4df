import { agentOf } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { session } from './session.ts';

/**
 * Takes the agent of an office group from an answer of the server. A page that was opened before an admin turned the agent on, or
 * changed its address, sends no personal data to the server from here on, and is reloaded: only another document may connect to the
 * agent [OUR-682].
 */
export function hearAgent(officeGroup: Id, origin: string): void {
  const { current } = session;
  if (current === null || current.office_group.id !== officeGroup) return;
  // zero-PII mode has precedence, also if the server says that it is off
  if (current.preferences.enable_zero_pii || agentOf(current) === origin) return;
  Object.assign(current.office_group, { enable_on_prem_pii_agent: true, on_prem_pii_agent_url: origin });
  location.reload();
}
