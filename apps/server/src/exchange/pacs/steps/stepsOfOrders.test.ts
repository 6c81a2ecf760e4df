import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { audit, device, procedureStep, test } from '../../../platform/db/schema.ts';
import { stimulus } from '../../../../test/support/device.ts';
import { FAST, status } from '../../../../test/support/lane.ts';
import { type PacsLane, startPacsLane } from '../../../../test/support/dicom/pacs.ts';
import { type PlainPacs, startPlainPacs } from '../../../../test/support/dicom/plainPacs.ts';
import { ENGINES } from '../../../../test/support/server.ts';
import { claimStep, updateSteps } from './store.ts';
import { eventually } from '../../../../../../scripts/test/eventually.ts';

const SET = 0x0120;
const NO_RESOURCES = 0x0213;
const REFUSED = 0x0122;

describe.each(ENGINES)('procedure steps of orders, on %s', (engine) => {
  let pacs: PacsLane;
  let ris: PlainPacs;
  /** The status that the system answers each message with. */
  let answer: (field: number) => number;
  beforeAll(async () => {
    pacs = await startPacsLane(engine);
    ris = await startPlainPacs({ status: (field) => answer(field) });
  });
  afterAll(async () => {
    ris.close();
    await pacs.close();
  });
  beforeEach(async () => {
    await pacs.reset();
    answer = () => 0;
    ris.received.length = 0;
    await pacs.setUp({ ...pacs.sandbox.connection, mpps: ris.endpoint });
    await pacs.lane.server.store.db.update(device).set({ poolId: null });
  });

  const recordOf = async (id: string) =>
    (await pacs.oga.call('listPacsRecords', { query: { limit: '50' } })).body.results.find(
      (record: { id: string }) => record.id === id,
    );
  const stepBecomes = (id: string, expected: object) =>
    eventually(async () => expect((await recordOf(id))?.procedure_step).toMatchObject(expected));
  /** Starts the test of an order. */
  async function begin() {
    const [item] = (await pacs.found()).results?.filter(({ can_create_patient }) => can_create_patient) ?? [];
    const made = await pacs.lane.order({ ...FAST, patient: null, mwl_query_result_item: item?.id });
    pacs.lane.headset.report(made.order, 1, [status('started'), stimulus(1)]);
    await pacs.lane.acknowledged(2);
    return { id: made.params.id, order: made.order, item };
  }
  const told = () => ris.received.map((one) => one.toString('latin1'));

  it('are reported as in progress when the test starts, and as completed with its objects once they are stored [OUR-914]', async () => {
    const { id, order, item } = await begin();
    await stepBecomes(id, { status: 'IN_PROGRESS', details: null });
    expect(await recordOf(id)).toMatchObject({ status: null, status_changed: null });
    expect(told()).toHaveLength(1);
    for (const text of ['IN PROGRESS', item?.accession_number, item?.study_instance_uid, item?.patient_id])
      expect(told()[0]).toContain(text);
    const rows = await pacs.lane.server.store.db.select().from(audit).where(eq(audit.action, 'sendToPacs'));
    expect(rows.map(({ objectIds }) => objectIds)).toEqual([[id]]);
    await pacs.lane.finish(order, 3);
    await stepBecomes(id, { status: 'COMPLETED', details: null });
    expect(told()).toHaveLength(2);
    const uids = pacs.heard.map((one) => String(one['SOPInstanceUID']));
    expect(uids).toHaveLength(2);
    for (const text of ['COMPLETED', ...uids]) expect(told()[1]).toContain(text);
  });

  it('are reported as discontinued when the test is deleted or restarted [OUR-914]', async () => {
    const { id } = await begin();
    await stepBecomes(id, { status: 'IN_PROGRESS' });
    expect((await pacs.doctor.call('restartTest', { params: { id } })).status).toBeLessThan(300);
    await eventually(() => expect(told().filter((one) => one.includes('IN PROGRESS'))).toHaveLength(2));
    await eventually(() => expect(told().filter((one) => one.includes('DISCONTINUED'))).toHaveLength(1));
    expect((await pacs.doctor.call('deleteTest', { params: { id } })).status).toBe(204);
    await eventually(() => expect(told().filter((one) => one.includes('DISCONTINUED'))).toHaveLength(2));
  });

  it('do not stop the test if the system fails, and are reported again, automatically or by hand [OUR-915]', async () => {
    const { db } = pacs.lane.server.store;
    answer = () => NO_RESOURCES;
    const { id, order } = await begin();
    await stepBecomes(id, { status: 'WAITING', details: expect.stringContaining('0x0213') as string });
    await pacs.lane.finish(order, 3);
    await eventually(async () => expect(await recordOf(id)).toMatchObject({ status: 'AGENT_SUCCESS' }));
    // the examination is not affected, and missing reports are sent in their order
    answer = (field) => (field === SET ? REFUSED : 0);
    await db.update(procedureStep).set({ due: sql`now()` });
    await stepBecomes(id, { status: 'FAILED', details: expect.stringContaining('0x0122') as string });
    expect((await db.select().from(test).where(eq(test.id, id)))[0]?.status).toBe('finished');
    answer = () => 0;
    expect((await pacs.oga.call('retryPacsRecord', { params: { id } })).status).toBe(204);
    await stepBecomes(id, { status: 'COMPLETED', details: null });
    expect((await pacs.oga.call('retryPacsRecord', { params: { id } })).status).toBe(409);
  });

  it('are not reported without a system for them, or in zero-PII mode [OUR-914]', async () => {
    await pacs.setUp(pacs.sandbox.connection);
    const { id, order } = await begin();
    await pacs.lane.finish(order, 3);
    await eventually(async () => expect(await recordOf(id)).toMatchObject({ status: 'AGENT_SUCCESS' }));
    expect((await recordOf(id)).procedure_step).toBeNull();
    await pacs.setUp({ ...pacs.sandbox.connection, mpps: ris.endpoint });
    const { db } = pacs.lane.server.store;
    await pacs.setPreferences({ enable_zero_pii: true });
    await db.delete(procedureStep);
    await updateSteps(db, new Date());
    expect(await db.$count(procedureStep)).toBe(0);
    await pacs.setPreferences({ enable_zero_pii: false });
    await updateSteps(db, new Date());
    await pacs.setPreferences({ enable_zero_pii: true });
    expect(await db.$count(procedureStep)).toBeGreaterThan(0);
    expect(await claimStep(db, new Date('2126-11-20'))).toBeUndefined();
    expect(told()).toEqual([]);
    await db.delete(procedureStep);
    await pacs.setPreferences({ enable_zero_pii: false });
  });
});
