import type { CallMessage, IceServer } from '@isopter/contract';
import type { MediaStreamTrack } from 'werift';
import type { MediaOptions } from './media.ts';
import { sendMedia } from './media.ts';

type WithData<T extends CallMessage['type']> = Extract<CallMessage, { type: T; data: unknown }>;
/** Messages from the technician about a connection. The headset answers with a {@link PeerAnswer}. */
export type PeerMessage = WithData<'offer' | 'candidate'>;
type Own<M> = M extends { type: infer T; data: infer D } ? { type: T; data: Omit<D, 'connection'> } : never;
export type PeerAnswer = Own<WithData<'answer' | 'candidate'>>;

export interface PeerOptions extends Pick<MediaOptions, 'camera' | 'after' | 'now' | 'onFailure'> {
  readonly iceServers: readonly IceServer[];
  readonly send: (message: PeerAnswer) => void;
  /** Called when picture and sound begin to flow, and when they cannot flow any more. */
  readonly onConnected: (isConnected: boolean) => void;
}

/** A peer connection of a headset. The technician makes the offers. */
export interface Peer {
  /** Takes messages of the technician, one after the other. */
  readonly take: (message: PeerMessage) => void;
  readonly close: () => void;
}
export type OpenPeer = (options: PeerOptions) => Peer;

/** Loads WebRTC, which is needed only when somebody calls. @returns opens a connection */
export async function loadPeers(): Promise<OpenPeer> {
  const { RTCPeerConnection, MediaStreamTrack, usePCMU: pcmu, useVP8: vp8 } = await import('werift');

  return ({ iceServers, send, onConnected, ...media }) => {
    const peer = new RTCPeerConnection({
      codecs: { audio: [pcmu()], video: [vp8()] },
      iceServers: iceServers.map(({ urls, username = '', credential = '' }) => ({ urls, username, credential })),
    });
    const tracks: Record<'audio' | 'video', MediaStreamTrack> = {
      audio: new MediaStreamTrack({ kind: 'audio' }),
      video: new MediaStreamTrack({ kind: 'video' }),
    };
    let endMedia: (() => void) | undefined;
    let early: WithData<'candidate'>['data'][] = [];
    let isClosed = false;

    peer.onIceCandidate.subscribe((candidate) => {
      const { candidate: line = '', sdpMid = null, sdpMLineIndex = null } = candidate?.toJSON() ?? {};
      send({ type: 'candidate', data: { candidate: line, sdp_mid: sdpMid, sdp_m_line_index: sdpMLineIndex } });
    });
    peer.connectionStateChange.subscribe((state) => {
      if (isClosed || state === 'new' || state === 'connecting') return;
      const isConnected = state === 'connected';
      if (isConnected) {
        endMedia ??= sendMedia({
          ...media,
          sendVideo: (packet) => tracks.video.writeRtp(packet),
          sendAudio: (packet) => tracks.audio.writeRtp(packet),
        });
      }
      onConnected(isConnected);
    });

    const addCandidate = async ({ candidate, sdp_mid, sdp_m_line_index }: (typeof early)[number]): Promise<void> => {
      // an empty one says that there are no more
      if (candidate === '') return;
      await peer.addIceCandidate({
        candidate,
        ...(sdp_mid !== null && { sdpMid: sdp_mid }),
        ...(sdp_m_line_index !== null && { sdpMLineIndex: sdp_m_line_index }),
      });
    };
    const answer = async (sdp: string): Promise<void> => {
      await peer.setRemoteDescription({ type: 'offer', sdp });
      for (const candidate of early.splice(0)) await addCandidate(candidate);
      for (const transceiver of peer.getTransceivers()) {
        transceiver.setDirection('sendrecv');
        const track = tracks[transceiver.kind === 'video' ? 'video' : 'audio'];
        if (transceiver.sender.track !== track) await transceiver.sender.replaceTrack(track);
      }
      await peer.setLocalDescription(await peer.createAnswer());
      send({ type: 'answer', data: { sdp: peer.localDescription!.sdp } });
    };
    const take = async (message: PeerMessage): Promise<void> => {
      if (isClosed) return;
      if (message.type === 'offer') await answer(message.data.sdp);
      else if (peer.remoteDescription) await addCandidate(message.data);
      else early = [...early, message.data];
    };

    let before = Promise.resolve();
    return {
      take: (message) => {
        // a message that cannot be used must not block the next one
        before = before.then(() => take(message)).catch(() => undefined);
      },
      close: () => {
        isClosed = true;
        endMedia?.();
        void peer.close();
      },
    };
  };
}
