import { notFound, type ReportRenderer } from '@isopter/server/agent';
import type { AssertionRules } from '../auth/assertion.ts';
import type { Handlers } from '../http/calls.ts';
import { readPatient } from '../patients/calls.ts';
import { readGrant } from './grant.ts';
import { type DataSource, loadData } from './loadData.ts';
import type { PdfJob } from './job.ts';

/** The dependencies of the report calls. */
export interface ReportParts {
  renderer: ReportRenderer<PdfJob>;
  rules: AssertionRules;
  source: DataSource;
}

/** Draws the PDF of a test's result with the name that the agent adds [REP-09]. */
export const reportCalls = ({ renderer, rules, source }: ReportParts): Handlers => ({
  async getAgentTestReportPdf({ db, user, query, request, concerns }) {
    const { test_id, patient_id } = query;
    const grant = await readGrant(request, query, user, rules);
    const row = patient_id === undefined ? null : await readPatient(db, user, patient_id);
    const written = await loadData(source, grant);
    const person = row && {
      first_name: row.firstName,
      last_name: row.lastName,
      ideographic_name: row.ideographicName,
      phonetic_name: row.phoneticName,
      date_of_birth: row.dateOfBirth,
      patient_id_number: row.patientIdNumber,
    };
    const job = { written, person: person ?? {}, isNamed: !user.disablePi };
    const made = await renderer.render(job, user.accountId);
    if (!made) throw notFound();
    concerns({ objectKind: 'test', objectIds: [test_id], patientIds: row ? [row.id] : [] });
    return made.content;
  },
});
