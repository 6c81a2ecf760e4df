import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedDemo } from '../../../apps/server/src/edge/seed/demo.ts';
import { temporaryDatabase } from '../../bench/database.ts';
import { Browser } from '../parts/browser.ts';
import { countStored } from '../parts/count.ts';
import { RealHeadset } from '../parts/realHeadset.ts';
import { type Relay, startRelay } from '../parts/relay.ts';
import { Server } from '../parts/server.ts';
import { type Result, type Scenario } from '../scenario.ts';

const LANES = ['LANE-1', 'LANE-2'];
/** A test of both eyes takes about half a minute. */
const SPEED = 40;
const WORK_MS = { least: 200, most: 2_000 };
const PATIENCE_MS = 300_000;
const LOOK_MS = 50;

/** Totals of all lanes. */
interface Done {
  kills: number;
  back: number[];
  testIds: string[];
}

export const killHeadset: Scenario = {
  title: 'kill -9 of a headset',
  engines: ['postgres'],
  async run(engine, { headsetKills }) {
    await using stack = new AsyncDisposableStack();
    const database = stack.use(await temporaryDatabase(engine));
    await database.fill(async ({ db }) => void (await seedDemo(db, { patients: 20, otherPatients: 1 })));
    const server = stack.use(await Server.on(database.where));
    await server.start();
    const relay = stack.use(await startRelay(server.address));
    const folder = await mkdtemp(join(tmpdir(), 'isopter-headsets-'));
    stack.defer(() => rm(folder, { recursive: true, force: true }));
    const done: Done = { kills: 0, back: [], testIds: [] };
    await Promise.all(
      LANES.map(async (code, index) => {
        const state = join(folder, code);
        const headset = stack.use(
          new RealHeadset({ server: relay.address, code, state, seed: index + 1, speed: SPEED }),
        );
        const doctor = await Browser.signIn(server.address);
        while (done.kills < headsetKills) {
          const test = await orderTest(doctor, index);
          done.testIds.push(test);
          await examine(doctor, headset, relay, test, done, headsetKills);
        }
      }),
    );
    await server.stop();
    let result: Result | undefined;
    await database.fill(async ({ db }) => {
      const runs = [...relay.acknowledged.values()];
      const acknowledged = new Map(runs.filter(({ run }) => run === 1).map(({ testId, seq }) => [testId, seq]));
      const count = await countStored(db, { acknowledged, testIds: done.testIds, patientIds: [], isNumbered: false });
      const restarted = runs.filter(({ run }) => run > 1).length;
      const faults = restarted > 0 ? [`${restarted} tests had to start again`] : [];
      result = { times: done.kills, count, back: done.back, crashes: server.crashes.length, faults };
    });
    if (!result) throw new Error('nothing was counted');
    return result;
  },
};

async function orderTest(doctor: Browser, lane: number): Promise<string> {
  const devices = await doctor.call<{ id: string; name: string }[]>('GET', '/api/devices/all/');
  const { results } = await doctor.call<{ results: { id: string; doctor_id: string }[] }>('GET', '/api/patients/');
  const [operator] = await doctor.call<{ id: string }[]>('GET', '/api/operators/');
  const patient = results[lane];
  const { id } = await doctor.insist<{ id: string }>('POST', '/api/tests/', {
    status: 1,
    patient: patient?.id,
    doctor: patient?.doctor_id,
    operator: operator?.id,
    device: devices.find(({ name }) => name === `Lane ${lane + 1} headset`)?.id,
    test_group: { group: 'PERIMETRY', strategy: 'AVA_FAST', protocol: '24-2' },
    eye: '',
    monocular: false,
    skip_convergence_testing: true,
    skip_tutorial: true,
    disable_pause: true,
    language: 'en',
    goldman_size: 3,
  });
  return id;
}

/** Kills the headset now and then while its test runs, and waits for the end of it. */
async function examine(
  doctor: Browser,
  headset: RealHeadset,
  relay: Relay,
  test: string,
  done: Done,
  kills: number,
): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  const newest = () => relay.acknowledged.get(`${test} 1`)?.seq ?? 0;
  const isFinished = async () =>
    (await doctor.insist<{ status: string }>('GET', `/api/tests/${test}/`)).status === 'finished';
  const until = async (condition: () => boolean | Promise<boolean>) => {
    while (!(await condition()) && performance.now() < end) await wait(LOOK_MS);
  };
  await until(() => newest() > 0);
  while (done.kills < kills) {
    await wait(WORK_MS.least + Math.random() * (WORK_MS.most - WORK_MS.least));
    if (done.kills >= kills || (await isFinished())) break;
    done.kills += 1;
    const before = newest();
    const began = performance.now();
    await headset.kill();
    headset.start();
    await until(() => newest() > before);
    done.back.push(performance.now() - began);
  }
  await until(isFinished);
}
