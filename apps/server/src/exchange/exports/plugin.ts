import type { FastifyPluginCallback } from 'fastify';
import type { ExchangeServices } from '../services.ts';
import { exportCalls } from './exportCalls.ts';

/** Exports. */
export const exports: FastifyPluginCallback<ExchangeServices> = (app, _services, done) => {
  app.answer({ ...exportCalls });
  done();
};
