import type { Letter, Outbox, TextMessage } from './outbox.ts';

/** So many messages are kept. */
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

interface Where {
  /** The settings request sample data. */
  isDemo: boolean;
  /** The database is one that was filled with them. */
  holdsDemo: boolean;
  /** It runs from what is deployed, not from its sources. */
  isBuilt: boolean;
  /** What is really sent. */
  outbox: Outbox | undefined;
}

/** A sandbox only where all is sample data: what it shows lets anybody into every account. */
export const sandboxFor = ({ isDemo, holdsDemo, isBuilt, outbox }: Where): Sandbox | undefined =>
  isDemo && holdsDemo && !isBuilt && !outbox ? sandbox() : undefined;

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
