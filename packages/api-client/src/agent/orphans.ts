import type { Id } from '@isopter/contract';
import { ApiError } from '../ApiError.ts';
import type { AskAgent } from './askAgent.ts';

/** After this time the agent stores nothing more of a request, in milliseconds: it gives each one 30 seconds. */
const SETTLED = 60_000;

/** Patients that the agent may have stored although it did not answer, and that the server does not have. */
export interface Orphans {
  add: (id: Id) => void;
  /** Deletes them at the agent as far as it answers; the others are deleted by a later call. */
  remove: (ask: AskAgent) => Promise<void>;
}

/** Creates an empty list of orphans. It lasts until the page is left. */
export function createOrphans(): Orphans {
  const added = new Map<Id, number>();
  const removing = new Set<Id>();

  async function removeOne(ask: AskAgent, id: Id, since: number): Promise<void> {
    removing.add(id);
    try {
      await ask('deleteAgentPatient', { params: { id } });
      added.delete(id);
    } catch (error) {
      const isMissing = error instanceof ApiError && error.status === 404;
      // until then the agent may still be storing the patient
      if (isMissing && Date.now() - since > SETTLED) added.delete(id);
    } finally {
      removing.delete(id);
    }
  }

  return {
    add: (id) => void added.set(id, Date.now()),
    async remove(ask) {
      const waiting = [...added].filter(([id]) => !removing.has(id));
      await Promise.all(waiting.map(([id, since]) => removeOne(ask, id, since)));
    },
  };
}
