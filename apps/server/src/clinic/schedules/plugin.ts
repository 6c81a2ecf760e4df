import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { scheduleCalls } from './scheduleCalls.ts';

/** Tests that are repeated at home. */
export const schedules: FastifyPluginCallback<ClinicServices> = (app, _services, done) => {
  app.answer({ ...scheduleCalls });
  done();
};
