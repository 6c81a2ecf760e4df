// Prints as JSON how many queries answers take: `queries.ts oga /api/devices/ …`, on the database of the environment. A
// separate program, because the server's reports are components, which Node cannot load directly.
import { buildApp } from '../../../apps/server/src/edge/app.ts';
import { DEMO_PASSWORD } from '../../../apps/server/src/access/auth/passwords/demoPassword.ts';
import { openStore } from '../../../apps/server/src/platform/db/store.ts';
import { memoryBus } from '../../../apps/server/src/platform/bus/bus.ts';

interface Client {
  query: (...args: unknown[]) => unknown;
}

/**
 * How many queries one answer takes, with who asks looked up. Jobs of the server ask in between at times: the least of
 * several answers is its own.
 */
async function countQueries(username: string, urls: readonly string[]): Promise<Record<string, number>> {
  const { DATABASE_URL: databaseUrl, ISOPTER_DATA: dataDirectory } = process.env;
  const store = await openStore({ databaseUrl, dataDirectory });
  const { db } = store;
  const { $client: client } = db as unknown as { $client: Client };
  const { query } = client;
  let count = 0;
  client.query = (...args) => {
    count += 1;
    return query.apply(client, args);
  };
  const bus = memoryBus();
  const app = await buildApp({ db, bus });
  try {
    const visit = await app.inject({ url: '/api/auth-token/' });
    const csrf = visit.cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/auth-token/',
      cookies: { csrftoken: csrf },
      headers: { 'x-csrftoken': csrf },
      payload: { username, password: DEMO_PASSWORD },
    });
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    const counted: Record<string, number> = {};
    for (const url of urls) {
      for (let time = 0; time < 5; time += 1) {
        count = 0;
        const answer = await app.inject({ url, cookies });
        if (answer.statusCode !== 200) throw new Error(answer.body);
        counted[url] = Math.min(count, counted[url] ?? count);
      }
    }
    return counted;
  } finally {
    await app.close();
    await bus.close();
    await store.close();
  }
}

const [username = '', ...urls] = process.argv.slice(2);
console.log(JSON.stringify(await countQueries(username, urls)));
