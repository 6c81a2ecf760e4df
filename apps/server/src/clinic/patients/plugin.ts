import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { patientCalls } from './patientCalls.ts';
import { patientAlertCalls } from './patientAlertCalls.ts';
import { lookupCalls } from './lookupCalls.ts';
import { namesMoveCalls } from './zeroPii/namesMoveCalls.ts';
import { keyChangeCalls } from './zeroPii/keyChangeCalls.ts';

/** Patients, their alerts, and the lists that forms offer. */
export const patients: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({
    ...patientCalls(services),
    ...patientAlertCalls,
    ...lookupCalls,
    ...namesMoveCalls,
    ...keyChangeCalls(services),
  });
  done();
};
