import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import type { StoreOptions } from '../../../apps/server/src/platform/db/store.ts';
import { browserLaunch } from '../../../scripts/browser.ts';
import { ensureClinicBuilt } from '../../../scripts/start/build.ts';
import { temporaryDatabase } from '../database.ts';
import { startServer } from '../isopter.ts';
import { type Loaded, watchLoading } from '../lists/page.ts';
import { ms, percentile, type Table } from '../table.ts';
import { LINE, signedInState } from '../visit.ts';
import { fillAdministration } from './fill.ts';

const USERS = 5_000;
const DEVICES = 2_000;
const RUNS = 7;
const ADMIN = 'oga';
const ROWS = '[data-component="Table"] [data-part="row"]';

/** A list, the call it shows, and a search in it. */
const LISTS = [
  { path: '/users', url: '/api/employees/?limit=50&offset=0', found: '&search=family7', size: USERS },
  { path: '/devices', url: '/api/devices/?limit=50&offset=0', found: '&search=lane%201', size: DEVICES },
];

/** The lists of a large office group, in a production build on a real server. */
export async function administrationBench(): Promise<Table> {
  await ensureClinicBuilt();
  const rows: string[][] = [];
  for (const [name, engine] of [
    ['PGlite', 'pglite'],
    ['PostgreSQL', 'postgres'],
  ] as const) {
    await using database = await temporaryDatabase(engine);
    await database.fill((store) => fillAdministration(store, USERS, DEVICES));
    const queries = countQueries(database.where);
    await using server = await startServer(database.where);
    const browser = await chromium.launch(browserLaunch());
    try {
      const options = { viewport: { width: 1440, height: 900 }, baseURL: server.address, bypassCSP: true };
      const storageState = await signedInState(browser, options, ADMIN);
      for (const list of LISTS) {
        const [first, again] = [
          await visits(browser, { ...options, storageState }, list.path, true),
          await visits(browser, { ...options, storageState }, list.path, false),
        ];
        const cookie = storageState.cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ');
        const page = await answers(`${server.address}${list.url}`, cookie);
        const search = await answers(`${server.address}${list.url}${list.found}`, cookie);
        rows.push([
          name,
          `${list.size} at ${list.path}`,
          ms(first),
          ms(again),
          ms(page.time),
          ms(search.time),
          String(queries[list.url]),
          `${(page.bytes / 1000).toFixed(1)} kB`,
        ]);
      }
    } finally {
      await browser.close();
    }
  }
  return {
    title: `The lists of ${USERS} users and ${DEVICES} devices, 50 a page, 1440 × 900, median of ${RUNS}`,
    head: [
      'database',
      'list',
      'visible, first visit at 10 Mbit/s and 40 ms',
      'visible, this machine alone',
      'the answer',
      'a search',
      'queries',
      'bytes',
    ],
    rows,
  };
}

/** Counts the queries of each list's call in a separate program. */
function countQueries({ databaseUrl, dataDirectory }: StoreOptions): Record<string, number> {
  const program = join(import.meta.dirname, 'queries.ts');
  const args = ['--conditions=@isopter/source', '--import=tsx', program, ADMIN, ...LISTS.map(({ url }) => url)];
  const env = {
    ...process.env,
    TSX_TSCONFIG_PATH: resolve('tsconfig.base.json'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(dataDirectory && { ISOPTER_DATA: dataDirectory }),
  };
  const said = execFileSync(process.execPath, args, { env, encoding: 'utf8' });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Record<string, number>;
}

/** From the address to painted rows, with nothing in the browser's cache. */
async function visits(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
  isSlow: boolean,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    if (isSlow) {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', LINE);
    }
    await page.addInitScript(watchLoading, ROWS);
    await page.goto(path);
    await page.waitForFunction('window.seen.list > 0');
    times.push(((await page.evaluate('window.seen')) as Loaded).list);
    await context.close();
  }
  return percentile(times, 0.5);
}

/** How long the server takes for an answer, without a browser, and how large it is. */
async function answers(url: string, cookie: string): Promise<{ time: number; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < 5 * RUNS; run += 1) {
    const sent = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
    times.push(performance.now() - sent);
  }
  return { time: percentile(times, 0.5), bytes };
}
