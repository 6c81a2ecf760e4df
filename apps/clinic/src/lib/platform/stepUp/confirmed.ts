import { openChannel } from '../browser/channel.ts';

const CHANNEL = 'isopter.stepUp';

/** Tells the other tabs of this browser that the identity provider has confirmed who the user is. */
export function tellConfirmed(): void {
  const channel = openChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
  channel?.postMessage('confirmed');
  channel?.close();
}

/** Calls back when another tab reports it. @returns a function that unsubscribes */
export function hearConfirmed(onConfirmed: () => void): () => void {
  const channel = openChannel(CHANNEL);
  channel?.addEventListener('message', onConfirmed);
  return () => channel?.close();
}
