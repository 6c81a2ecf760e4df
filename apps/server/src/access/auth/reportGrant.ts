import {
  AGENT_ASSERTION_ALGORITHM,
  AGENT_REPORT_TYPE,
  AgentReportClaims,
  agentOrigin,
  HEADER,
  MAX_ASSERTION_AGE_SECONDS,
} from '@isopter/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { createLocalJWKSet, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/lib/errors.ts';
import { mayCall } from './access.ts';
import { publicAgentKeys, signForAgent } from './agentAssertion.ts';
import type { Identity } from './identity.ts';
import { onBehalfOf } from './worker.ts';

/** The report that a grant is for. */
export type GrantedReport = Pick<AgentReportClaims, 'test' | 'patient' | 'eye' | 'host'>;

/**
 * Returns a signed grant with which an agent loads the data of one report on behalf of a user [OUR-685].
 * @param parts `issuer`: address of this server; `audience`: origin of the agent
 */
export function signReportGrant(
  db: Db,
  { accountId, officeGroupId }: Identity,
  report: GrantedReport,
  parts: { issuer: string; audience: string },
): Promise<string> {
  const claims: Omit<AgentReportClaims, 'sub' | 'exp'> = { ...report, office_group: officeGroupId };
  return signForAgent(db, claims, { ...parts, typ: AGENT_REPORT_TYPE, subject: accountId });
}

const refused = (cause?: unknown): ApiError =>
  new ApiError(403, { detail: 'The server did not accept the grant of this report.', name: 'GrantRefused' }, { cause });

/**
 * Verifies a grant that this server signed. Loads the user again, because their rights, or the agent of their office group,
 * may have changed since it was signed.
 * @throws ApiError 403 `GrantRefused`
 */
export async function verifyReportGrant(
  db: Db,
  headers: IncomingHttpHeaders,
  issuer: string | undefined,
): Promise<{ user: Identity; claims: AgentReportClaims }> {
  const grant = headers[HEADER.reportGrant.toLowerCase()];
  if (typeof grant !== 'string' || issuer === undefined) throw refused();
  const { payload } = await jwtVerify(grant, createLocalJWKSet(await publicAgentKeys(db)), {
    algorithms: [AGENT_ASSERTION_ALGORITHM],
    typ: AGENT_REPORT_TYPE,
    issuer,
    maxTokenAge: MAX_ASSERTION_AGE_SECONDS,
    requiredClaims: ['exp', 'iat', 'sub', 'aud'],
  }).catch((error: unknown) => {
    throw refused(error);
  });
  const claims = z.safeParse(AgentReportClaims, payload);
  const user = claims.success && (await onBehalfOf(db, claims.data.sub, claims.data.office_group));
  if (!user || payload.aud !== agentOrigin(user.preferences) || !mayCall(user, 'createAgentReportGrant'))
    throw refused();
  return { user, claims: claims.data };
}
