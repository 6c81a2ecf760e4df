import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { preferenceCalls } from './preferenceCalls.ts';

/** Preferences of users and office groups. */
export const preferences: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...preferenceCalls(services) });
  done();
};
