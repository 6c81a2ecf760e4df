import { randomBytes, randomUUID } from 'node:crypto';
import {
  AGENT_ASSERTION_ALGORITHM,
  AGENT_ASSERTION_TYPE,
  AGENT_REPORT_TYPE,
  type AgentClaims,
  type AgentReportClaims,
  HEADER,
} from '@isopter/contract';
import type { Store } from '@isopter/server/agent';
import type { FastifyInstance } from 'fastify';
import {
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTHeaderParameters,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';
import pg from 'pg';
import { inject } from 'vitest';
import { type AgentOptions, buildAgent } from '../app.ts';
import { openClinic } from '../db/open.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the folder of the built programs, ending with a slash. */
    programs: string;
  }
}

const adminUrl = process.env['TEST_DATABASE_URL'];
const EVERY_ENGINE: readonly Store['engine'][] = adminUrl ? ['pglite', 'postgres'] : ['pglite'];

/** The engines that this run tries, as those of the server. */
export const ENGINES = EVERY_ENGINE.filter((engine) => (process.env['TEST_ENGINE'] ?? engine) === engine);

export const SERVER = 'https://clinic.example';
export const ADDRESS = 'https://agent.clinic.example';
export const CLINIC = '0c000000-0000-4000-8000-000000000001';

/** The built thread that draws reports. */
export const reportWorker = (): URL => new URL('agentReportWorker.js', inject('programs'));

/** An agent on its own database, and the server that vouches for its users. */
export interface TestAgent extends AsyncDisposable {
  app: FastifyInstance;
  store: Store;
  /** URL of PostgreSQL. */
  databaseUrl: string | undefined;
  log: () => string;
  /** The public key of the server, as it is published: base64 of its bytes. */
  publicKey: string;
  /** Signs an assertion as the server does; `more` replaces claims and header fields. */
  assert: (
    claims?: Partial<AgentClaims> & Record<string, unknown>,
    header?: Partial<JWTHeaderParameters>,
  ) => Promise<string>;
  /** Signs a grant for a report as the server does; `more` replaces claims and header fields. */
  grant: (
    claims: Partial<AgentReportClaims> & Record<string, unknown>,
    header?: Partial<JWTHeaderParameters>,
  ) => Promise<string>;
  signIn: (claims?: Partial<AgentClaims>) => Promise<Client>;
  send: (method: string, url: string, options?: Sent) => Promise<Answer>;
}

export interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // answers under test are looked into freely
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** A signed-in browser. */
export interface Client {
  token: string;
  accountId: string;
  send: (method: string, url: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
}

async function newStore(
  engine: Store['engine'],
): Promise<{ store: Store; databaseUrl?: string; close: () => Promise<void> }> {
  if (engine === 'pglite') {
    const store = await openClinic({}, CLINIC);
    return { store, close: () => store.close() };
  }
  const name = `isopter_agent_${randomBytes(6).toString('hex')}`;
  const inPostgres = async (statement: string) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await inPostgres(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(adminUrl ?? ''), { pathname: name }).href;
  const store = await openClinic({ databaseUrl }, CLINIC);
  return {
    store,
    databaseUrl,
    close: async () => {
      await store.close();
      await inPostgres(`drop database ${name} with (force)`);
    },
  };
}

/** @param options other keys than those of the server that signs; a certificate; where the server is */
export async function startAgent(
  engine: Store['engine'],
  options: { keys?: JWTVerifyGetKey; server?: string } & Pick<AgentOptions, 'tls' | 'reports'> = {},
): Promise<TestAgent> {
  const { store, databaseUrl, close } = await newStore(engine);
  const { publicKey, privateKey } = await generateKeyPair(AGENT_ASSERTION_ALGORITHM, { crv: 'Ed25519' });
  const jwk = await exportJWK(publicKey);
  const keys = options.keys ?? createLocalJWKSet({ keys: [{ ...jwk, kid: 'one', alg: AGENT_ASSERTION_ALGORITHM }] });
  const issuer = options.server ?? SERVER;
  let log = '';
  const app = await buildAgent({
    db: store.db,
    assertionRules: { issuer, audience: ADDRESS, officeGroupId: CLINIC, keys },
    origins: [SERVER],
    ...(options.tls && { tls: options.tls }),
    // a thread from sources loads for seconds
    reports: { ...options.reports, limits: { module: reportWorker(), ...options.reports?.limits } },
    logLevel: 'trace',
    logStream: { write: (line) => void (log += line) },
  });
  const sign = (claims: object, header: object): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    const registered = { sub: randomUUID(), jti: randomUUID(), iss: issuer, aud: ADDRESS, iat: now, exp: now + 60 };
    return new SignJWT({ ...registered, office_group: CLINIC, ...claims })
      .setProtectedHeader({ alg: AGENT_ASSERTION_ALGORITHM, kid: 'one', ...header })
      .sign(privateKey);
  };
  const grant: TestAgent['grant'] = (claims, header = {}) =>
    sign({ eye: null, host: 'clinic.example', ...claims }, { typ: AGENT_REPORT_TYPE, ...header });
  const assert: TestAgent['assert'] = (claims = {}, header = {}) => {
    const usual = {
      groups: ['DOCTOR'],
      offices: [],
      all_offices: true,
      first_name: 'Marta',
      last_name: 'Ruiz',
      date_format: 'MM/DD/YYYY',
      disable_pi: false,
    };
    return sign({ ...usual, ...claims }, { typ: AGENT_ASSERTION_TYPE, ...header });
  };
  const send: TestAgent['send'] = async (method, url, { body, headers = {} } = {}) => {
    const payload = body === undefined ? {} : { payload: body as object };
    const answer = await app.inject({ method: method as 'GET', url, headers, ...payload });
    const isJson = answer.headers['content-type']?.toString().startsWith('application/json');
    const isPdf = answer.headers['content-type'] === 'application/pdf';
    const text = isPdf ? answer.rawPayload.toString('latin1') : answer.body;
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : text };
  };
  return {
    app,
    store,
    databaseUrl,
    log: () => log,
    publicKey: jwk.x ?? '',
    assert,
    grant,
    send,
    async signIn(claims = {}) {
      const accountId = claims.sub ?? randomUUID();
      const assertion = await assert({ ...claims, sub: accountId });
      const { status, body } = await send('POST', '/v1/auth-token/', { body: { assertion } });
      if (status !== 200) throw new Error(`signing in failed: ${JSON.stringify(body)}`);
      const headers = { [HEADER.agentToken]: body.token };
      return {
        token: body.token,
        accountId,
        send: (method, url, sent, more = {}) =>
          send(method, url, { headers: { ...headers, ...more }, ...(sent !== undefined && { body: sent }) }),
      };
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await close();
    },
  };
}
