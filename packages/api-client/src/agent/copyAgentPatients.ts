import { ZERO_PII } from '@isopter/contract';
import { copyChanges } from '../zeroPii/jobs.ts';
import type { PatientCopy } from '../zeroPii/patientCopy.ts';
import type { AgentLink } from './agentLink.ts';

/** Brings the local copy up to date with the agent, from the newest change it has on. @throws AgentError */
export const copyAgentPatients = (link: AgentLink, copy: PatientCopy, signal: AbortSignal): Promise<void> =>
  copyChanges(
    signal,
    copy,
    () => undefined,
    (since, offset) => {
      const changed = since !== null && { changed_after: since };
      const query = { limit: ZERO_PII.page, offset, ordering: 'updated' as const, ...changed };
      return link.call('listAgentPatients', { query, signal });
    },
  );
