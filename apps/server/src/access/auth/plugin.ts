import type { FastifyPluginCallback } from 'fastify';
import type { AccessServices } from '../services.ts';
import { sessionCalls } from './sessionCalls.ts';
import { signInCalls } from './signInCalls.ts';
import { passwordResetCalls } from './passwords/passwordResetCalls.ts';
import { secondFactorCalls } from './factors/secondFactorCalls.ts';
import { agentAssertionCalls } from './agentAssertionCalls.ts';

/** Signing in and out, passwords and second factors. */
export const auth: FastifyPluginCallback<AccessServices> = (app, services, done) => {
  app.answer({
    ...sessionCalls(services),
    ...signInCalls(services),
    ...passwordResetCalls(services),
    ...secondFactorCalls(services),
    ...agentAssertionCalls(services),
  });
  done();
};
