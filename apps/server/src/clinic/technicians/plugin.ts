import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { technicianCalls } from './technicianCalls.ts';

/** Sessions with remote technicians. */
export const technicians: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...technicianCalls(services) });
  done();
};
