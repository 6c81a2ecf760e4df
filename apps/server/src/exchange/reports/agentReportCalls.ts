import { writeReportData } from '@isopter/reports';
import { agentAudience } from '../../access/auth/agentAssertion.ts';
import { signReportGrant, verifyReportGrant } from '../../access/auth/reportGrant.ts';
import type { Handlers } from '../../access/http/calls.ts';
import { notFound } from '../../platform/lib/errors.ts';
import { findReportedTest } from './about.ts';
import { readReport } from './read.ts';
import { brandAt } from '../../platform/brands/brandOf.ts';
import { optionsOf } from './request.ts';
import type { ExchangeServices } from '../services.ts';
import { about as aboutTest } from '../../clinic/tests/read.ts';

/** Calls by which the agent of a clinic gets the data of a report, to which it adds the name [REP-09]. */
export const agentReportCalls = ({ address, brandsDirectory }: ExchangeServices): Handlers => ({
  async createAgentReportGrant({ db, user, body, request, concerns }) {
    const parts = agentAudience(user, address);
    const { row } = (await findReportedTest(db, user, body.test_id, optionsOf(user))).test;
    concerns(aboutTest(row));
    const report = { test: row.id, patient: row.patientId, eye: body.eye ?? null, host: request.hostname };
    return { grant: await signReportGrant(db, user, report, parts) };
  },

  async getAgentReportData({ db, request, concerns, by }) {
    const { user, claims } = await verifyReportGrant(db, request.headers, address);
    by(user);
    const { test: test_id, eye, patient, host } = claims;
    const [found, options] = await readReport(db, user, { test_id, ...(eye && { eye }) });
    const { row } = found.test;
    // the test was moved to another patient since
    if (row.patientId !== patient) throw notFound();
    concerns(aboutTest(row));
    const brand = await brandAt(host, brandsDirectory, request.log);
    return Buffer.from(writeReportData({ ...found, options, brand }));
  },
});
