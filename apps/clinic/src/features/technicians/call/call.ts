import { callUrl, PeerCall, type VideoCallView, type VideoProvider } from '@isopter/api-client';
import { CALL_PATIENCE, type Id } from '@isopter/contract';
import { proxy, ref } from 'valtio';
import { readTab, writeTab } from '../../../lib/storage/tab.ts';

/** Which side of a call somebody is: the technician who joined, or the user where the patient is. */
export type Party = 'admin' | 'user';

interface OpenCall {
  session: Id;
  party: Party;
  provider: VideoProvider;
  view: VideoCallView;
}

/** The one video call of this page, which goes on from screen to screen. Its tokens and pictures are in memory only. */
export const call: { open: OpenCall | null } = proxy<{ open: OpenCall | null }>({ open: null });

/** Makes what carries a call of a session; stories take another one. */
export const providers = {
  make: (session: Id, party: Party): VideoProvider => new PeerCall({ url: callUrl(session), party }),
};

/** Where a page notes that it is in a call, to come back into it after a reload; a tab has its own. */
const IN_CALL = 'isopter.call';

/** Calls the other side of a session, instead of any call before. */
export function openCall(session: Id, party: Party): void {
  closeCall();
  writeTab(IN_CALL, session);
  const provider = providers.make(session, party);
  call.open = { session, party, provider: ref(provider), view: ref(provider.view) };
  const { open } = call;
  provider.on((view) => {
    // a call that was replaced says nothing more
    if (call.open !== open) return;
    open.view = ref(view);
    if (view.state === 'ending' || view.state === 'ended') writeTab(IN_CALL, null);
  });
  void provider.join();
}

/** Whether this page was in the call of a session when it was left or loaded anew. */
export const wasInCall = (session: Id): boolean => readTab(IN_CALL) === session;

/** Ends the call, if there is one, and takes its panel away. */
export function closeCall(): void {
  const { open } = call;
  if (open === null) return;
  call.open = null;
  writeTab(IN_CALL, null);
  open.provider.leave();
}

/** Until when calls are declined, in milliseconds of the page: the technician calls until somebody answers. */
let declinedUntil = 0;

/** Ends the call as its panel's button does. A call that still comes in is declined. */
export function hangUp(): void {
  if (isCalling(call.open)) declinedUntil = performance.now() + CALL_PATIENCE;
  closeCall();
}

/** Takes a call that comes in. @returns false if the user has just ended it */
export function takeCall(session: Id): boolean {
  if (performance.now() < declinedUntil) {
    declinedUntil = 0;
    return false;
  }
  openCall(session, 'user');
  return true;
}

/** Whether somebody is called, or talked to. */
export const isCalling = (open: { view: Pick<VideoCallView, 'state'> } | null): boolean =>
  open !== null && open.view.state !== 'ended' && open.view.state !== 'ending';
