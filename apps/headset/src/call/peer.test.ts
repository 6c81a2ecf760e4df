import type { CallMessage } from '@isopter/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RTCPeerConnection, usePCMU as pcmu, useVP8 as vp8 } from 'werift';
import { after } from '../after.ts';
import { loadPeers, type Peer, type PeerOptions } from './peer.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

const connection = 'c0000000-0000-4000-8000-000000000001';
const KEY_FRAME = Uint8Array.from({ length: 2_500 }, (_, i) => i % 251);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** A headset and a technician who calls it. `isEarly` keeps the candidates, to be sent before the offer. */
async function calling({ isEarly = false, ...over }: Partial<PeerOptions> & { isEarly?: boolean } = {}) {
  const openPeer = await loadPeers();
  const technician = new RTCPeerConnection({ codecs: { audio: [pcmu()], video: [vp8()] } });
  const got = { audio: [] as Buffer[], video: [] as Buffer[] };
  technician.onTrack.subscribe((track) => {
    track.onReceiveRtp.subscribe(({ payload }) => got[track.kind === 'video' ? 'video' : 'audio'].push(payload));
  });
  const states: boolean[] = [];
  const headset: Peer = openPeer({
    iceServers: [],
    camera: () => Promise.resolve(KEY_FRAME),
    after,
    now: () => performance.now(),
    onConnected: (isConnected) => states.push(isConnected),
    onFailure: () => undefined,
    ...over,
    send: ({ type, data }) => {
      if (type === 'answer') void technician.setRemoteDescription({ type, sdp: data.sdp });
    },
  });
  const messages: Extract<CallMessage, { type: 'candidate' }>[] = [];
  technician.onIceCandidate.subscribe((candidate) => {
    const { candidate: line = '', sdpMid = null, sdpMLineIndex = null } = candidate?.toJSON() ?? {};
    const data = { connection, candidate: line, sdp_mid: sdpMid, sdp_m_line_index: sdpMLineIndex };
    if (isEarly) messages.push({ type: 'candidate', data });
    else headset.take({ type: 'candidate', data });
  });
  for (const kind of ['audio', 'video'] as const) technician.addTransceiver(kind, { direction: 'sendrecv' });
  await technician.setLocalDescription(await technician.createOffer());
  ends.push(headset.close, () => technician.close());
  const offer = { type: 'offer', data: { connection, sdp: technician.localDescription!.sdp } } as const;
  return { headset, offer, got, states, messages };
}

describe('a peer connection of a headset (of CALL-02)', () => {
  it('answers an offer, and sends pictures and sound', async () => {
    const { headset, offer, got, states } = await calling();
    headset.take(offer);
    await eventually(() => expect(got.video.length).toBeGreaterThanOrEqual(6));
    const first = got.video.findIndex((payload) => payload[0] === 0x10);
    const picture = got.video.slice(first, first + 3).map((payload) => payload.subarray(1));
    expect(Buffer.concat(picture)).toEqual(Buffer.from(KEY_FRAME));
    await eventually(() => expect(got.audio.length).toBeGreaterThanOrEqual(3));
    expect(got.audio[0]).toHaveLength(160);
    expect(states).toEqual([true]);
  });

  it('keeps candidates that come before the offer', async () => {
    const { headset, offer, messages, states } = await calling({ isEarly: true });
    await eventually(() => expect(messages.length).toBeGreaterThan(1));
    for (const message of messages) headset.take(message);
    headset.take(offer);
    await eventually(() => expect(states).toEqual([true]));
  });

  it('continues after an invalid offer', async () => {
    const { headset, offer, states } = await calling();
    headset.take({ ...offer, data: { ...offer.data, sdp: 'v=1' } });
    headset.take(offer);
    await eventually(() => expect(states).toEqual([true]));
  });

  it('sends sound alone without a camera', async () => {
    const { headset, offer, got } = await calling({ camera: null });
    headset.take(offer);
    await eventually(() => expect(got.audio.length).toBeGreaterThanOrEqual(10));
    expect(got.video).toEqual([]);
  });

  it('reports a failed camera', async () => {
    const onFailure = vi.fn<(error: unknown) => void>();
    const { headset, offer } = await calling({ camera: () => Promise.reject(new Error('broken lens')), onFailure });
    headset.take(offer);
    await eventually(() => expect(onFailure).toHaveBeenCalled());
  });
});
