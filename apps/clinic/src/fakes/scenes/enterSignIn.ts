import type { BackendHandlers } from '../stage/backend.ts';
import { cancelled, endDialog } from '../browser/securityKeys.ts';
import { stage } from '../stage/stage.tsx';

/**
 * Prepares a story of the sign-in: nobody is signed in yet.
 * @param dialog what the browser's dialog for keys and passkeys ends with
 * @returns a `beforeEach` of the story
 */
export const enterSignIn =
  (handlers: BackendHandlers, dialog: () => Promise<Credential | null> = cancelled) =>
  async ({ globals }: { globals: Record<string, unknown> }): Promise<() => void> => {
    const leave = await stage(String(globals['locale']), handlers, null);
    const bringBack = endDialog(dialog);
    return () => {
      bringBack();
      leave();
    };
  };
