import { fn } from 'storybook/test';
import type { BackendHandlers } from '../stage/backend.ts';
import { clinic } from '../data/clinic.ts';
import { formHandlers, listHandlers } from '../stage/handlers.ts';
import { installSocket } from '../browser/scriptedSocket.ts';
import { stage } from '../stage/stage.tsx';
import { ITEMS, pacsUser, worklistHandlers } from '../data/worklist.ts';
import type { SignedIn } from '../../lib/platform/session/session.ts';

/** Records the queries to the PACS. */
export const asked = fn();

const handlers: BackendHandlers = {
  ...listHandlers,
  ...formHandlers,
  ...clinic,
  getPatient: formHandlers.getPatient!,
  listTestPresets: () => [],
  ...worklistHandlers,
  createMwlQuery: ({ body }) => {
    asked(body);
    return { mwl_query_id: ITEMS[0]!.id };
  },
};

/** Makes the world before a story of the worklist: a clinic with a PACS, whose sockets are silent. */
export const enterWorklist =
  (more: BackendHandlers = {}, who: SignedIn = pacsUser) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    asked.mockClear();
    const endSocket = installSocket({ ready: null });
    const leave = await stage(String(globals['locale']), { ...handlers, ...more }, who);
    return () => {
      endSocket();
      leave();
    };
  };
