import type { FastifyPluginCallback } from 'fastify';
import type { ExchangeServices } from '../services.ts';
import { reportCalls } from './reportCalls.ts';
import { bundleReportCalls } from './bundleReportCalls.ts';
import { progressionCalls } from './progressionCalls.ts';
import { agentReportCalls } from './agentReportCalls.ts';

/** Reports of tests, bundles and trends. */
export const reports: FastifyPluginCallback<ExchangeServices> = (app, services, done) => {
  app.answer({
    ...reportCalls(services),
    ...bundleReportCalls(services),
    ...progressionCalls,
    ...agentReportCalls(services),
  });
  done();
};
