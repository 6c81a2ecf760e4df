import type { FastifyPluginCallback } from 'fastify';
import type { AccessServices } from '../services.ts';
import { securityKeyCalls } from './securityKeyCalls.ts';
import { passkeyCalls } from './passkeyCalls.ts';

/** Security keys and passkeys. */
export const keys: FastifyPluginCallback<AccessServices> = (app, services, done) => {
  app.answer({ ...securityKeyCalls(services), ...passkeyCalls(services) });
  done();
};
