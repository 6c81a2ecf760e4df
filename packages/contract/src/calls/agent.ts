import * as z from 'zod/mini';
import {
  AgentAssertion,
  AgentKeys,
  AgentPatient,
  AgentPatientUpdate,
  AgentPatientWrite,
  AgentReportGrant,
  AgentToken,
} from '../entities/agent.ts';
import { Id, Time, page, paging, queryList, search } from '../entities/common.ts';
import type { Calls } from '../call/call.ts';
import { STAFF } from '../call/roles.ts';
import { SingleEyeSchema } from '../entities/enums.ts';
import { recordChanged } from '../entities/version.ts';
import { patients } from './patients.ts';
import { reports, testReport } from './reports.ts';
import { byId } from '../call/shared.ts';

/** Columns by which the agent sorts its patients; `-` = descending. It has no tests, so it does not sort by the newest one. */
export const AGENT_PATIENT_ORDERINGS = [
  'last_name',
  '-last_name',
  'first_name',
  '-first_name',
  'date_of_birth',
  '-date_of_birth',
  'patient_id_number',
  '-patient_id_number',
  'updated',
  '-updated',
] as const;
export type AgentPatientOrdering = (typeof AGENT_PATIENT_ORDERINGS)[number];

/**
 * Calls of the on-premises agent: its own host, its token in X-PII-Agent-Token, never the session cookie [PII-15]. Each may
 * be made by those who may make the same call at the server. The first four are calls of the server, which vouches for its users.
 */
export const agent = {
  createAgentAssertion: {
    id: 'X-620',
    method: 'POST',
    path: '/api/agent-assertion/',
    by: STAFF,
    answer: AgentAssertion,
    built: true,
  },
  listAgentKeys: {
    id: 'X-621',
    method: 'GET',
    path: '/api/agent-keys/',
    answer: AgentKeys,
    public: true,
    built: true,
  },
  createAgentReportGrant: {
    id: 'X-634',
    method: 'POST',
    path: '/api/agent-report-grant/',
    by: STAFF,
    body: z.strictObject({ test_id: Id, eye: z.optional(SingleEyeSchema) }),
    answer: AgentReportGrant,
    built: true,
  },
  // The agent makes it, with the grant in X-PII-Report-Grant.
  getAgentReportData: {
    id: 'X-635',
    method: 'GET',
    path: '/api/agent-report-data/',
    // text of JSON: a client returns other JSON parsed
    file: 'application/octet-stream',
    public: true,
    granted: true,
    built: true,
  },
  signInToAgent: {
    id: 'H-033',
    method: 'POST',
    path: '/v1/auth-token/',
    body: z.strictObject(AgentAssertion.shape),
    answer: AgentToken,
    agent: true,
    public: true,
  },
  listAgentPatients: {
    id: 'H-034',
    method: 'GET',
    path: '/v1/patients/',
    by: patients.listPatients.by,
    query: z.strictObject({
      ...paging,
      search,
      ordering: z.optional(z.enum(AGENT_PATIENT_ORDERINGS)),
      id__in: z.optional(queryList(Id)),
      /** Includes changes at this moment. Merged and deleted patients are in no list: `id__in` returns those who are left. */
      changed_after: z.optional(Time),
    }),
    answer: page(AgentPatient),
    agent: true,
  },
  createAgentPatient: {
    id: 'H-035',
    method: 'POST',
    path: '/v1/patients/',
    by: patients.createPatient.by,
    body: AgentPatientWrite,
    answer: AgentPatient,
    agent: true,
  },
  getAgentPatient: {
    id: 'H-036',
    method: 'GET',
    path: '/v1/patients/:id/',
    by: patients.getPatient.by,
    params: byId,
    answer: AgentPatient,
    agent: true,
  },
  updateAgentPatient: {
    id: 'H-037',
    method: 'PUT',
    path: '/v1/patients/:id/',
    by: patients.updatePatient.by,
    params: byId,
    body: AgentPatientUpdate,
    answer: AgentPatient,
    conflict: recordChanged(AgentPatient),
    agent: true,
  },
  deleteAgentPatient: {
    id: 'H-038',
    method: 'DELETE',
    path: '/v1/patients/:id/',
    by: patients.deletePatient.by,
    params: byId,
    agent: true,
  },
  mergeAgentPatient: {
    id: 'H-039',
    method: 'POST',
    path: '/v1/patients/:id/merge_into/',
    by: patients.mergePatient.by,
    params: byId,
    body: z.strictObject({ patient: Id }),
    agent: true,
  },
  undoAgentMerge: {
    id: 'X-622',
    method: 'POST',
    path: '/v1/patients/:id/undo_merge/',
    by: patients.undoPatientChange.by,
    params: byId,
    agent: true,
  },
  // With the grant of the server in X-PII-Report-Grant. The agent knows dates of birth, so ages are not used.
  getAgentTestReportPdf: {
    id: 'H-040',
    method: 'GET',
    path: '/v1/reports/test-result/pdf/',
    by: reports.getTestReportPdf.by,
    query: testReport,
    file: 'application/pdf',
    agent: true,
    granted: true,
  },
} as const satisfies Calls;
