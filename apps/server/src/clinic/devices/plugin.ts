import type { FastifyPluginCallback } from 'fastify';
import { deviceTopic, NEW_TOKEN } from '../../platform/bus/topics.ts';
import type { ClinicServices } from '../services.ts';
import { deviceCalls } from './deviceCalls.ts';
import { offlineControllerCalls } from './offlineControllerCalls.ts';
import { devConfigCalls } from './devConfigCalls.ts';
import { addPairing } from './pairing.ts';
import { addCameraClaim } from './cameraLink.ts';

/** Headsets, cameras and offline controllers, and how they are paired. */
export const devices: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...deviceCalls(services), ...offlineControllerCalls, ...devConfigCalls });
  addPairing(app, services);
  addCameraClaim(app, {
    db: services.db,
    onNewToken: (deviceId, tokenDigest) => services.bus.publish(deviceTopic(deviceId), NEW_TOKEN + tokenDigest),
  });
  done();
};
