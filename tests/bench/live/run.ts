import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { temporaryDatabase } from '../database.ts';
import { type RunningServer, signIn, startServer } from '../isopter.ts';
import { seedLive } from '../../live/seed.ts';
import { ms, type Table } from '../table.ts';
import { type Helper, type Known, type Order, type Sent, type Settled, startHelper } from './common.ts';
import { cpuSeconds, percent } from './cpu.ts';

const MONITORS = 1_000;
const WARM_UP: Order = { rate: 5, seconds: 5 };
const RATES = [1, 5, 10];
const SECONDS = 10;
/** While this is under way the server is killed, and started again. */
const KILLED: Order = { rate: 5, seconds: 10 };
/** A record is lost when all are acknowledged and no monitor has come to know another one for so long. */
const PATIENCE_MS = 10_000;
const ENGINES = ['postgres', 'pglite'] as const;

/** Everything that takes part in one run. */
interface Scene {
  headsets: Helper;
  monitors: Helper;
  server: RunningServer;
  /** Undefined where the database is in the server's process. */
  database: number | undefined;
}

/**
 * From a thousand headsets over the server to a thousand browsers.
 * @param parts databases, of `postgres` and `pglite`
 */
export async function liveBench(parts: readonly string[] = ENGINES, rates = RATES): Promise<Table> {
  const rows: string[][] = [];
  for (const engine of ENGINES.filter((one) => parts.includes(one))) {
    await using store = await temporaryDatabase(engine);
    let testIds: string[] = [];
    await store.fill(async ({ db }) => {
      testIds = await seedLive(db, MONITORS);
    });
    await using server = await startServer(store.where);
    await using headsets = await startHelper('devices.ts', [server.address, String(MONITORS)]);
    await using monitors = await startHelper('monitors.ts', [server.address, await signIn(server.address), ...testIds]);
    const { databaseUrl } = store.where;
    const database = databaseUrl === undefined ? undefined : await databasePid(databaseUrl);
    const scene = { headsets, monitors, server, database };
    await measure(scene, WARM_UP);
    for (const rate of rates) rows.push([engine, String(rate), ...(await measure(scene, { rate, seconds: SECONDS }))]);
    const killed = measure(scene, KILLED);
    await wait((KILLED.seconds * 1000) / 2);
    await server.kill();
    rows.push([engine, `${KILLED.rate}, server killed`, ...(await killed)]);
  }
  return {
    title: `${MONITORS} headsets to ${MONITORS} monitors, ${SECONDS} s each; processor in shares of a core`,
    head: [
      'engine',
      'records/s each',
      'sent',
      'lost',
      'not acknowledged',
      'returns',
      'reloads',
      'p50',
      'p99',
      'longest',
      'server',
      'a record',
      'database',
      'headsets',
      'monitors',
    ],
    rows,
  };
}

/** Measures losses, and separately how often headsets reconnected and monitors loaded the state: these lose nothing. */
async function measure({ headsets, monitors, server, database }: Scene, order: Order): Promise<string[]> {
  const [pid, before] = [server.pid(), [used(server.pid()), used(database)]] as const;
  const { sent, cpu } = await headsets.ask<Sent>(order);
  const settled = await headsets.ask<Settled>('settle');
  for (let until = performance.now() + PATIENCE_MS, knew = 0; performance.now() < until;) {
    const now = await monitors.ask<number>('known');
    if (now === sent) break;
    if (now > knew) until = performance.now() + PATIENCE_MS;
    knew = now;
    await wait(50);
  }
  const [serverTime, databaseTime] = [used(pid) - before[0], used(database) - before[1]];
  const { known, reloads, p50, p99, longest, cpu: monitorTime } = await monitors.ask<Known>('report');
  // Of the time in which the records were due, however long they took: more than a core's is more than it can hold.
  const share = (cpuTime: number) => percent(cpuTime / order.seconds);
  return [
    String(sent),
    String(sent - known),
    String(settled.unacknowledged),
    String(settled.returns),
    String(reloads),
    ms(p50),
    ms(p99),
    ms(longest),
    share(serverTime),
    Number.isNaN(serverTime) ? '-' : `${((serverTime / sent) * 1e6).toFixed(0)} µs`,
    share(databaseTime),
    share(cpu + settled.cpu),
    share(monitorTime),
  ];
}

/** Seconds of processor time; NaN where there is no such process. */
const used = (pid: number | undefined): number => (pid === undefined ? Number.NaN : cpuSeconds(pid));

async function databasePid(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ file: string }>("select pg_read_file('postmaster.pid') as file");
  await client.end();
  return Number(rows[0]?.file.split('\n')[0]);
}
