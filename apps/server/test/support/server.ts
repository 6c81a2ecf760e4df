import { randomBytes } from 'node:crypto';
import { type CallName, HEADER } from '@isopter/contract';
import { routes } from '@isopter/contract/routes';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import { type AppOptions, buildApp } from '../../src/edge/app.ts';
import type { OfficeGroupFlags } from '../../src/platform/db/tables/people.ts';
import { officeGroup } from '../../src/platform/db/schema.ts';
import type { Db, Store } from '../../src/platform/db/store.ts';
import { type Bus, memoryBus } from '../../src/platform/bus/bus.ts';
import { postgresBus } from '../../src/platform/bus/postgresBus.ts';
import { DEMO_PASSWORD } from '../../src/access/auth/passwords/demoPassword.ts';
import { SAMPLE_PIN } from '../../src/access/preferences/demoPin.ts';
import { DEMO_OFFICE_GROUP } from '../../src/edge/seed/people.ts';
import { type ClinicSize, newDatabase } from './database.ts';
import { lastFirst } from './lastFirst.ts';
import { newestVersion } from './newestVersion.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the folder of the built programs, ending with a slash. */
    programs: string;
  }
}

const adminUrl = process.env['TEST_DATABASE_URL'];

/** The engines there are here: the embedded one always, PostgreSQL where TEST_DATABASE_URL names a server. */
export const EVERY_ENGINE: readonly Store['engine'][] = adminUrl ? ['pglite', 'postgres'] : ['pglite'];

/** Engines to test: all of them, or the one that TEST_ENGINE names. */
export const ENGINES = EVERY_ENGINE.filter((engine) => (process.env['TEST_ENGINE'] ?? engine) === engine);

/** The engine of tests that are about neither. */
export const ENGINE = ENGINES[0] ?? 'pglite';

/** A server with a sample clinic on its own database. */
export interface TestServer extends AsyncDisposable {
  app: FastifyInstance;
  store: Store;
  bus: Bus;
  /** Of the database; undefined for the embedded one. */
  url: string | undefined;
  /** Address once it listens. */
  listen(): Promise<string>;
  /** Ends this server object and makes another on the same database, as after a restart. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param seed size of the sample clinic, or a function that fills the empty database
 * @param place where a database is made for it, as for `newDatabase`
 */
export async function startServer(
  engine: Store['engine'],
  seed: ClinicSize | ((db: Db) => Promise<unknown>),
  place = engine === 'postgres' ? adminUrl : undefined,
  options: Pick<
    AppOptions,
    | 'outbox'
    | 'address'
    | 'supportAddress'
    | 'reader'
    | 'weeklyLimits'
    | 'callsPerMinute'
    | 'socketsPerMinute'
    | 'duo'
    | 'sso'
    | 'demoPin'
    | 'syslog'
    | 'staticDirectory'
  > = {},
): Promise<TestServer> {
  // tests may make calls faster than any screen does
  const settings = {
    demoPin: SAMPLE_PIN,
    callsPerMinute: 100_000,
    socketsPerMinute: 100_000,
    // reports are drawn by a built thread: from sources it loads two seconds, in each server that draws one
    reportLimits: { module: new URL('worker.js', inject('programs')) },
    ...options,
  };
  const size = typeof seed === 'string' ? seed : undefined;
  const { store, url, close } = await newDatabase(size, place);
  if (typeof seed !== 'string') await seed(store.db);
  const newBus = () => (url === undefined ? Promise.resolve(memoryBus()) : postgresBus(url));
  const server: TestServer = {
    store,
    url,
    bus: await newBus(),
    app: undefined as unknown as FastifyInstance,
    listen: () => server.app.listen({ port: 0, host: '127.0.0.1' }),
    async restart() {
      await server.app.close();
      await server.bus.close();
      server.bus = await newBus();
      server.app = await buildApp({ ...settings, db: store.db, bus: server.bus });
    },
    async close() {
      await server.app.close();
      await server.bus.close();
      await close();
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
  server.app = await buildApp({ ...settings, db: store.db, bus: server.bus });
  return server;
}

/** Gives the demo clinic what only some office groups have. */
export async function setFlags({ store }: TestServer, flags: OfficeGroupFlags): Promise<void> {
  await store.db
    .update(officeGroup)
    .set({ flags: sql`${officeGroup.flags} || ${JSON.stringify(flags)}::jsonb` })
    .where(eq(officeGroup.name, DEMO_OFFICE_GROUP));
}

export interface Answer {
  status: number;
  // The answers under test are looked into freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

interface Args {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * A browser: keeps cookies and sends the CSRF token. A PUT of a record has the newest version, as from a form that nobody
 * interfered with; a test about versions names one in the body, or `undefined`.
 */
export interface Browser {
  cookies: Record<string, string>;
  /** The secret of its page. */
  page: string;
  call(name: CallName, args?: Args): Promise<Answer>;
  send(method: string, url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export function browser(server: TestServer): Browser {
  const cookies: Record<string, string> = {};
  const page = randomBytes(32).toString('hex');
  const withVersion = async (url: string, body: unknown): Promise<unknown> => {
    if (typeof body !== 'object' || body === null || 'version' in body) return body;
    const version = await newestVersion(server.store.db, url, cookies);
    return version === undefined ? body : { ...body, version };
  };
  const send: Browser['send'] = async (method, url, body, headers) => {
    await lastFirst();
    const payload = method === 'PUT' ? await withVersion(url, body) : body;
    const answer = await server.app.inject({
      method: method as 'GET',
      url,
      cookies,
      headers: {
        [HEADER.page]: page,
        ...(cookies['csrftoken'] && { 'x-csrftoken': cookies['csrftoken'] }),
        ...headers,
      },
      ...(payload !== undefined && { payload: payload as object }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') delete cookies[name];
      else cookies[name] = value;
    }
    const isJson = answer.headers['content-type']?.toString().startsWith('application/json');
    return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
  };
  return {
    cookies,
    page,
    send,
    call(name, { params = {}, query, body, headers } = {}) {
      const [method, path] = routes[name];
      const url = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
      return send(method, query ? `${url}?${new URLSearchParams(query)}` : url, body, headers);
    },
  };
}

/**
 * A browser somebody is signed in with. Where a call requires step-up authentication by the password it gives it and
 * repeats the call, as the application does.
 * @param password of the sign-in and of step-up authentication
 */
export async function signIn(server: TestServer, username: string, password = DEMO_PASSWORD): Promise<Browser> {
  const one = await signInOnly(server, username, password);
  return {
    ...one,
    async call(name, args) {
      const answer = await one.call(name, args);
      if (answer.body?.step_up !== 'password') return answer;
      const proof = await one.call('checkPassword', { body: { action: name, password } });
      return proof.status === 204 ? one.call(name, args) : answer;
    },
  };
}

/** A signed-in browser that gives no further proof, as after the theft of a session. */
export async function signInOnly(server: TestServer, username: string, password = DEMO_PASSWORD): Promise<Browser> {
  const one = browser(server);
  await one.call('bootstrap');
  const { status, body } = await one.call('signIn', { body: { username, password } });
  if (status !== 200) throw new Error(`signing in failed: ${JSON.stringify(body)}`);
  return one;
}
