import type { FastifyPluginCallback } from 'fastify';
import { auth } from './auth/plugin.ts';
import { keys } from './keys/plugin.ts';
import type { AccessServices } from './services.ts';

/** The layer of identity and rights. */
export const access: FastifyPluginCallback<AccessServices> = (app, services, done) => {
  for (const domain of [auth, keys]) void app.register(domain, services);
  done();
};
