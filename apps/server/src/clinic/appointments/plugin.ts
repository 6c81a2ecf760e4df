import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { appointmentCalls } from './appointmentCalls.ts';

/** Planned tests. */
export const appointments: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...appointmentCalls(services) });
  done();
};
