import { AGENT_REPORT_TYPE, AgentReportClaims, HEADER } from '@isopter/contract';
import { ApiError } from '@isopter/server/agent';
import type { FastifyRequest } from 'fastify';
import { type AssertionRules, type Signed, verifySigned } from '../auth/assertion.ts';
import type { AgentIdentity } from '../auth/identity.ts';

/** 409, because 401 and 403 would end the sign-in of a user whose grant has only expired. */
const refused = (cause?: unknown): ApiError =>
  new ApiError(409, { detail: 'The agent did not accept the grant of this report.', name: 'GrantRefused' }, { cause });

const GRANT: Signed<AgentReportClaims> = {
  typ: AGENT_REPORT_TYPE,
  claims: AgentReportClaims,
  requiredClaims: ['exp', 'iat', 'sub'],
  noun: 'a grant',
  refused,
};

/** The report that a browser asks for. */
export interface WantedReport {
  test_id: string;
  patient_id?: string | undefined;
  eye?: string | undefined;
}

/**
 * Returns the grant of a request, which must be for this user and this report: the server says of whom a test is, not the browser.
 * @throws ApiError 409 `GrantRefused`; 503 `ServerUnreachable`
 */
export async function readGrant(
  request: Pick<FastifyRequest, 'headers' | 'log'>,
  wanted: WantedReport,
  user: Pick<AgentIdentity, 'accountId'>,
  rules: AssertionRules,
): Promise<string> {
  const grant = request.headers[HEADER.reportGrant.toLowerCase()];
  if (typeof grant !== 'string') throw refused();
  const { sub, test, patient, eye } = await verifySigned(GRANT, grant, rules, request.log);
  const isForThis =
    sub === user.accountId &&
    test === wanted.test_id &&
    patient === (wanted.patient_id ?? null) &&
    eye === (wanted.eye ?? null);
  if (isForThis) return grant;
  request.log.warn({ reason: 'another report' }, 'a grant was refused');
  throw refused();
}
