import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { bundleCalls } from './bundleCalls.ts';
import { customBundleCalls } from './customBundleCalls.ts';

/** Bundles of tests. */
export const bundles: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...bundleCalls(services), ...customBundleCalls });
  done();
};
