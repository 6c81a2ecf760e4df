import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { supportCalls } from './supportCalls.ts';

/** Tasks of the support. */
export const support: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...supportCalls(services) });
  done();
};
