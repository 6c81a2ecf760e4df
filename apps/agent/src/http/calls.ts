import {
  type AgentClaims,
  type Call,
  type CallInput,
  type CallReply,
  attachment,
  calls,
  HEADER,
} from '@isopter/contract';
import {
  type AuditEntry,
  countedAddress,
  countRefusals,
  type Db,
  forbidden,
  notSignedIn,
  tooMany,
  writeAudit,
  writeRead,
} from '@isopter/server/agent';
import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type AssertionRules, verifyAssertion } from '../auth/assertion.ts';
import { type AgentCall, type AgentIdentity, isPublic, mayCall } from '../auth/identity.ts';
import { identify } from '../auth/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    agentUser: AgentIdentity | undefined;
    /** Claims of the assertion of a sign-in, once it is verified. */
    claims: AgentClaims | undefined;
  }
  interface FastifyContextConfig {
    agentCall?: AgentCall;
  }
}

/** The objects and changed fields that an audit row records. */
type Concern = Pick<AuditEntry, 'objectKind' | 'objectIds' | 'patientIds' | 'changes'>;

/** A validated call on its way to its handler. */
export interface CallContext<N extends AgentCall> extends CallInput<N> {
  /** The transaction of a call that changes something. */
  db: Db;
  /** The signed-in user. Public calls must not read it: they have none. */
  user: AgentIdentity;
  request: FastifyRequest;
  /** Sets the objects of the audit row. @default `patient` for `objectKind` */
  concerns: (concern: Concern) => void;
}

type Reply<N extends AgentCall> = (typeof calls)[N] extends { file: string } ? Uint8Array : CallReply<N>;
export type Handler<N extends AgentCall> = (call: CallContext<N>) => Promise<Reply<N>>;
export type Handlers = { [N in AgentCall]?: Handler<N> };

/** Sign-ins from one address in a minute: a clinic may have one address for all browsers. */
const SIGN_INS = 300;
/** Calls with one name that a user may make in a minute. Lists are read once for each page of a clinic's patients. */
const USUAL = 600;
const READS = 6_000;
/** Calls that a browser makes for each patient when it moves all names. */
const OF_MOVES = new Set<AgentCall>(['createAgentPatient', 'deleteAgentPatient']);
/** Reports that a user may ask for in a minute: each is drawn for a second. */
const REPORTS = 60;
/** Refused calls of a user, or of an address without a token, in a minute. */
const REFUSALS = 600;

const caller = (request: FastifyRequest): string => request.agentUser?.accountId ?? countedAddress(request);

function limitOf(name: AgentCall): RateLimitOptions {
  if (isPublic(name)) return { max: SIGN_INS, timeWindow: '1 minute' };
  const call: Call = calls[name];
  const max = call.file ? REPORTS : call.method === 'GET' || OF_MOVES.has(name) ? READS : USUAL;
  return { max, timeWindow: '1 minute', hook: 'preHandler', keyGenerator: caller };
}

const NOTHING = z.strictObject({});

/**
 * Makes a route of every call of the contract that has a handler. A call is limited, identified and validated; a sign-in has its
 * assertion verified. Then it runs in a transaction with its audit row, and its answer loses every field that the contract does
 * not declare.
 */
export function addCalls(app: FastifyInstance, db: Db, assertionRules: AssertionRules, handlers: Handlers): void {
  const { officeGroupId } = assertionRules;
  app.decorateRequest('agentUser', undefined);
  app.decorateRequest('claims', undefined);
  const refusals = countRefusals(db, app.log);
  app.addHook('onClose', () => refusals.close());
  const limitRefusals = app.createRateLimit({ max: REFUSALS, timeWindow: '1 minute', keyGenerator: caller });

  for (const name of Object.keys(handlers) as AgentCall[]) {
    const call: Call = calls[name];
    const handler = handlers[name] as (context: unknown) => Promise<unknown>;
    app.route({
      method: call.method,
      url: call.path,
      config: { agentCall: name, rateLimit: limitOf(name) },
      schema: {
        ...(call.params && { params: call.params }),
        querystring: call.query ?? NOTHING,
        ...(call.method !== 'GET' && { body: call.body ?? z.nullish(NOTHING) }),
        ...(call.answer && { response: { 200: call.answer } }),
      },
      preValidation: async (request) => {
        if (isPublic(name)) return;
        const token = request.headers[HEADER.agentToken.toLowerCase()];
        request.agentUser = await identify(db, officeGroupId, typeof token === 'string' ? token : undefined);
        const no = !request.agentUser ? notSignedIn() : mayCall(request.agentUser, name) ? undefined : forbidden();
        if (!no) return;
        const limited = await limitRefusals(request);
        throw !limited.isAllowed && limited.isExceeded ? tooMany(`${limited.ttlInSeconds} seconds`) : no;
      },
      // outside of the transaction: it may download the keys of the server, and the database may have one connection
      preHandler: async (request) => {
        if (!isPublic(name)) return;
        const { assertion } = request.body as CallInput<'signInToAgent'>['body'];
        request.claims = await verifyAssertion(assertion, assertionRules, request.log);
      },
      handler: async (request, reply) => {
        const { params, query, body, agentUser: user } = request;
        const inside = async (connection: Db) => {
          let concern: Concern = {};
          const concerns = (named: Concern) => (concern = named);
          const answer = await handler({ db: connection, user, request, params, query, body, concerns });
          const entry = entryOf(request, name, 200, { objectKind: 'patient', ...concern });
          // a file that is saved leaves a row each time
          if (call.method === 'GET' && !call.file && user) await writeRead(connection, entry, user.digest);
          else await writeAudit(connection, entry);
          return answer;
        };
        const answer = call.method === 'GET' ? await inside(db) : await db.transaction(inside);
        if (call.file)
          return reply.type(call.file).header('content-disposition', attachment('report.pdf')).send(answer);
        return call.answer ? answer : reply.code(204).send();
      },
    });
  }

  app.addHook('onResponse', async (request, reply) => {
    const { agentCall } = request.routeOptions.config;
    if (!agentCall || reply.statusCode < 400) return;
    const { id } = request.params as { id?: string };
    const named = z.safeParse(z.uuid(), id).success ? { objectIds: [id ?? ''] } : {};
    await refusals.add(entryOf(request, agentCall, reply.statusCode, named));
  });

  function entryOf(request: FastifyRequest, action: AgentCall, result: number, concern: Concern): AuditEntry {
    const accountId = request.agentUser?.accountId ?? request.claims?.sub;
    return {
      action,
      result,
      actor: accountId === undefined ? 'anonymous' : { accountId, officeGroupId },
      officeGroupId,
      requestId: request.id,
      address: request.ip,
      ...concern,
    };
  }
}
