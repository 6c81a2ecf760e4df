import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { temporaryDatabase } from '../database.ts';
import { signIn, startServer } from '../isopter.ts';
import { ms, percentile, type Table } from '../table.ts';
import type { Order, Report } from './common.ts';
import { cpuSeconds, percent } from './cpu.ts';
import { type Monitors, openMonitors } from './monitors.ts';
import { seedLive } from './seed.ts';

const MONITORS = 1_000;
const WARM_UP: Order = { rate: 5, seconds: 5 };
const RATES = [1, 5, 10];
const SECONDS = 10;
/** Records still under way this long after the last was sent are lost. */
const PATIENCE_MS = 20_000;

/** From a thousand headsets over the server to a thousand browsers. */
export async function liveBench(): Promise<Table> {
  await using database = await temporaryDatabase('postgres');
  let testIds: string[] = [];
  await database.fill(async ({ db }) => {
    testIds = await seedLive(db, MONITORS);
  });
  await using server = await startServer(database.where);
  const headsets = fork(join(import.meta.dirname, 'devices.ts'), [server.address, String(MONITORS)]);
  await answerOf(headsets);
  const monitors = await openMonitors(server.address, await signIn(server.address), testIds);
  const programs = [server.pid, await databasePid(database.where.databaseUrl)];

  await measure(headsets, monitors, WARM_UP, programs);
  const rows: string[][] = [];
  for (const rate of RATES) rows.push(await measure(headsets, monitors, { rate, seconds: SECONDS }, programs));
  monitors.close();
  headsets.disconnect();
  return {
    title: `${MONITORS} headsets to ${MONITORS} monitors on PostgreSQL, ${SECONDS} s each; processor in shares of a core`,
    head: [
      'records/s each',
      'sent',
      'lost',
      'cut off',
      'p50',
      'p99',
      'longest',
      'server',
      'database',
      'headsets',
      'monitors',
    ],
    rows,
  };
}

async function measure(
  headsets: ChildProcess,
  monitors: Monitors,
  order: Order,
  programs: readonly number[],
): Promise<string[]> {
  const before = programs.map(cpuSeconds);
  const own = process.cpuUsage();
  headsets.send(order);
  const { sent, cutOff, cpu } = await answerOf<Report>(headsets);
  const until = performance.now() + PATIENCE_MS;
  while (monitors.received() < sent && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const { user, system } = process.cpuUsage(own);
  const delays = monitors.collect();
  // Of the time in which the records were due, however long they took: more than a core's is more than it can hold.
  const share = (cpuTime: number) => percent(cpuTime / order.seconds);
  return [
    String(order.rate),
    String(sent),
    String(sent - delays.length),
    String(cutOff),
    ms(percentile(delays, 0.5)),
    ms(percentile(delays, 0.99)),
    ms(percentile(delays, 1)),
    ...programs.map((pid, index) => share(cpuSeconds(pid) - (before[index] ?? 0))),
    share(cpu),
    share((user + system) / 1e6),
  ];
}

const answerOf = <T>(headsets: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    headsets.once('message', (answer) => resolve(answer as T));
    headsets.once('exit', (code) => reject(new Error(`the headsets ended with ${code}`)));
  });

async function databasePid(url: string | undefined): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ file: string }>("select pg_read_file('postmaster.pid') as file");
  await client.end();
  return Number(rows[0]?.file.split('\n')[0]);
}
