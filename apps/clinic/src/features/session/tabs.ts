import { openChannel } from '../../lib/platform/browser/channel.ts';

/** Messages between the tabs of a browser, which share the cookie of the session. */
export type TabMessage = { is: 'signed-in'; user: string } | { is: 'signed-out' } | { is: 'active' };

/** How often a tab tells that somebody is there, in milliseconds. */
const ACTIVE_EVERY = 5_000;

let channel: BroadcastChannel | null = null;

/** Tells the other tabs of this browser. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origins
export const tellTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Joins the other tabs: hears them, and tells them that somebody is there. */
export function joinTabs(hear: (message: TabMessage) => void): void {
  channel = openChannel('isopter.session');
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data));
  let told = 0;
  const onInput = (): void => {
    if (Date.now() - told < ACTIVE_EVERY) return;
    told = Date.now();
    tellTabs({ is: 'active' });
  };
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const)
    addEventListener(type, onInput, { capture: true, passive: true });
}
