import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { addDeviceStream } from './deviceStream.ts';
import { addStreamsLive } from './live.ts';

/** The pictures of cameras, live. */
export const stream: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  addDeviceStream(app, services);
  addStreamsLive(app, services);
  done();
};
