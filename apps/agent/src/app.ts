import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import {
  addErrorHandler,
  addHealth,
  BARE_HEADERS,
  cutSlowBodies,
  type Db,
  endVisits,
  logOptions,
  plainWords,
  renewSearchTexts,
  type RendererLimits,
  tooMany,
  unreadableRequests,
} from '@isopter/server/agent';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { patient } from './db/schema.ts';
import type { AssertionRules } from './auth/assertion.ts';
import { removeExpired } from './auth/tokens.ts';
import { addCalls } from './http/calls.ts';
import { addCors } from './http/cors.ts';
import { signInCalls } from './http/signIn.ts';
import { patientCalls } from './patients/calls.ts';
import { forgetMerged } from './patients/forget.ts';
import { reportCalls } from './reports/calls.ts';
import { pdfRenderer } from './reports/renderer.ts';
import type { Certificate } from './tls/certificate.ts';
import { watchExpiry } from './tls/expiry.ts';

// Messages of refused fields; zod/mini comes without any.
z.config({ localeError: plainWords });

export interface AgentOptions {
  db: Db;
  assertionRules: AssertionRules;
  /** Origins whose pages may call the agent. */
  origins: readonly string[];
  /** Certificate and key in PEM. Without them the agent speaks plain HTTP, for tests. */
  tls?: Pick<Certificate, 'cert' | 'key' | 'expires'>;
  /** The threads that draw reports, and where their data come from; for tests. */
  reports?: { limits?: Partial<RendererLimits>; timeout?: number };
  logLevel?: string;
  /** Takes the lines of the log. @default standard output */
  logStream?: { write(line: string): void };
}

const BODY_LIMIT = 64 * 1024;
/** Requests whose body or headers have not arrived by then are cut off. */
const BODY_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Node's default is two minutes. */
const HANDSHAKE_TIMEOUT_MS = 10_000;
const CHECK_MS = 2_000;
/** How often the agent looks for expired tokens, merged patients, ended visits and a certificate that expires soon. */
const TIDY_MS = 60_000;

// HSTS is for every port of a host and for its subdomains, and other programs of the clinic may use these
const { 'Strict-Transport-Security': _, ...withoutHsts } = BARE_HEADERS;

/** Builds the agent on an open database. It accepts requests once the caller listens. */
export async function buildAgent(options: AgentOptions): Promise<FastifyInstance> {
  const { db, assertionRules, origins, tls, reports = {}, logLevel = 'silent', logStream } = options;
  const app = Fastify({
    // Fastify has one type for servers with and without TLS
    ...(tls &&
      ({
        https: { cert: tls.cert, key: tls.key, minVersion: 'TLSv1.2', handshakeTimeout: HANDSHAKE_TIMEOUT_MS },
      } as object)),
    logger: logLevel === 'silent' ? false : { ...logOptions(logLevel), ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: BODY_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_MS },
    routerOptions: { maxParamLength: 256 },
    ...unreadableRequests(withoutHsts),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  cutSlowBodies(app, BODY_TIMEOUT_MS);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"], formAction: ["'none'"] },
    },
    // pages of another origin read the answers, as far as CORS lets them
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    done();
  });
  addCors(app, new Set(origins));
  await app.register(rateLimit, { global: false, errorResponseBuilder: (_request, { after }) => tooMany(after) });
  const renderer = pdfRenderer(app.log, reports.limits);
  app.addHook('onClose', () => renderer.close());
  const source = { server: assertionRules.issuer, ...(reports.timeout && { timeout: reports.timeout }) };
  addCalls(app, db, assertionRules, {
    ...signInCalls,
    ...patientCalls,
    ...reportCalls({ renderer, rules: assertionRules, source }),
  });
  addHealth(app, { db }, tls && { certificate_expires: tls.expires.toISOString() });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not found.', name: 'NotFound' }));
  app.addHook('onResponse', (request, reply, done) => {
    const { agentCall: call } = request.routeOptions.config;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, call, status: reply.statusCode, ms }, 'answered');
    done();
  });
  const warnOfExpiry = tls && watchExpiry(tls.expires, app.log);
  warnOfExpiry?.(new Date());
  const timer = setInterval(() => {
    const now = new Date();
    warnOfExpiry?.(now);
    tidy(db, now).catch((error: unknown) => app.log.error(error, 'tidying failed'));
  }, TIDY_MS);
  timer.unref();
  app.addHook('onClose', () => Promise.resolve(clearInterval(timer)));
  return app;
}

/** Removes what has ended: tokens, used assertions, merged patients that cannot come back, visits of the access log. Renews search texts. */
export async function tidy(db: Db, now: Date): Promise<void> {
  await removeExpired(db, now);
  await forgetMerged(db, now);
  await endVisits(db);
  await renewSearchTexts(db, patient);
}
