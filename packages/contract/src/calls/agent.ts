import * as z from 'zod/mini';
import { Id, page, paging, search, Time } from '../entities/common.ts';
import { AgentToken } from '../entities/exchange.ts';
import { Patient, PatientUpdate, PatientWrite } from '../entities/patients.ts';
import type { Calls } from '../call/call.ts';
import { recordChanged } from '../entities/version.ts';
import { testReport } from './reports.ts';
import { byId } from '../call/shared.ts';

/** Calls of the on-premises agent: its own host, its token in X-PII-Agent-Token, never the session cookie [PII-15]. */
export const agent = {
  signInToAgent: {
    id: 'H-033',
    method: 'POST',
    path: '/v1/auth-token/',
    answer: AgentToken,
    agent: true,
    public: true,
  },
  listAgentPatients: {
    id: 'H-034',
    method: 'GET',
    path: '/v1/patients/',
    query: z.strictObject({ ...paging, search, changed_after: z.optional(Time) }),
    answer: page(Patient),
    agent: true,
  },
  createAgentPatient: {
    id: 'H-035',
    method: 'POST',
    path: '/v1/patients/',
    body: PatientWrite,
    answer: Patient,
    agent: true,
  },
  getAgentPatient: {
    id: 'H-036',
    method: 'GET',
    path: '/v1/patients/:id/',
    params: byId,
    answer: Patient,
    agent: true,
  },
  updateAgentPatient: {
    id: 'H-037',
    method: 'PUT',
    path: '/v1/patients/:id/',
    params: byId,
    body: PatientUpdate,
    answer: Patient,
    conflict: recordChanged(Patient),
    agent: true,
  },
  deleteAgentPatient: { id: 'H-038', method: 'DELETE', path: '/v1/patients/:id/', params: byId, agent: true },
  mergeAgentPatient: {
    id: 'H-039',
    method: 'POST',
    path: '/v1/patients/:id/merge_into/',
    params: byId,
    body: z.strictObject({ patient: Id }),
    agent: true,
  },
  getAgentTestReportPdf: {
    id: 'H-040',
    method: 'GET',
    path: '/v1/reports/test-result/pdf/',
    query: testReport,
    file: 'application/pdf',
    agent: true,
  },
} as const satisfies Calls;
