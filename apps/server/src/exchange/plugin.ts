import type { FastifyPluginCallback } from 'fastify';
import { reports } from './reports/plugin.ts';
import { exports } from './exports/plugin.ts';
import { imports } from './imports/plugin.ts';
import { pacs } from './pacs/plugin.ts';
import { calendar } from './calendar/plugin.ts';
import type { ExchangeServices } from './services.ts';

/** The layer of what enters and leaves a clinic. */
export const exchange: FastifyPluginCallback<ExchangeServices> = (app, services, done) => {
  for (const domain of [reports, exports, imports, pacs, calendar]) void app.register(domain, services);
  done();
};
