import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { device, storageCommitment, test } from '../../../platform/db/schema.ts';
import { readElements } from '../../../platform/dicom/elements.ts';
import { encode } from '../../../platform/dicom/encode.ts';
import { stimulus } from '../../../../test/support/device.ts';
import { FAST, status } from '../../../../test/support/lane.ts';
import { type PacsLane, POOL, startPacsLane } from '../../../../test/support/dicom/pacs.ts';
import { type PlainPacs, startPlainPacs } from '../../../../test/support/dicom/plainPacs.ts';
import { ENGINES } from '../../../../test/support/server.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';
import { listeningOn } from './listening.ts';
import { claimCommitment, settleCommitment, storeReport } from './store.ts';

const ACTION = 0x0130;

/** Creates an archive's report for a request: all its objects confirmed, or none. */
function answerTo(request: Buffer, isKept: boolean): Buffer {
  const [transaction, references] = [0x00081195, 0x00081199].map(
    (tag) => readElements(request, 'explicit').find((one) => one.tag === tag)!.value,
  );
  const uidsOf = (items: typeof references) => (items instanceof Uint8Array ? [] : (items ?? []));
  const text = (value: typeof references) => (value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : '');
  const objects = uidsOf(references).map((object) => text(object.find(({ tag }) => tag === 0x00081155)?.value));
  return encode([
    [0x00081195, 'UI', text(transaction).replaceAll('\0', '')],
    [
      isKept ? 0x00081199 : 0x00081198,
      'SQ',
      objects.map((uid) => [
        [0x00081155, 'UI', uid.replaceAll('\0', '')],
        [0x00081197, 'US', 0x0112],
      ]),
    ],
  ]);
}

describe.each(ENGINES)('confirmations of archives, on %s', (engine) => {
  let pacs: PacsLane;
  let archive: PlainPacs;
  let isKept: boolean | undefined;
  let answer: (field: number) => number;
  beforeAll(async () => {
    pacs = await startPacsLane(engine);
    archive = await startPlainPacs({
      status: (field) => answer(field),
      eventOf: (request) => (isKept === undefined ? undefined : answerTo(request, isKept)),
    });
  });
  afterAll(async () => {
    archive.close();
    await pacs.close();
  });
  beforeEach(async () => {
    await pacs.reset();
    isKept = true;
    answer = () => 0;
    await pacs.setUp({ ...pacs.sandbox.connection, archive: { ...archive.endpoint, commitment: true } });
    await pacs.lane.server.store.db.update(device).set({ poolId: POOL.id }).where(eq(device.id, pacs.lane.deviceId));
  });

  async function examined(): Promise<string> {
    const { order, params } = await pacs.lane.order(FAST);
    pacs.lane.headset.report(order, 1, [status('started'), stimulus(1), stimulus(2, { x: 9, y: 3 })]);
    await pacs.lane.finish(order, 4);
    return params.id;
  }
  const stateOf = async (id: string) => (await pacs.doctor.call('getTest', { params: { id } })).body.pacs_integration;
  const becomes = (id: string, commitment: object) =>
    eventually(async () => expect(await stateOf(id)).toMatchObject({ status: 'AGENT_SUCCESS', commitment }));
  const retry = (id: string) => pacs.oga.call('retryPacsRecord', { params: { id } });
  const rowOf = async (id: string) =>
    (await pacs.lane.server.store.db.select().from(storageCommitment).where(eq(storageCommitment.testId, id)))[0]!;

  it('make a stored result confirmed, or not confirmed with the reason of each object; it can be sent again [OUR-916] [OUR-918]', async () => {
    const { db } = pacs.lane.server.store;
    isKept = false;
    const id = await examined();
    const details = expect.stringContaining('the archive does not have it (0x0112)') as string;
    await becomes(id, { status: 'NOT_CONFIRMED', details });
    const listed = (await pacs.oga.call('listPacsRecords', { query: { limit: '50' } })).body.results[0];
    expect(listed).toMatchObject({ id, status: 'AGENT_SUCCESS', commitment: { status: 'NOT_CONFIRMED', details } });
    const first = (await rowOf(id)).transaction;
    isKept = true;
    expect((await retry(id)).status).toBe(204);
    await becomes(id, { status: 'CONFIRMED', details: null });
    expect((await rowOf(id)).transaction).not.toBe(first);
    const [row] = await db.select().from(test).where(eq(test.id, id));
    expect(row?.pacsInstances?.map((one) => one.isKept)).toEqual(row?.pacsInstances?.map(() => true));
    expect(row?.pacsInstances?.length).toBeGreaterThan(1);
    expect((await retry(id)).status).toBe(409);
  });

  it('may come later, under the transaction of the request; without one in an hour the result is not confirmed [OUR-917]', async () => {
    const { db } = pacs.lane.server.store;
    isKept = undefined;
    const id = await examined();
    const requested = await eventually(async () => {
      const row = await rowOf(id);
      expect(row.requested).not.toBeNull();
      return row;
    });
    expect(await stateOf(id)).toMatchObject({ commitment: { status: 'WAITING', details: null } });
    const late = requested.requested!.getTime() + 60 * 60_000;
    expect(await claimCommitment(db, new Date(late - 1))).toBeUndefined();
    const taken = await claimCommitment(db, new Date(late));
    expect(taken?.testId).toBe(id);
    await settleCommitment(db, taken!, 'no answer', new Date(late));
    await becomes(id, { status: 'NOT_CONFIRMED', details: 'The archive did not answer within an hour.' });
    const [row] = await db.select().from(test).where(eq(test.id, id));
    const kept = row!.pacsInstances!.map(({ sopInstance }) => sopInstance);
    const { take, wrongTitle } = listeningOn(db);
    expect(await take({ transaction: '2.25.1', kept, failed: [] })).toBe(false);
    expect(await take({ transaction: requested.transaction, kept, failed: [] })).toBe(true);
    await becomes(id, { status: 'CONFIRMED', details: null });
    const titles = { calledAe: 'ISOPTER', callingAe: 'PLAIN' };
    expect(await wrongTitle(titles)).toBeUndefined();
    expect(await wrongTitle({ ...titles, callingAe: 'OTHER' })).toBe('callingAe');
    expect(await wrongTitle({ ...titles, calledAe: 'OTHER' })).toBe('calledAe');
  });

  it('are requested again after a failure, and not at all of an archive that is not asked [OUR-916]', async () => {
    const { db } = pacs.lane.server.store;
    answer = (field) => (field === ACTION ? 0x0213 : 0);
    const id = await examined();
    await becomes(id, { status: 'WAITING', details: expect.stringContaining('0x0213') as string });
    answer = (field) => (field === ACTION ? 0x0122 : 0);
    await db
      .update(storageCommitment)
      .set({ due: sql`now()` })
      .where(isNotNull(storageCommitment.due));
    await becomes(id, { status: 'NOT_CONFIRMED', details: expect.stringContaining('0x0122') as string });
    await pacs.setUp({ ...pacs.sandbox.connection, archive: archive.endpoint });
    const other = await examined();
    await eventually(async () => expect(await stateOf(other)).toEqual({ status: 'AGENT_SUCCESS', details: null }));
    expect(await storeReport(db, { transaction: 'none', kept: [], failed: [] })).toBe(false);
  });
});
