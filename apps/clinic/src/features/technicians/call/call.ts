import { callUrl, PeerCall, type VideoCallView, type VideoProvider } from '@isopter/api-client';
import type { Id } from '@isopter/contract';
import { proxy, ref } from 'valtio';

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

/** Calls the other side of a session, instead of any call before. */
export function openCall(session: Id, party: Party): void {
  closeCall();
  const provider = providers.make(session, party);
  call.open = { session, party, provider: ref(provider), view: ref(provider.view) };
  const { open } = call;
  provider.on((view) => {
    // a call that was replaced says nothing more
    if (call.open === open) open.view = ref(view);
  });
  void provider.join();
}

/** Ends the call, if there is one, and takes its panel away. */
export function closeCall(): void {
  const { open } = call;
  call.open = null;
  open?.provider.leave();
}

/** Whether somebody is called, or talked to. */
export const isCalling = (open: { view: Pick<VideoCallView, 'state'> } | null): boolean =>
  open !== null && open.view.state !== 'ended' && open.view.state !== 'ending';
