import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { device, testRecord } from '../../src/platform/db/schema.ts';
import { storeRecords } from '../../src/edge/channel/ingest.ts';
import { connect, stimulus } from '../support/device.ts';
import { type Lane, startLane } from '../support/lane.ts';
import { ENGINES } from '../support/server.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

const FIELD = { test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' } };

/** docs/decisions/0017-what-is-acknowledged-is-stored.md */
describe.each(ENGINES)('an acknowledgement of a record, on %s', (engine) => {
  let lane: Lane;
  beforeAll(async () => {
    lane = await startLane(engine);
  });
  afterEach(() => lane.server.store.db.update(device).set({ testId: null }));
  afterAll(() => lane.close());

  const stored = async (id: string): Promise<number[]> => {
    const { db } = lane.server.store;
    const rows = await db.select().from(testRecord).where(eq(testRecord.testId, id)).orderBy(asc(testRecord.seqNum));
    return rows.map(({ seq }) => seq);
  };

  /** Keeps the tables of records locked until `work` is done: the database is slow. */
  const whileSlow = (work: () => Promise<void>): Promise<void> =>
    lane.server.store.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ${testRecord} in exclusive mode`);
      await work();
    });

  it('is sent only after storing, and the server pauses reading when it is full, without losing a record [SRV-02]', async () => {
    const { order, params } = await lane.order(FIELD);
    const { headset } = lane;
    const COUNT = 12_000;
    const isHeard = () => [...lane.server.app.websocketServer.clients].every(({ isPaused }) => !isPaused);
    let acks = 0;
    headset.socket.on('message', (data: Buffer) => (acks += data.toString().includes('"ack"') ? 1 : 0));
    await whileSlow(async () => {
      for (let seq = 1; seq <= COUNT; seq += 1) headset.report(order, seq, [stimulus(seq)]);
      await eventually(() => expect(isHeard()).toBe(false));
      expect(acks).toBe(0);
    });
    await lane.acknowledged(COUNT);
    expect(headset.socket.readyState).toBe(headset.socket.OPEN);
    expect(isHeard()).toBe(true);
    expect(await stored(params.id)).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
  });

  it('is not stored twice when the server was cut off between the two [SRV-02] [MON-03]', async () => {
    const { order, params } = await lane.order(FIELD);
    const monitor = lane.watch(params.id);
    await monitor.next(({ type }) => type === 'ready');
    const { db } = lane.server.store;
    const records = [1, 2, 3].map((seq) => ({
      deviceId: lane.deviceId,
      testId: order.test_id,
      run: order.run,
      seq,
      event: stimulus(seq),
    }));
    // Stored, and then neither acknowledged nor told.
    const first = await storeRecords(db, records);
    expect(first.outcomes[0]).toMatchObject({ acknowledged: 3, frames: { length: 3 } });
    lane.headset.report(order, 1, [stimulus(1), stimulus(2), stimulus(3), stimulus(4)]);
    await lane.acknowledged(4);
    expect(await stored(params.id)).toEqual([1, 2, 3, 4]);
    // The monitor sees by the number that it missed something.
    const { data } = await monitor.next(({ type }) => type === 'new_stimuli');
    const { body } = await lane.doctor.call('getPerimetryState', { params });
    expect(data).toMatchObject({ index: 4, seq_num: body.seq_num });
    expect(body.stimuli.map((one: { seq_num: number }) => one.seq_num)).toEqual(
      [3, 2, 1, 0].map((before) => body.seq_num - before),
    );
    monitor.socket.close();
  });

  it('but for a record the database refuses: it is left out and named, and those of its batch are kept [SRV-02] [API-06]', async () => {
    const { db } = lane.server.store;
    await db.execute(
      sql`alter table ${testRecord} add constraint no_x_of_17 check (coalesce((data->>'x')::float8, 0) <> 17)`,
    );
    try {
      const { order, params } = await lane.order(FIELD);
      const events = Array.from({ length: 50 }, (_, index) => stimulus(index + 1, { x: index === 30 ? 17 : 3 }));
      lane.headset.report(order, 1, events);
      const refused = await lane.headset.next(({ type }) => type === 'refused');
      expect(refused).toMatchObject({ records: [{ seq: 31, reason: 'cannot be stored' }] });
      await lane.acknowledged(50);
      expect(await stored(params.id)).toEqual(events.map((_, index) => index + 1).filter((seq) => seq !== 31));
      expect((await lane.doctor.call('getTest', { params })).body.records_ignored).toBe(1);
    } finally {
      await db.execute(sql`alter table ${testRecord} drop constraint no_x_of_17`);
    }
  });

  it('is not sent if the database fails; the headset reconnects and repeats the record [SRV-02]', async () => {
    const { order, params } = await lane.order(FIELD);
    const { db } = lane.server.store;
    await db.execute(sql`alter table ${testRecord} rename to elsewhere`);
    lane.headset.report(order, 1, [stimulus(1)]);
    expect(await lane.headset.closed).toBe(1012);
    await db.execute(sql`alter table elsewhere rename to test_record`);
    lane.headset = await connect(lane.address, lane.token);
    expect(lane.headset.welcome).toMatchObject({ acknowledged: 0, test: { test_id: order.test_id } });
    lane.headset.report(order, 1, [stimulus(1)]);
    await lane.acknowledged(1);
    expect(await stored(params.id)).toEqual([1]);
  });
});
