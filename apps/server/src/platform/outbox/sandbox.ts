import type { Letter, Outbox, TextMessage } from './outbox.ts';

/** Number of messages kept. */
const KEPT = 100;

type Sent = ({ kind: 'letter' } & Letter) | ({ kind: 'text' } & TextMessage);
/** A message that arrived nowhere. */
export type Kept = Sent & { id: number };

/** Takes the place of mail server and gateway where there are only sample data: nothing leaves this machine. */
export interface Sandbox {
  outbox: Required<Outbox>;
  /** The newest first. */
  messages: () => readonly Kept[];
}

/** Creates a sandbox. For sample data only: its page gives access to every account. */
export function sandbox(): Sandbox {
  let kept: readonly Kept[] = [];
  let count = 0;
  const keep = (message: Sent): Promise<void> => {
    count += 1;
    kept = [{ ...message, id: count }, ...kept].slice(0, KEPT);
    return Promise.resolve();
  };
  return {
    outbox: {
      sendLetter: (letter) => keep({ kind: 'letter', ...letter }),
      sendText: (message) => keep({ kind: 'text', ...message }),
    },
    messages: () => kept,
  };
}
