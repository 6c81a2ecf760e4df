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

/** Creates the provider of a call; stories replace it. */
export const providers = {
  make: (session: Id, party: Party): VideoProvider => new PeerCall({ url: callUrl(session), party }),
};

/** Key under which a tab keeps the session of its call, to rejoin it after a reload. */
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

/** Whether this page was in the call of a session before it was reloaded. */
export const wasInCall = (session: Id): boolean => readTab(IN_CALL) === session;

/** Ends the call, if there is one, and takes its panel away. */
export function closeCall(): void {
  endOpenCall();
}

/** @returns whether the other side was told, or there was no call to end */
function endOpenCall(): boolean {
  const { open } = call;
  if (open === null) return true;
  call.open = null;
  writeTab(IN_CALL, null);
  return open.provider.leave();
}

/** Until when a call is declined, in milliseconds of the page: a technician who was not told calls for so long. */
let declinedUntil = 0;

/** Ends the call when the user presses the button for it. */
export function hangUp(): void {
  const isUnderWay = isCalling(call.open);
  if (!endOpenCall() && isUnderWay) declinedUntil = performance.now() + CALL_PATIENCE;
}

/** Answers an incoming call. @returns false if the user has just ended this call, and the technician does not know it */
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
