import { describe, expect, it } from 'vitest';
import { CALL_MESSAGE_MAX, readCallFrame, readCallMessage } from './messages.ts';

const connection = 'c0000000-0000-4000-8000-000000000001';
const candidate = {
  connection,
  candidate: 'candidate:1 1 udp 1 192.0.2.1 1 typ host',
  sdp_mid: '0',
  sdp_m_line_index: 0,
};

describe('messages of a call (of TECH-04)', () => {
  it.each([
    ...['startCall', 'restartCall', 'endCall', 'showCamera', 'hideCamera'].map((type) => ({ type })),
    ...['unityAllowVideo', 'unityBlockVideo', 'unityAllowAudio', 'unityBlockAudio'].map((type) => ({ type })),
    { type: 'deviceReady', data: { connection } },
    { type: 'offer', data: { connection, sdp: 'v=0' } },
    { type: 'answer', data: { connection, sdp: 'v=0' } },
    { type: 'candidate', data: candidate },
    { type: 'candidate', data: { connection, candidate: '', sdp_mid: null, sdp_m_line_index: null } },
  ])('are read: $type', (message) => {
    expect(readCallMessage(JSON.stringify(message))).toEqual(message);
  });

  it.each([
    'x',
    'null',
    '{}',
    '{"type":"hangUp"}',
    '{"type":"endCall","data":{}}',
    '{"type":"offer"}',
    '{"type":"deviceReady"}',
    '{"type":"offer","data":{"sdp":"v=0"}}',
    JSON.stringify({ type: 'offer', data: { connection: 'not an id', sdp: 'v=0' } }),
    JSON.stringify({ type: 'offer', data: { connection, sdp: '' } }),
    JSON.stringify({ type: 'offer', data: { connection, sdp: 'x'.repeat(CALL_MESSAGE_MAX + 1) } }),
    JSON.stringify({ type: 'candidate', data: { ...candidate, candidate: 'x'.repeat(2_001) } }),
    JSON.stringify({ type: 'candidate', data: { ...candidate, sdp_m_line_index: -1 } }),
    '{"type":"rtcConfig","data":{"ice_servers":[],"has_relay":false}}',
  ])('are nothing else, and the server alone sends rtcConfig: %.60s', (frame) => {
    expect(readCallMessage(frame)).toBeUndefined();
  });

  it('come from the server with its configuration', () => {
    const config = { type: 'rtcConfig', data: { ice_servers: [{ urls: ['turn:relay.example'] }], has_relay: true } };
    expect(readCallFrame(JSON.stringify(config))).toEqual(config);
    expect(readCallFrame('{"type":"endCall"}')).toEqual({ type: 'endCall' });
    expect(readCallFrame('{"type":"heartbeat"}')).toBeUndefined();
  });
});
