import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { addDeviceChannel } from './devices/channel.ts';
import { addPairing } from './devices/pairing.ts';
import { addCalls } from './http/calls.ts';
import { addErrorHandler, frameworkError } from './http/errorHandler.ts';
import { ApiError } from './http/errors.ts';
import { addSecurity } from './http/security.ts';
import { addSockets } from './http/sockets.ts';
import { addStatic } from './http/static.ts';
import { jobKinds } from './jobs/kinds.ts';
import { startJobs } from './jobs/runner.ts';
import { addLive } from './live/hub.ts';
import { logOptions } from './log.ts';
import { addHealth } from './routes/health.ts';
import { handlers } from './routes/index.ts';
import type { Services } from './services.ts';

// Messages of refused fields; zod/mini comes without any.
z.config(z.locales.en());

export interface AppOptions extends Services {
  /** Folder of the built application. */
  staticDirectory?: string;
  /** Behind a proxy that terminates https, its X-Forwarded headers are believed. */
  trustProxy?: boolean;
  logLevel?: string;
}

const BODY_LIMIT = 256 * 1024;

/** The whole server on a database and a bus; it listens when told to. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: options.logLevel === undefined || options.logLevel === 'silent' ? false : logOptions(options.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 256 },
    frameworkErrors: frameworkError,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  addErrorHandler(app);
  await addSecurity(app);
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { after }) =>
      new ApiError(429, { detail: `Too many attempts, try again in ${after}.`, name: 'TooManyRequests' }),
  });
  await addStatic(app, options.staticDirectory, options.brandsDirectory);
  addCalls(app, options.db, handlers(options));
  addHealth(app, options);
  addPairing(app, options);
  await addSockets(app);
  // Socket routes must be declared where the plugin is already loaded.
  app.after(() => {
    addDeviceChannel(app, options);
    addLive(app, options);
  });
  const jobs = startJobs(options.db, jobKinds(options), app.log);
  app.addHook('onClose', () => jobs.stop());
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
