import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { auditCalls } from './auditCalls.ts';

/** The access log. */
export const audit: FastifyPluginCallback<ClinicServices> = (app, _services, done) => {
  app.answer({ ...auditCalls });
  done();
};
