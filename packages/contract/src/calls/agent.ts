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
import { Id, Time, page, paging, queryInt, queryList, search } from '../entities/common.ts';
import {
  NAMES_MOVE_PAGE,
  NAMES_MOVE_STEPS,
  NamesMove,
  NamesProof,
  ReturnedNames,
  ServerNames,
} from '../entities/namesMove.ts';
import type { Calls } from '../call/call.ts';
import { GROUP_ADMIN, STAFF } from '../call/roles.ts';
import { SingleEyeSchema } from '../entities/enums.ts';
import { recordChanged, VERSION_MAX } from '../entities/version.ts';
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
  getNamesMove: {
    id: 'X-656',
    method: 'GET',
    path: '/api/names-move/',
    by: GROUP_ADMIN,
    answer: NamesMove,
    built: true,
  },
  setNamesMove: {
    id: 'X-657',
    method: 'POST',
    path: '/api/names-move/',
    by: GROUP_ADMIN,
    body: z.strictObject({ step: z.nullable(z.enum(NAMES_MOVE_STEPS)) }),
    answer: NamesMove,
    built: true,
  },
  listServerNames: {
    id: 'X-658',
    method: 'GET',
    path: '/api/names-move/patients/',
    by: GROUP_ADMIN,
    /** `after`: the last patient of the page before. */
    query: z.strictObject({ after: z.optional(Id) }),
    answer: page(ServerNames),
    built: true,
  },
  removeServerNames: {
    id: 'X-659',
    method: 'POST',
    path: '/api/names-move/remove/',
    by: GROUP_ADMIN,
    body: z.strictObject({ patients: z.array(NamesProof).check(z.minLength(1), z.maxLength(NAMES_MOVE_PAGE)) }),
    /** `kept`: patients whose data at the server are others than the digest says. */
    answer: z.object({ removed: z.int(), kept: z.array(Id) }),
    built: true,
  },
  returnNames: {
    id: 'X-660',
    method: 'POST',
    path: '/api/names-move/return/',
    by: GROUP_ADMIN,
    body: z.strictObject({ patients: z.array(ReturnedNames).check(z.minLength(1), z.maxLength(NAMES_MOVE_PAGE)) }),
    /** The digests of what the server stores now; without patients it does not have, or whose data it does not accept. */
    answer: z.object({ stored: z.array(NamesProof) }),
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
    /** With `version` only a patient who was not changed since is deleted. */
    query: z.strictObject({ version: z.optional(queryInt(0, VERSION_MAX)) }),
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
