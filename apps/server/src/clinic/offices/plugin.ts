import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { officeCalls } from './officeCalls.ts';

/** Offices. */
export const offices: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...officeCalls(services) });
  done();
};
