import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { demoCalls } from './demoCalls.ts';

/** The demo mode. */
export const demo: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...demoCalls(services) });
  done();
};
