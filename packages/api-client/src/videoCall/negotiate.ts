import type { CallMessage, Id } from '@isopter/contract';

type Description = Extract<CallMessage, { type: 'offer' | 'answer' }>;
type Candidate = Extract<CallMessage, { type: 'candidate' }>['data'];

/** Options of {@link negotiate}. */
export interface Negotiation {
  /** Id of this connection: messages about another one are dropped. */
  connection: Id;
  /** If two offers cross, the polite side drops its own. */
  isPolite: boolean;
  send: (message: CallMessage) => void;
  /** Called with an offer before it is answered. */
  onOffer: () => Promise<void>;
}

/**
 * Perfect negotiation (W3C WebRTC, section 10.7): both sides may make an offer at any time, also for a new way through the
 * network. Candidates wait until the description they belong to is there.
 * @returns takes the messages of the other side, one after the other
 */
export function negotiate(
  peer: RTCPeerConnection,
  { connection, isPolite, send, onOffer }: Negotiation,
): (message: CallMessage) => void {
  let isOffering = false;
  let isIgnored = false;
  let early: Candidate[] = [];

  async function describeSelf(): Promise<void> {
    await peer.setLocalDescription();
    const { type, sdp } = peer.localDescription!;
    if (type === 'offer' || type === 'answer') send({ type, data: { connection, sdp } });
  }

  peer.addEventListener('negotiationneeded', () => {
    isOffering = true;
    describeSelf()
      // a connection that was closed meanwhile needs no offer
      .catch(() => undefined)
      .finally(() => (isOffering = false));
  });
  peer.addEventListener('icecandidate', ({ candidate }) => {
    send({
      type: 'candidate',
      data: {
        connection,
        candidate: candidate?.candidate ?? '',
        sdp_mid: candidate?.sdpMid ?? null,
        sdp_m_line_index: candidate?.sdpMLineIndex ?? null,
      },
    });
  });

  async function takeDescription({ type, data: { sdp } }: Description): Promise<void> {
    const isCollision = type === 'offer' && (isOffering || peer.signalingState !== 'stable');
    isIgnored = !isPolite && isCollision;
    if (isIgnored) return;
    await peer.setRemoteDescription({ type, sdp });
    for (const candidate of early.splice(0)) await addCandidate(candidate);
    if (type === 'answer') return;
    await onOffer();
    await describeSelf();
  }

  async function addCandidate({ candidate, sdp_mid, sdp_m_line_index }: Candidate): Promise<void> {
    // an empty one says that there are no more
    if (candidate === '') return;
    await peer.addIceCandidate({ candidate, sdpMid: sdp_mid, sdpMLineIndex: sdp_m_line_index });
  }

  async function take(message: CallMessage): Promise<void> {
    if (!('data' in message) || message.data.connection !== connection) return;
    if (message.type === 'offer' || message.type === 'answer') await takeDescription(message);
    else if (message.type === 'candidate' && !isIgnored) {
      if (peer.remoteDescription) await addCandidate(message.data);
      else early = [...early, message.data];
    }
  }

  let before = Promise.resolve();
  return (message) => {
    // a message that cannot be used, or is for a closed connection, must not block the next one
    before = before.then(() => take(message)).catch(() => undefined);
  };
}
