import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { job } from '../db/schema.ts';
import type { Db } from '../db/store.ts';
import type { Meter } from './meter.ts';

/** The load of the report renderer. */
interface Drawing {
  load: () => { waiting: number; drawing: number };
}

/** Calls, sockets, jobs and reports; headsets and records are measured where they come in. */
export function measure(app: FastifyInstance, db: Db, reports: Drawing, meter: Meter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { call = 'other' } = request.routeOptions.config;
    meter.answered(call, reply.statusCode, reply.elapsedTime / 1_000);
    done();
  });
  meter.gauge('isopter_sockets', 'Open sockets of headsets and monitors', () => app.websocketServer.clients.size);
  meter.gauge('isopter_reports_waiting', 'Reports that wait to be drawn', () => reports.load().waiting);
  meter.gauge('isopter_reports_drawing', 'Reports that are being drawn', () => reports.load().drawing);
  meter.gauge('isopter_jobs_due', 'Jobs that wait for a worker', () =>
    db.$count(job, sql`${job.doneAt} is null and ${job.runAt} <= now()`),
  );
}
