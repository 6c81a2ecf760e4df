import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { PacsEndpoint } from '../../../platform/db/tables/pacsTypes.ts';
import { type CommitmentReport, readCommitment } from '../../../platform/dicom/commitment.ts';
import { encode } from '../../../platform/dicom/encode.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { TEST_CERTIFICATE } from '../../../../test/support/testCertificate.ts';
import { echo } from '../conversation.ts';
import { converse } from '../converse.ts';
import { SYNTAXES } from '../dimse/association.ts';
import { associateRequest } from '../dimse/pdu.ts';
import type { Listening } from './association.ts';
import { COMMITMENT } from './conversation.ts';
import { listenForCommitments } from './listener.ts';
import { listenerTls } from './listening.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const took: CommitmentReport[] = [];
const listening: Listening = {
  wrongTitle: ({ calledAe, callingAe }) =>
    Promise.resolve(calledAe === 'ISOPTER' ? (callingAe === 'ARCHIVE' ? undefined : 'callingAe') : 'calledAe'),
  take(report) {
    took.push(report);
    return Promise.resolve(report.transaction === '2.25.7');
  },
};
async function listen(tls?: Parameters<typeof listenForCommitments>[1]): Promise<PacsEndpoint> {
  took.length = 0;
  const { port, close } = await listenForCommitments('0', tls, listening);
  closers.push(close);
  const titles = { calledAe: 'ISOPTER', callingAe: 'ARCHIVE', characterSet: '' };
  return { host: '127.0.0.1', port, ...titles, tls: Boolean(tls), ca: tls?.cert ?? null };
}

const u16 = (value: number): Buffer => Buffer.from([value & 0xff, value >> 8]);
function element(number: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16LE(number, 2);
  head.writeUInt32LE(value.length, 4);
  return Buffer.concat([head, value]);
}
/** An event, as an archive sends it. */
const EVENT = Buffer.concat([
  element(0x0002, Buffer.from(COMMITMENT)),
  element(0x0100, u16(0x0100)),
  element(0x0110, u16(7)),
  element(0x0800, u16(1)),
  element(0x1000, Buffer.from('1.2.840.10008.1.20.1.1')),
  element(0x1002, u16(1)),
]);
const dataSetOf = (transaction: string): Buffer =>
  encode([
    [0x00081195, 'UI', transaction],
    [0x00081199, 'SQ', [[[0x00081155, 'UI', '1.2.3.4']]]],
  ]);
/** Tells the listener of an outcome. @returns the status that it answers with */
const tell = (endpoint: PacsEndpoint, transaction: string) =>
  converse<number>(endpoint, [COMMITMENT], { opening: 2_000, response: 2_000 }, async (association) => {
    association.send({ abstractSyntax: COMMITMENT, command: EVENT, dataSet: dataSetOf(transaction) });
    return { result: 'done', value: (await association.receive()).status };
  });

describe('the listener for archives', () => {
  it('accepts the answer of an archive in a new association, and acknowledges it [OUR-917]', async () => {
    const endpoint = await listen();
    expect(await tell(endpoint, '2.25.7')).toEqual({ result: 'done', value: 0 });
    expect(took).toEqual([readCommitment(dataSetOf('2.25.7'), 'explicit')]);
    expect(await tell(endpoint, '2.25.8')).toEqual({ result: 'done', value: 0x0110 });
    expect(await echo(endpoint)).toMatchObject({ result: 'done' });
  });

  it('takes none from an archive that is not asked [OUR-917]', async () => {
    const endpoint = await listen();
    expect(await tell({ ...endpoint, calledAe: 'OTHER' }, '2.25.7')).toMatchObject({ trouble: 'CALLED_AE' });
    expect(await tell({ ...endpoint, callingAe: 'OTHER' }, '2.25.7')).toMatchObject({ trouble: 'CALLING_AE' });
    expect(took).toEqual([]);
  });

  it('has room again after sixteen peers did not close their rejected connections [OUR-917]', async () => {
    const endpoint = await listen();
    const own = { longest: 16_384, implementation: '1.2.3', version: 'TEST' };
    const contexts = [{ id: 1, abstractSyntax: COMMITMENT, transferSyntaxes: Object.keys(SYNTAXES) }];
    const peers = Array.from({ length: 16 }, () =>
      connect({ port: endpoint.port, host: '127.0.0.1', allowHalfOpen: true }),
    );
    for (const peer of peers) {
      peer.write(associateRequest({ calledAe: 'OTHER', callingAe: 'ARCHIVE' }, contexts, own));
      peer.resume();
    }
    await Promise.all(peers.map((peer) => once(peer, 'end')));
    await eventually(async () => expect(await echo(endpoint)).toMatchObject({ result: 'done' }));
    for (const peer of peers) peer.destroy();
  });

  it.each([
    ['random bytes', Buffer.alloc(64, 0xff)],
    ['a unit that never ends', Buffer.from([1, 0, 0x7f, 0xff, 0xff, 0xff])],
    ['a request without a head', Buffer.from([1, 0, 0, 0, 0, 1, 0])],
    ['data without an association', Buffer.from([4, 0, 0, 0, 0, 1, 0])],
  ])('closes a connection that sends %s, and keeps listening [OUR-917]', async (_what, bytes) => {
    const endpoint = await listen();
    const socket = connect(endpoint.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    socket.resume();
    await once(socket, 'close');
    expect(await echo(endpoint)).toMatchObject({ result: 'done' });
  });

  it('uses TLS if it has a key and a certificate [OUR-917]', async () => {
    const endpoint = await listen(TEST_CERTIFICATE);
    expect(await tell(endpoint, '2.25.7')).toEqual({ result: 'done', value: 0 });
    expect(listenerTls({})).toBeUndefined();
    expect(() => listenerTls({ ISOPTER_COMMITMENT_KEY: '/none.pem' })).toThrow(/ISOPTER_COMMITMENT_CERT/);
  });

  it('does not start at an address that is none, or in use', async () => {
    await expect(listenForCommitments('here', undefined, listening)).rejects.toThrow(/ISOPTER_COMMITMENT/);
    const { port } = await listen();
    await expect(listenForCommitments(String(port), undefined, listening)).rejects.toThrow(/EADDRINUSE/);
  });
});
