import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { todayCalls } from './todayCalls.ts';

/** Today, and the reading queue. */
export const today: FastifyPluginCallback<ClinicServices> = (app, _services, done) => {
  app.answer({ ...todayCalls });
  done();
};
