import type { FastifyPluginCallback } from 'fastify';
import type { ExchangeServices } from '../services.ts';
import { pacsCalls } from './pacsCalls.ts';
import { addMwlLive } from './live.ts';

/** Worklists and archives of a PACS. */
export const pacs: FastifyPluginCallback<ExchangeServices> = (app, services, done) => {
  app.answer({ ...pacsCalls(services) });
  addMwlLive(app, services);
  done();
};
