import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { addDeviceCall } from './deviceCall.ts';
import { addCallsLive } from './live.ts';

/** Video calls. */
export const videoCalls: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  addDeviceCall(app, services);
  addCallsLive(app, services);
  done();
};
