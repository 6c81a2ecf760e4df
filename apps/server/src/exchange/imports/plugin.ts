import type { FastifyPluginCallback } from 'fastify';
import type { ExchangeServices } from '../services.ts';
import { importCalls } from './importCalls.ts';
import { addImportsLive } from './live.ts';

/** Imported reports. */
export const imports: FastifyPluginCallback<ExchangeServices> = (app, services, done) => {
  app.answer({ ...importCalls(services) });
  addImportsLive(app, services);
  done();
};
