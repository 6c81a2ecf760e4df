import { Agent, get } from 'node:http';
import { sql } from 'drizzle-orm';
import { seedDemo } from '../../apps/server/src/edge/seed/demo.ts';
import { temporaryDatabase } from './database.ts';
import { signIn, startServer } from './isopter.ts';
import { ms, percentile, type Table } from './table.ts';

const PATIENTS = 50_000;
const ENGINES = [
  ['PGlite', 'pglite'],
  ['PostgreSQL', 'postgres'],
] as const;
const QUERIES = {
  newest: '',
  'search: a first name': '&search=hannah',
  'search: a whole name': '&search=hannah%20taylor',
  'offset 40 000': '&offset=40000',
};
const CONNECTIONS = [1, 8];
/** A measurement ends after this many requests or seconds, whichever comes first. */
const REQUESTS = 1_000;
const SECONDS = 4;
const WARM_UP = 20;

/** The list of patients over HTTP, as the app asks for it. */
export async function serverBench(): Promise<Table> {
  const rows: string[][] = [];
  for (const [name, engine] of ENGINES) {
    await using database = await temporaryDatabase(engine);
    await database.fill(async ({ db }) => {
      await seedDemo(db, { patients: PATIENTS });
      // PostgreSQL does this automatically after a minute; the embedded engine never does.
      if (engine === 'postgres') await db.execute(sql`vacuum analyze`);
    });
    await using server = await startServer(database.where);
    const cookie = await signIn(server.address);
    for (const [query, parameters] of Object.entries(QUERIES)) {
      const url = `${server.address}/api/patients/?limit=50${parameters}`;
      await measure(url, cookie, 1, WARM_UP);
      for (const connections of CONNECTIONS) {
        const { durations, seconds, found } = await measure(url, cookie, connections, REQUESTS);
        const rate = (durations.length / seconds).toFixed(0);
        const [p50, p99] = [percentile(durations, 0.5), percentile(durations, 0.99)];
        rows.push([name, query, String(found), String(connections), ms(p50), ms(p99), rate]);
      }
    }
  }
  return {
    title: `GET /api/patients/?limit=50 of ${PATIENTS} patients`,
    head: ['database', 'query', 'found', 'connections', 'p50', 'p99', 'requests/s'],
    rows,
  };
}

/** Each connection asks again as soon as it is answered. */
async function measure(url: string, cookie: string, connections: number, requests: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durations: number[] = [];
  const started = performance.now();
  const elapsed = () => (performance.now() - started) / 1000;
  let asked = 0;
  let body = '';
  const connection = async () => {
    while (asked < requests && elapsed() < SECONDS) {
      asked += 1;
      const sent = performance.now();
      body = await ask(url, cookie, agent);
      durations.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = elapsed();
  agent.destroy();
  return { durations, seconds, found: (JSON.parse(body) as { count: number }).count };
}

const ask = (url: string, cookie: string, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(body) : reject(new Error(body))));
    }).on('error', reject);
  });
