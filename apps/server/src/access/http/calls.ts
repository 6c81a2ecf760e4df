import {
  keyIdOf,
  type Call,
  type CallInput,
  type CallName,
  type CallReply,
  type CallSpec,
  calls,
  HEADER,
  isSensitiveCall,
  SENSITIVE,
  agentOrigin,
} from '@isopter/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { type AuditEntry, type Person, writeAudit } from '../auth/audit.ts';
import { isClosedToVisitors, mayCall } from '../auth/access.ts';
import type { Identity } from '../auth/identity.ts';
import { identify } from '../auth/session.ts';
import { pinAsked } from '../auth/visit.ts';
import { watchChanges } from '../auditTrail/changes/watch.ts';
import { writeRead } from '../auditTrail/visits.ts';
import type { Db } from '../../platform/db/store.ts';
import type { SsoProviders } from '../sso/providers.ts';
import { pageOf } from '../keys/proof.ts';
import { requireStepUp } from '../keys/stepUp.ts';
import { ApiError, forbidden, notSignedIn, tooMany } from '../../platform/lib/errors.ts';
import { addressRefusalLimit, limitOf, REFUSAL_LIMIT } from './limits.ts';
import { countRefusals } from './refusals.ts';
import { addUploads } from './uploads.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Registers the routes of calls, with what answers them. */
    answer: (handlers: Handlers) => void;
    /** Answers 501 for every call of the contract that no plugin has answered until then. */
    refuseOtherCalls: () => void;
    /** The calls that are answered. */
    answered: ReadonlySet<CallName>;
  }
  interface FastifyRequest {
    identity: Identity | undefined;
    /** The account that the call itself names; the audit row is attributed to it. */
    person: Person | undefined;
  }
  interface FastifyContextConfig {
    call?: CallName;
  }
}

/** Fields of the audit row that a handler adds (objects, patients) or overrides (action, actor). */
type Concern = Pick<AuditEntry, 'objectKind' | 'objectIds' | 'patientIds' | 'officeGroupId'> &
  Partial<Pick<AuditEntry, 'action' | 'actor' | 'changes'>>;

/** A validated call on its way to its handler. */
export interface CallContext<N extends CallName> extends CallInput<N> {
  /** The call's transaction when it changes something; a handler uses no other connection. */
  db: Db;
  /** The caller. Public calls have none; they read `request.identity`. */
  user: Identity;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Sets the objects and patients of the audit row. Required for calls that read patient data. */
  concerns: (concern: Concern) => void;
  /** Adds an audit row for something else that is done with the call. */
  adds: (done: Concern & Pick<AuditEntry, 'action'>) => void;
  /** Attributes the audit rows, also of a refused call, to another person than the caller, as at sign-in [OUR-290]. */
  by: (person: Person | undefined) => void;
  /**
   * Requires step-up authentication for this call; for the calls that are sensitive only in part. The others required it
   * before their handler runs [OUR-480].
   * @throws ApiError 403 `StepUpRequired`, `NoSecurityKey`
   */
  requiresStepUp: () => Promise<void>;
  /** Runs an effect once the transaction is committed. */
  after: (effect: () => void) => void;
}

/** The return type of a handler. A redirecting call returns a path of the app or the address of a trusted system. */
type Reply<N extends CallName> = CallSpec[N] extends { file: string }
  ? Uint8Array | string | Readable | (CallSpec[N] extends { answer: unknown } ? CallReply<N> : never)
  : CallSpec[N] extends { leaves: true }
    ? `/${string}` | URL
    : CallReply<N>;
export type Handler<N extends CallName> = (call: CallContext<N>) => Promise<Reply<N>>;
export type Handlers = { [N in CallName]?: Handler<N> };
type UntypedHandler = (context: unknown) => Promise<unknown>;

/**
 * Calls that count failures or use up challenges, which must outlive a refused call: signing in, the two steps of a new
 * password, answers of keys and providers. Also slow calls, for which all others would wait on the embedded database:
 * sending a report, which waits for its drawing, uploads, and queries of a PACS.
 */
const WITHOUT_TRANSACTION = new Set<CallName>([
  'signIn',
  'verifyDuo',
  'verifySecurityKey',
  'verifyTotp',
  'verifyRecoveryCode',
  'signInWithPasskey',
  'confirmFactorReset',
  'verifySso',
  'createAuthenticator',
  'createPasskey',
  'checkKey',
  'checkPassword',
  'checkCode',
  'validateResetPassword',
  'resetPassword',
  'sendTestReport',
  'createImport',
  'testPacsConnection',
]);
/**
 * Calls that identify a person themselves, perhaps in a browser where someone else is signed in. Until that person is
 * known, the audit row is attributed to nobody.
 */
const OF_WHOM_IT_NAMES = new Set<CallName>([
  'signIn',
  'verifyDuo',
  'verifySecurityKey',
  'verifyTotp',
  'verifyRecoveryCode',
  'signInWithPasskey',
  'confirmFactorReset',
  'startTotpAtSignIn',
  'confirmTotpAtSignIn',
  'verifySso',
  'validateResetPassword',
  'resetPassword',
]);
const NOTHING = z.strictObject({});
const NO_BODY = z.nullish(NOTHING);

/**
 * Lets plugins answer calls of the contract by `app.answer(handlers)`. Rights are checked first, then the input; the
 * handler runs in a transaction with its audit row, and fields that the contract does not declare are removed from the
 * answer.
 * @param options `sso`: the providers where users may prove who they are; `callsPerMinute`: calls of one kind that an
 *   account may make, 600 by default
 */
export function prepareCalls(
  app: FastifyInstance,
  db: Db,
  { sso, ...options }: { sso?: SsoProviders; callsPerMinute?: number } = {},
): void {
  app.decorateRequest('identity', undefined);
  app.decorateRequest('person', undefined);
  const answered = new Set<CallName>();
  app.decorate('answered', answered);
  app.decorate('answer', function (this: FastifyInstance, handlers: Handlers) {
    for (const name of Object.keys(handlers) as CallName[]) {
      answered.add(name);
      addRoute(this, name, handlers[name] as UntypedHandler);
    }
  });
  app.decorate('refuseOtherCalls', function (this: FastifyInstance) {
    for (const [name, call] of Object.entries(calls) as [CallName, Call][])
      if (!answered.has(name) && !call.agent && call.path.startsWith('/api/')) addRoute(this, name);
  });
  const refusals = countRefusals(db, app.log);
  app.addHook('onClose', () => refusals.close());
  const limitCaller = app.createRateLimit(REFUSAL_LIMIT);
  const limitAddress = app.createRateLimit(addressRefusalLimit(options.callsPerMinute));

  /** Returns the error for a caller without access: the given one, or "too many requests" if they ask too often. */
  async function refusal(request: FastifyRequest, no: ApiError): Promise<ApiError> {
    for (const limit of request.identity ? [limitCaller] : [limitCaller, limitAddress]) {
      const limited = await limit(request);
      if (!limited.isAllowed && limited.isExceeded) return tooMany(`${limited.ttlInSeconds} seconds`);
    }
    return no;
  }

  function addRoute(plugin: FastifyInstance, name: CallName, handler?: UntypedHandler): void {
    const call: Call = calls[name];
    const add = (scope: FastifyInstance) =>
      scope.route({
        method: call.method,
        url: call.path,
        config: { call: name, rateLimit: limitOf(name, options.callsPerMinute) },
        schema: handler
          ? {
              operationId: name,
              ...(call.params && { params: call.params }),
              querystring: call.query ?? NOTHING,
              ...(!call.bodyType && call.method !== 'GET' && { body: call.body ?? NO_BODY }),
              ...(call.answer && { response: { 200: call.answer } }),
            }
          : {},
        preValidation: async (request, reply) => {
          request.identity = await identify(db, request);
          writeModeHeaders(request.identity, reply);
          if (!call.public && !request.identity) throw await refusal(request, notSignedIn());
          if (request.identity && !mayCall(request.identity, name)) {
            const waitsForPin = isClosedToVisitors(request.identity, name);
            throw await refusal(request, waitsForPin ? pinAsked() : forbidden());
          }
          if (!handler) throw new ApiError(501, { detail: 'This call is not available yet.', name: 'NotImplemented' });
        },
        handler: async (request, reply) => {
          const effects: (() => void)[] = [];
          const answer = await run(request, reply, effects);
          for (const effect of effects) effect();
          if (call.leaves) return reply.redirect(String(answer));
          // where both can be asked for, JSON is an object, and a file bytes
          if (call.file && (!call.answer || answer instanceof Uint8Array))
            return (reply.hasHeader('content-type') ? reply : reply.type(withCharset(call.file))).send(answer);
          return call.answer ? answer : reply.code(204).send();
        },
      });
    if (call.bodyType === 'multipart/form-data') addUploads(plugin, add);
    else add(plugin);

    async function run(request: FastifyRequest, reply: FastifyReply, effects: (() => void)[]): Promise<unknown> {
      let concern: Concern | undefined;
      const more: Concern[] = [];
      const inside = async (connection: Db) => {
        const requiresStepUp = async () => {
          const user = request.identity;
          if (!user || !isSensitiveCall(name)) throw new Error(`${name} is not in the table of sensitive calls`);
          await requireStepUp(connection, user, pageOf(request), name, sso);
        };
        if (isSensitiveCall(name) && SENSITIVE[name].asks === 'always') await requiresStepUp();
        const { identity: user, params, body } = request;
        const changesOf = await watchChanges(connection, name, { user, params, body });
        const answer = await handler?.({
          db: connection,
          user: request.identity,
          params: request.params,
          query: request.query,
          body: request.body,
          request,
          reply,
          concerns: (said: Concern) => (concern = said),
          adds: (done: Concern) => more.push(done),
          by: (person: Person | undefined) => {
            // a copy: what was found with them is nothing to keep
            request.person = person && { accountId: person.accountId, officeGroupId: person.officeGroupId };
          },
          requiresStepUp,
          after: (effect: () => void) => effects.push(effect),
        });
        const own = call.method !== 'GET' || concern ? [concern] : [];
        const session = call.file ? undefined : request.identity?.sessionDigest;
        for (const said of own) {
          const done = { ...entry(request, name, 200, said), changes: await changesOf(said?.objectIds) };
          // a file that is saved leaves a row each time, a screen that polls one for each visit
          if (call.method === 'GET' && session) await writeRead(connection, done, session);
          else await writeAudit(connection, done);
        }
        for (const said of more) await writeAudit(connection, entry(request, name, 200, said));
        return answer;
      };
      return call.method === 'GET' || WITHOUT_TRANSACTION.has(name) ? inside(db) : db.transaction(inside);
    }
  }

  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (!call || reply.statusCode < 400 || reply.statusCode === 501) return;
    const { id } = request.params as { id?: string };
    const concern = z.safeParse(z.uuid(), id).success ? { objectIds: [id ?? ''] } : undefined;
    await refusals.add(entry(request, call, reply.statusCode, concern), request.person === undefined);
  });
}

/** Returns a media type, for text with its encoding: without one, browsers guess it. */
const withCharset = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

/**
 * Writes where the personal data of the office group are to every answer, refusals too: pages that were opened before zero-PII
 * mode or an agent was turned on send none to the server any more [OUR-380, OUR-682].
 */
function writeModeHeaders(identity: Identity | undefined, reply: FastifyReply): void {
  if (identity === undefined) return;
  const { officeGroupId, preferences } = identity;
  const agent = agentOrigin(preferences);
  if (preferences.enable_zero_pii) {
    const key = keyIdOf(preferences.zero_pii_password_hash);
    reply.header(HEADER.zeroPii, key === null ? officeGroupId : `${officeGroupId} ${key}`);
  }
  if (agent !== null) reply.header(HEADER.agent, `${officeGroupId} ${agent}`);
}

function entry(request: FastifyRequest, action: CallName, result: number, concern: Concern = {}): AuditEntry {
  return {
    action,
    result,
    actor: request.person ?? (OF_WHOM_IT_NAMES.has(action) ? undefined : request.identity) ?? 'anonymous',
    requestId: request.id,
    address: request.ip,
    ...concern,
  };
}
