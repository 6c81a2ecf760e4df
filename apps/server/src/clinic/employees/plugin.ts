import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { employeeCalls } from './employeeCalls.ts';
import { severalEmployeesCalls } from './severalEmployeesCalls.ts';
import { invitationCalls } from './invitationCalls.ts';
import { factorResetCalls } from './factorResetCalls.ts';
import { ssoCalls } from './ssoCalls.ts';

/** Users and their invitations. */
export const employees: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({
    ...employeeCalls(services),
    ...severalEmployeesCalls(services),
    ...invitationCalls(services),
    ...factorResetCalls(services),
    ...ssoCalls(services),
  });
  done();
};
