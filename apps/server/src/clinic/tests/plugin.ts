import type { FastifyPluginCallback } from 'fastify';
import type { ClinicServices } from '../services.ts';
import { testCalls } from './testCalls.ts';
import { attendanceCalls } from './attendanceCalls.ts';
import { courseCalls } from './course/courseCalls.ts';
import { findingCalls } from './reading/findingCalls.ts';
import { monitorStateCalls } from './states/monitorStateCalls.ts';
import { addTestsLive } from './live.ts';
import { addHomePage } from './home/addHomePage.ts';

/** Tests, their results and readings, and the page for patients at home. */
export const tests: FastifyPluginCallback<ClinicServices> = (app, services, done) => {
  app.answer({ ...testCalls(services), ...attendanceCalls, ...courseCalls, ...findingCalls, ...monitorStateCalls });
  addTestsLive(app, services);
  addHomePage(app);
  done();
};
