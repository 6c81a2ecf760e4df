// `npm run endure -- memory --minutes 60`: what the server's memory does at a steady load.
import { setTimeout as wait } from 'node:timers/promises';
import { Headset } from '../live/headset.ts';
import { Monitor } from '../live/monitor.ts';
import { deviceToken, seedHeadsets } from '../live/seed.ts';
import { temporaryDatabase } from '../bench/database.ts';
import { cpuSeconds } from '../bench/live/cpu.ts';
import type { Store } from '../../apps/server/src/platform/db/store.ts';
import { Browser } from './parts/browser.ts';
import type { Memory } from './parts/inside.ts';
import { Server } from './parts/server.ts';
import { slopeOf } from './parts/slope.ts';
import { stimulus } from './parts/stimulus.ts';

const LOAD = { headsets: 20, perSecond: 2, recordsOfATest: 300, callsPerSecond: 2 };
const SAMPLE_MS = 30_000;
/** This much of the time is warm-up: caches fill, code is compiled. */
const WARM_UP = 0.25;
const MIB = 1024 * 1024;

interface People {
  patients: string[];
  doctor: string;
  operator: string;
}

/** Counts so far. */
interface Counts {
  records: number;
  seen: number;
  tests: number;
  calls: number;
}

export interface MemoryOptions {
  minutes: number;
  engine: Store['engine'];
}

/** Keeps a clinic busy and watches the server's memory. @returns whether it stays where it is */
export async function watchMemory({ minutes, engine }: MemoryOptions): Promise<boolean> {
  await using store = await temporaryDatabase(engine);
  let deviceIds: string[] = [];
  await store.fill(async ({ db }) => {
    deviceIds = (await seedHeadsets(db, LOAD.headsets)).deviceIds;
  });
  await using server = await Server.on(store.where);
  await server.start();
  const doctor = await Browser.signIn(server.address);
  const { results } = await doctor.call<{ results: { id: string; doctor_id: string }[] }>('GET', '/api/patients/');
  const [operator] = await doctor.call<{ id: string }[]>('GET', '/api/operators/');
  const people = {
    patients: results.map(({ id }) => id),
    doctor: results[0]?.doctor_id ?? '',
    operator: operator?.id ?? '',
  };
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  const counts: Counts = { records: 0, seen: 0, tests: 0, calls: 0 };
  const [points] = await Promise.all([
    sample(server, minutes, counts, isOver),
    callAgain(server.address, counts, isOver),
    ...deviceIds.map((deviceId, index) => lane(deviceId, index, people, server.address, counts, isOver)),
  ]);
  return judge(points.filter(({ minute }) => minute > minutes * WARM_UP));
}

/** One headset after its patients: a doctor orders a test, watches it to its end, and orders the next. */
async function lane(
  device: string,
  index: number,
  { patients, ...people }: People,
  address: string,
  counts: Counts,
  isOver: () => boolean,
): Promise<void> {
  const headset = new Headset({ address, token: deviceToken(index) });
  // Those who work at 20 headsets are not one person.
  const doctor = await Browser.signIn(address, index % 2 === 0 ? 'doctor' : 'oga');
  await headset.connect();
  for (let turn = 0; !isOver(); turn += 1) {
    const { id } = await doctor.insist<{ id: string }>('POST', '/api/tests/', {
      status: 1,
      patient: patients[(turn * LOAD.headsets + index) % patients.length],
      device,
      ...people,
      language: 'en',
      test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
    });
    const monitor = new Monitor({ address, cookie: doctor.cookie, testId: id, onRecord: () => (counts.seen += 1) });
    await monitor.connect();
    while (headset.order?.test_id !== id) await wait(20);
    headset.record('updated_test_status', '{"status":"started"}');
    for (let n = 1; n <= LOAD.recordsOfATest && !isOver(); n += 1) {
      headset.record('new_stimuli', stimulus(n));
      counts.records += 1;
      await wait(1000 / LOAD.perSecond);
    }
    headset.record('updated_test_status', '{"status":"finished"}');
    while (headset.waiting > 0) await wait(20);
    monitor.close();
    counts.tests += 1;
  }
  headset.off();
}

/** Repeats the calls of people at the desk. */
async function callAgain(address: string, counts: Counts, isOver: () => boolean): Promise<void> {
  const operator = await Browser.signIn(address, 'operator');
  const paths = [
    '/api/patients/?limit=50',
    '/api/patients/?search=an',
    '/api/devices/get_active_devices_detail/',
    '/api/devices/all/',
    '/api/operators/',
  ];
  while (!isOver()) {
    await operator.call('GET', paths[counts.calls % paths.length] ?? '').catch((error: unknown) => console.log(error));
    counts.calls += 1;
    await wait(1000 / LOAD.callsPerSecond);
  }
}

type Point = Memory & { minute: number };

async function sample(server: Server, minutes: number, counts: Counts, isOver: () => boolean): Promise<Point[]> {
  const points: Point[] = [];
  const began = performance.now();
  let before = cpuSeconds(server.pid ?? 0);
  console.log('minute   rss MiB   heap MiB   external MiB   processor   records    seen   tests   calls');
  // A short run has samples enough for a line too.
  const every = Math.min(SAMPLE_MS, (minutes * 60_000) / 24);
  while (!isOver()) {
    await wait(every);
    const memory = await server.ask<Memory>({ ask: 'memory' });
    const point = { ...memory, minute: (performance.now() - began) / 60_000 };
    points.push(point);
    const used = cpuSeconds(server.pid ?? 0);
    const mib = (bytes: number, width: number) => (bytes / MIB).toFixed(1).padStart(width);
    const share = `${(((used - before) / every) * 100_000).toFixed(0)} %`.padStart(12);
    const { records, seen, tests, calls } = counts;
    console.log(
      `${point.minute.toFixed(1).padStart(6)}${mib(point.rss, 10)}${mib(point.heap, 11)}${mib(point.external, 15)}${share}` +
        [records, seen, tests, calls].map((count) => String(count).padStart(9)).join(''),
    );
    before = used;
  }
  return points;
}

/** A slope is one when zero lies outside of its confidence interval, and it would be felt within a month. */
const FELT_KIB_PER_MINUTE = 5;

function judge(points: readonly Point[]): boolean {
  const [first, last] = [points[0], points.at(-1)];
  console.log(
    `\nAfter the warm-up, minute ${first?.minute.toFixed(0)} to ${last?.minute.toFixed(0)}, ${points.length} samples:\n`,
  );
  console.log('| memory | at the end | slope | 95 % interval |\n| --- | --- | --- | --- |');
  const grows = (['rss', 'heap', 'external'] as const).map((kind) => {
    const { slope, margin } = slopeOf(points.map((point) => [point.minute, point[kind] / 1024]));
    console.log(
      `| ${kind} | ${((last?.[kind] ?? 0) / MIB).toFixed(1)} MiB | ${slope.toFixed(1)} KiB/min |` +
        ` ${(slope - margin).toFixed(1)} to ${(slope + margin).toFixed(1)} KiB/min |`,
    );
    return kind === 'heap' && slope - margin > FELT_KIB_PER_MINUTE;
  });
  return !grows.includes(true);
}
