import type { ServerFrame } from '@isopter/contract';
import type { Db } from '../../platform/db/store.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { testTopic } from '../../platform/bus/topics.ts';
import type { Log } from '../../platform/lib/log.ts';
import { type Meter, noMeter } from '../../platform/metrics/meter.ts';
import { ackDelay, gatherAcks } from './acks.ts';
import { batcher } from './batcher.ts';
import { type DeviceRecord, type Outcome, type Refusal, storeRecords } from './ingest.ts';

/** A connected headset, as far as its records need one. */
export interface Reporter {
  /** Writes a frame as it is. */
  write: (frame: ServerFrame) => void;
  /** Disconnects it; it reconnects and repeats everything that was not acknowledged. */
  sendAway: () => void;
  /** Pauses or resumes reading its socket; frames meanwhile wait in the network and in the headset. */
  listen: (isHeard: boolean) => void;
}

/** Stores the records of this server's headsets, acknowledges them, and publishes them to monitors. */
export interface Recorder {
  add(record: DeviceRecord): void;
  /** Sends pending acknowledgements and refusals of a headset at once, before another frame. */
  flush(reporter: Reporter): void;
  /** Returns whether the limit of waiting records is reached. */
  isFull(): boolean;
  /** Resolves when everything added so far is stored. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Records stored in one transaction, milliseconds between two, and records that may wait. */
const BATCH = { largest: 2_000, every: 20, full: 4_000 };
/** Refused records in one frame, so that it stays well below the size limit of frames. */
const REFUSED_MAX = 200;

/** The frames that say which records were left out. */
function* refusals(test_id: string, run: number, refused: readonly Refusal[]): Generator<ServerFrame> {
  for (let start = 0; start < refused.length; start += REFUSED_MAX) {
    yield { type: 'refused', test_id, run, records: refused.slice(start, start + REFUSED_MAX) };
  }
}

/** @param reporters the connected headsets by device (docs/decisions/0017-what-is-acknowledged-is-stored.md) */
export function recorder(
  db: Db,
  bus: Bus,
  log: Log,
  reporters: ReadonlyMap<string, Reporter>,
  meter: Meter = noMeter,
): Recorder {
  const count = meter.counter('isopter_records_total', 'Records of headsets, by what became of them', 'outcome');
  const acks = gatherAcks(() => ackDelay(reporters.size));
  let isFull = false;

  function tell({ deviceId, testId, run, acknowledged, refused, frames }: Outcome): void {
    for (const frame of frames) bus.publish(testTopic(testId), frame);
    const reporter = reporters.get(deviceId);
    if (!reporter) return;
    const said: ServerFrame[] = [...refusals(testId, run, refused)];
    if (acknowledged === undefined) said.push({ type: 'cancel', test_id: testId });
    if (said.length > 0) acks.flush(reporter.write);
    for (const frame of said) reporter.write(frame);
    if (acknowledged) acks.add(reporter.write, { type: 'ack', test_id: testId, run, seq: acknowledged });
  }

  /** Stores a batch and publishes the outcomes; a record that cannot be stored does not affect others. */
  async function store(batch: DeviceRecord[]): Promise<void> {
    try {
      const { outcomes, fresh, announce } = await storeRecords(db, batch);
      const refused = outcomes.reduce((sum, outcome) => sum + outcome.refused.length, 0);
      count(fresh, 'stored');
      count(refused, 'refused');
      count(batch.length - fresh - refused, 'repeated');
      for (const outcome of outcomes) tell(outcome);
      announce(bus);
    } catch (error) {
      log.error(error, 'records could not be stored');
      const [record] = batch;
      if (!isOfRecords(error) || !record) {
        // Nothing was acknowledged: the devices reconnect and send the same records again.
        for (const deviceId of new Set(batch.map((one) => one.deviceId))) reporters.get(deviceId)?.sendAway();
      } else if (batch.length > 1) {
        await store(batch.slice(0, batch.length / 2));
        await store(batch.slice(batch.length / 2));
      } else await store([{ ...record, event: { unreadable: 'cannot be stored' } }]);
    }
  }

  const records = batcher<DeviceRecord>({
    ...BATCH,
    work: store,
    onFull(full) {
      isFull = full;
      for (const reporter of reporters.values()) reporter.listen(!full);
    },
  });
  meter.gauge('isopter_headsets', 'Connected headsets', () => reporters.size);
  meter.gauge('isopter_records_waiting', 'Records that are not stored yet', () => records.waiting());
  return {
    add: (record) => records.add(record),
    flush: ({ write }) => acks.flush(write),
    isFull: () => isFull,
    settled: () => records.settled(),
    async close() {
      await records.settled();
      acks.close();
    },
  };
}

/** Returns whether the database rejected the data: PostgreSQL's classes of data exceptions and violated constraints. */
function isOfRecords(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return typeof code === 'string' ? /^2[23]/.test(code) : cause !== undefined && isOfRecords(cause);
}
