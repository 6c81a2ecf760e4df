import {
  callUrl,
  LazyCall,
  loadAzureCall,
  PeerCall,
  type VideoCallView,
  type VideoProvider,
} from '@isopter/api-client';
import { CALL_PATIENCE, type Id, type Session } from '@isopter/contract';
import { proxy, ref } from 'valtio';
import { readTab, writeTab } from '../../../lib/platform/storage/tab.ts';
import { type AzureSeat, azureSeatOf, type AzureTokens } from './azureSeat.ts';
import { loadAzureSdk } from './loadAzureSdk.ts';

/** Which side of a call somebody is: the technician who joined, or the user where the patient is. */
export type Party = 'admin' | 'user';

/** The session that is called, and how. */
export interface CallTarget {
  session: Id;
  party: Party;
  /** Whether the other side is a headset. */
  isWithHeadset: boolean;
  /** Whether the technician calls again, after another call of the session. */
  isAgain: boolean;
}

/** The start of a call: the technician's first call, another one, an answer, or a return after a reload. */
export type CallStart = 'call' | 'callAgain' | 'answer' | 'rejoin';

interface OpenCall extends CallTarget {
  /** Whether somebody at this page has just pressed a button that calls. */
  isCalledHere: boolean;
  provider: VideoProvider;
  view: VideoCallView;
}

/** The one video call of this page; it continues across screens. Its tokens and pictures are in memory only. */
export const call: { open: OpenCall | null } = proxy<{ open: OpenCall | null }>({ open: null });

/** The session of a call: its device, or the Azure tokens of its users. */
export type CallSession = Pick<Session, 'id' | 'device'> & Partial<AzureTokens>;

/** Creates the provider of a call, through Azure for sessions with its tokens; stories replace it. */
export const providers = {
  make: ({ session, ...options }: CallTarget, seat?: AzureSeat): VideoProvider => {
    const url = callUrl(session);
    if (!seat) return new PeerCall({ url, ...options });
    return new LazyCall(() => loadAzureCall({ url, ...options, ...seat, loadSdk: loadAzureSdk }));
  },
};

/** Key under which a tab keeps the session of its call, to rejoin it after a reload. */
const IN_CALL = 'isopter.call';

/** Opens the call of a session, and closes the call before it. */
export function openCall(called: CallSession, party: Party, start: CallStart): void {
  const { id, device } = called;
  closeCall();
  writeTab(IN_CALL, id);
  const target: CallTarget = { session: id, party, isWithHeadset: Boolean(device), isAgain: start === 'callAgain' };
  const isCalledHere = start === 'call' || start === 'callAgain';
  // the tokens of the service stay inside the provider
  const provider = providers.make(target, azureSeatOf(called, party));
  call.open = { ...target, isCalledHere, provider: ref(provider), view: ref(provider.view) };
  const { open } = call;
  provider.on((view) => {
    // a call that was replaced says nothing more
    if (call.open !== open) return;
    open.view = ref(view);
    if (view.state === 'ending' || view.state === 'ended') writeTab(IN_CALL, null);
  });
  void provider.join();
}

/** Returns whether this page was in the call of a session before a reload. */
export const wasInCall = (session: Id): boolean => readTab(IN_CALL) === session;

/** Ends the call, if there is one, and takes its panel away. */
export function closeCall(): void {
  endOpenCall();
}

/** @returns whether the other side was notified, or there was no call to end */
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
export function takeCall(session: CallSession): boolean {
  if (performance.now() < declinedUntil) {
    declinedUntil = 0;
    return false;
  }
  // in a session with a headset, no browser is called
  openCall({ ...session, device: null }, 'user', 'answer');
  return true;
}

/** Returns whether a call is ringing or connected. */
export const isCalling = (open: { view: Pick<VideoCallView, 'state'> } | null): boolean =>
  open !== null && open.view.state !== 'ended' && open.view.state !== 'ending';
