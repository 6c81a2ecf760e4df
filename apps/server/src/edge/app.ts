import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { addDeviceChannel } from './channel/channel.ts';
import { addPictures } from './channel/pictures.ts';
import { loggedDuo } from '../access/duo/logged.ts';
import { addAgentPolicy } from '../access/http/agentPolicy.ts';
import { access } from '../access/plugin.ts';
import { clinic } from '../clinic/plugin.ts';
import { exchange } from '../exchange/plugin.ts';
import { prepareCalls } from '../access/http/calls.ts';
import { addCbor } from '../access/keys/body.ts';
import { addErrorHandler, unreadableRequests } from '../access/http/errorHandler.ts';
import { backgroundWork } from '../platform/lib/background.ts';
import { tooMany } from '../platform/lib/errors.ts';
import { plainWords } from '../access/http/plainWords.ts';
import type { ProxyTrust } from '../access/http/proxy.ts';
import { addSecurity } from '../access/http/security.ts';
import { cutSlowBodies } from '../access/http/slowBodies.ts';
import { acceptSockets } from '../access/http/sockets.ts';
import { addStatic } from '../access/http/static.ts';
import type { ImportWork } from '../exchange/imports/read.ts';
import { reportReader } from '../exchange/imports/reader.ts';
import {
  erasureJobKinds,
  importJobKinds,
  jobKinds,
  longJobKinds,
  pacsReportJobKinds,
  syslogJobKinds,
  visitJobKinds,
} from './jobs/kinds.ts';
import { startJobs } from '../platform/jobs/runner.ts';
import { createStreams } from '../clinic/stream/streams.ts';
import { logOptions } from '../platform/lib/log.ts';
import { measure } from '../platform/metrics/measure.ts';
import { noMeter } from '../platform/metrics/meter.ts';
import { addHealth } from '../platform/health/health.ts';
import { pacsClient } from '../exchange/pacs/client.ts';
import { type RendererLimits, reportRenderer } from '../exchange/reports/renderer.ts';
import type { GivenServices } from './givenServices.ts';
import { syslogForwarder } from '../platform/syslog/forward.ts';
import type { SyslogServer } from '../platform/syslog/settings.ts';

// Messages of refused fields; zod/mini has none.
z.config({ localeError: plainWords });

export interface AppOptions extends GivenServices {
  /** Folder of the built application. */
  staticDirectory?: string;
  /** Proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted, because they terminate https. */
  trustProxy?: ProxyTrust;
  logLevel?: string;
  /** Calls of one kind that an account may make in a minute. */
  callsPerMinute?: number;
  /** Takes the log's lines; without it they go to standard output. */
  logStream?: { write(line: string): void };
  /** Limits on simultaneous reports; overrides the defaults. */
  reportLimits?: Partial<RendererLimits>;
  /** Reads reports of other devices; overrides the default reader. */
  reader?: ImportWork['reader'];
  /** Syslog server for audit rows; without it they are not forwarded. */
  syslog?: SyslogServer | undefined;
  /** Sockets that an address may open in a minute. @default 1200 */
  socketsPerMinute?: number;
}

const BODY_LIMIT = 256 * 1024;
/** Clients that have not sent the whole body by then are cut off; uploads have as long as the request timeout. */
const BODY_TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 5 * 60_000;
/** Clients that have not sent all headers by then are cut off; checked at the interval below. */
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_MS = 2_000;

/** Creates the whole server on a database and a bus; the caller makes it listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      options.logLevel === undefined || options.logLevel === 'silent'
        ? false
        : { ...logOptions(options.logLevel), ...(options.logStream && { stream: options.logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // For bodies the longer of the two times applies.
    http: {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_MS,
    },
    routerOptions: { maxParamLength: 256 },
    ...unreadableRequests(),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  cutSlowBodies(app, BODY_TIMEOUT_MS);
  await addSecurity(app);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) => tooMany(after),
  });
  addAgentPolicy(app, options.db);
  await addStatic(app, options.staticDirectory, options.brandsDirectory);
  addCbor(app);
  const background = backgroundWork(app.log);
  app.addHook('onClose', () => background.settled());
  app.decorate('settled', background.settled);
  const stopping = new AbortController();
  // before the reports: what they refuse from then on is nothing that failed
  app.addHook('preClose', () => Promise.resolve(stopping.abort()));
  const reports = reportRenderer(app.log, options.reportLimits);
  app.addHook('preClose', () => reports.close());
  const pacs = pacsClient();
  app.addHook('preClose', () => pacs.close());
  const reader = options.reader ?? reportReader();
  app.addHook('preClose', () => reader.close());
  const duo = options.duo && { duo: loggedDuo(options.duo, app.log) };
  const streams = createStreams(options.bus);
  prepareCalls(app, options.db, options);
  addHealth(app, options);
  measure(app, options.db, reports, options.meter ?? noMeter);
  addPictures(app, options);
  await acceptSockets(app, options.socketsPerMinute);
  const jobs = startJobs(options.db, jobKinds(options), app.log);
  app.addHook('onClose', () => jobs.stop());
  const longJobs = startJobs(
    options.db,
    longJobKinds({ ...options, reports, pacs, log: app.log }, stopping.signal),
    app.log,
  );
  app.addHook('onClose', () => longJobs.stop());
  const pacsReportJobs = startJobs(
    options.db,
    pacsReportJobKinds({ ...options, reports, pacs, log: app.log }, stopping.signal),
    app.log,
  );
  app.addHook('onClose', () => pacsReportJobs.stop());
  const erasureJobs = startJobs(options.db, erasureJobKinds({ db: options.db, log: app.log }), app.log);
  app.addHook('onClose', () => erasureJobs.stop());
  const importJobs = startJobs(
    options.db,
    importJobKinds({ ...options, reader, log: app.log }, stopping.signal),
    app.log,
  );
  app.addHook('onClose', () => importJobs.stop());
  const visitJobs = startJobs(options.db, visitJobKinds({ ...options, reports, log: app.log }), app.log);
  app.addHook('onClose', () => visitJobs.stop());
  if (options.syslog) {
    const forwarder = syslogForwarder({ db: options.db, log: app.log, syslog: options.syslog });
    const syslogJobs = startJobs(options.db, syslogJobKinds(forwarder, stopping.signal), app.log);
    app.addHook('onClose', async () => {
      await syslogJobs.stop();
      forwarder.close();
    });
  }
  // Fastify takes `logLevel` of the options of a plugin for its own
  const { logLevel: _, ...given } = options;
  const services = { ...given, ...duo, reports, reader, pacs, background, streams };
  for (const layer of [access, clinic, exchange]) void app.register(layer, services);
  // sockets can be declared only after the plugin that accepts them
  app.after(() => {
    addDeviceChannel(app, services);
    app.refuseOtherCalls();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { call } = request.routeOptions.config;
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?')[0],
        call,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  return app;
}
