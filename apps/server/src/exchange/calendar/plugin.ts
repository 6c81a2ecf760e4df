import type { FastifyPluginCallback } from 'fastify';
import type { ExchangeServices } from '../services.ts';
import { calendarCalls } from './calendarCalls.ts';

/** Calendars to subscribe to. */
export const calendar: FastifyPluginCallback<ExchangeServices> = (app, services, done) => {
  app.answer({ ...calendarCalls(services) });
  done();
};
