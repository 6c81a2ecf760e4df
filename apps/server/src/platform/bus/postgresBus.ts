import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openPool } from '../db/pool.ts';
import { type Bus, Topics } from './bus.ts';
import { keepCompany } from './company.ts';

const CHANNEL = 'isopter';
/** NOTIFY one by one waits for a lock of the whole database each time; gathered for 5 ms it carries 10 000 messages a second. */
const GATHER_MS = 5;
const BATCH = 200;
/** PostgreSQL refuses payloads of 8 000 bytes and more. */
const PAYLOAD_BYTES = 7_900;
const RETRY_MS = 1_000;
/** Topics of the servers themselves: a new server listens from now on; recent messages may have been lost. */
const JOIN = 'join';
const GAP = 'gap';

/**
 * The bus of several servers on one database, over LISTEN and NOTIFY. Listeners on this server are called at once,
 * without the database: most monitors are on the server that their headset is on. A server that is alone sends nothing
 * to the database, where it would cost as much as the records do. Messages of other servers are lost while the
 * connection is down, so all listeners get a gap after a break, and also for a message too long for NOTIFY.
 * @param checkAlone milliseconds between two looks whether the other servers have gone
 */
export async function postgresBus(url: string, checkAlone?: number): Promise<Bus> {
  const topics = new Topics();
  /** Tells this server's own messages, which come back, from those of others. */
  const self = `${randomBytes(6).toString('hex')} `;
  const sender = openPool({ connectionString: url, max: 2 });
  const company = keepCompany(
    (client) => client.query('select pg_notify($1, $2)', [CHANNEL, `${self}0 ${JOIN} `]),
    checkAlone,
  );
  let listener: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'isopter live' });
    client.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(self)) return;
      // "<server> <number> <topic> <payload>": the number keeps equal messages of one batch apart, which NOTIFY would join.
      const [, topic = '', text = ''] = /^\w+ \d+ (\S+) (.*)$/s.exec(payload) ?? [];
      if (topic === JOIN) company.joined(client);
      else if (topic === GAP) topics.gap();
      else topics.deliver(topic, text === '' ? null : text);
    });
    // Errors may be emitted several times; `end` counts.
    client.on('error', () => undefined);
    client.once('end', () => {
      if (listener !== client) return;
      listener = undefined;
      relisten(company.lost());
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      await company.enter(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    listener = client;
  }

  function relisten(wasAlone: boolean): void {
    if (closed) return;
    retry = setTimeout(() => {
      listen().then(
        () => {
          topics.gap();
          // Servers that joined before the break was noticed got no messages.
          if (wasAlone) send(GAP, '');
        },
        () => relisten(wasAlone),
      );
    }, RETRY_MS);
  }

  let waiting: string[] = [];
  let number = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  function send(topic: string, text: string): void {
    waiting.push(`${self}${number++} ${topic} ${text}`);
    timer ??= setTimeout(flush, GATHER_MS);
  }

  function flush(): void {
    timer = undefined;
    const messages = waiting;
    waiting = [];
    // One batch after the other keeps the order of the messages.
    flushing = flushing.then(async () => {
      for (let start = 0; start < messages.length; start += BATCH) {
        const batch = messages.slice(start, start + BATCH);
        await sender
          .query({
            name: 'notify',
            text: `select pg_notify('${CHANNEL}', x) from unnest($1::text[]) x`,
            values: [batch],
          })
          // A failure to send is a gap on this server; the others notice their broken connections themselves.
          .catch(() => topics.gap());
      }
    });
  }

  await listen();
  return {
    publish(topic, payload) {
      topics.deliver(topic, payload);
      if (!company.isAlone()) send(topic, Buffer.byteLength(payload) > PAYLOAD_BYTES ? '' : payload);
    },
    subscribe: (topic, onMessage) => topics.subscribe(topic, onMessage),
    healthy: () => listener !== undefined,
    async close() {
      closed = true;
      company.close();
      clearTimeout(retry);
      clearTimeout(timer);
      flush();
      await flushing;
      await Promise.all([listener?.end(), sender.end()]);
    },
  };
}
