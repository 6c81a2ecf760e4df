import { type AgentToken, CALL_TIMEOUT, DEFAULT_PAGE_SIZE, ERROR, HEADER } from '@isopter/contract';
import { type CallAnswer, type CallArgs, routes } from '@isopter/contract/routes';
import { ApiError, isAbort } from '../ApiError.ts';
import { deadline } from '../deadline.ts';
import { urlOf } from '../http.ts';
import { AgentError } from './AgentError.ts';
import { isAgentPage, isAgentPatient, isAgentToken, MAX_ANSWER, MAX_REPORT, pdfOf } from './shape.ts';

/** The calls of patients at the agent, and what their answers must be; null for those without one. */
const ANSWERS = {
  listAgentPatients: isAgentPage,
  getAgentPatient: isAgentPatient,
  createAgentPatient: isAgentPatient,
  updateAgentPatient: isAgentPatient,
  deleteAgentPatient: null,
  mergeAgentPatient: null,
  undoAgentMerge: null,
} as const;

/** The call whose answer is a file. */
const REPORT = 'getAgentTestReportPdf';

/** A call to the agent. */
export type AgentCallName = keyof typeof ANSWERS | typeof REPORT;

/** Arguments of a call to the agent. */
export type AgentCallArgs<N extends AgentCallName> = CallArgs<N> & {
  signal?: AbortSignal;
  /** The grant of the server for a report. */
  grant?: string;
};

/** Calls the agent of an office group. */
export interface AgentLink {
  origin: string;
  /**
   * Makes a call, with a new token if there is none that is valid.
   * @throws AgentError; ApiError for what the agent refuses of a form (400), does not find (404), has as a newer version (409),
   *   and while it draws too many reports
   */
  call<N extends AgentCallName>(name: N, args: AgentCallArgs<N>): Promise<CallAnswer<N>>;
  /** Forgets the token: the user has signed out. Calls fail from then on. */
  forget(): void;
}

export interface AgentLinkOptions {
  /** Origin of the agent, `https://…`. */
  origin: string;
  /** Returns a new assertion of the server, which the agent exchanges for a token. */
  assertion: () => Promise<string>;
  /** Called when the agent refuses the user with a token that it has just issued, or issues none. */
  onRefused?: () => void;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof fetch;
  /** The timeout of a call in milliseconds. @default that of calls to the server */
  timeLimit?: number;
}

/** Refusals of what was sent, as of the server. */
const OF_CALLER: ReadonlySet<number> = new Set([400, 404, 409]);
/** Answers of an agent that cannot draw a report now, but has not failed. */
const BUSY: ReadonlySet<string | undefined> = new Set([ERROR.TOO_MANY_REPORTS, ERROR.REPORTS_BUSY]);

interface Sent {
  signal?: AbortSignal | undefined;
  body?: unknown;
  token?: string;
  grant?: string | undefined;
  /** Maximum size of the answer in bytes. @default {@link MAX_ANSWER} */
  most?: number;
}

/** Reads JSON. @throws AgentError if there is something else */
async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    if (response.headers.get('Content-Type')?.includes('json')) return (await response.json()) as unknown;
  } catch {
    // not what it says
  }
  throw new AgentError('strange');
}

/** Returns the refusal of a report while too many are drawn; null for another answer. */
async function busyOf(response: Response): Promise<ApiError | null> {
  const error = new ApiError(response.status, await read(response).catch(() => undefined));
  return BUSY.has(error.detail) ? error : null;
}

/** Reads a body. @throws AgentError if it is larger than an answer of an agent can be */
async function bytesOf({ body }: Response, most: number): Promise<Blob | null> {
  if (body === null) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new AgentError('strange');
    }
    parts.push(value);
  }
}

/** Creates the way to an agent. The token stays in memory, and goes to this agent only, in its own header [PII-15, OUR-654]. */
export function agentLink(options: AgentLinkOptions): AgentLink {
  const { origin, assertion, onRefused, timeLimit = CALL_TIMEOUT } = options;
  let token: AgentToken | null = null;
  let signingIn: Promise<AgentToken> | null = null;
  let isForgotten = false;

  async function ask(
    method: string,
    path: string,
    { signal, body, token: secret, grant, most = MAX_ANSWER }: Sent,
  ): Promise<Response> {
    const time = deadline(timeLimit, signal);
    const headers = {
      Accept: 'application/json, application/pdf',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(secret !== undefined && { [HEADER.agentToken]: secret }),
      ...(grant !== undefined && { [HEADER.reportGrant]: grant }),
    };
    try {
      const response = await (options.fetch ?? globalThis.fetch)(origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        credentials: 'omit',
        // a token goes to no other address
        redirect: 'error',
        referrerPolicy: 'no-referrer',
        signal: time.signal,
      });
      // read within the time limit
      return new Response(response.status === 204 ? null : await bytesOf(response, most), response);
    } catch (error) {
      if (error instanceof AgentError) throw error;
      if (time.isOver()) throw new AgentError('slow');
      throw isAbort(error) ? error : new AgentError('unreachable');
    } finally {
      time.clear();
    }
  }

  function refuse(): never {
    token = null;
    if (!isForgotten) onRefused?.();
    throw new AgentError('refused');
  }

  /** The server's own sign-in decides about 401 and 403. */
  const vouched = (): Promise<string> =>
    assertion().catch((error: unknown) => {
      throw error instanceof ApiError && ![401, 403].includes(error.status) ? new AgentError('failed') : error;
    });

  async function signIn(): Promise<AgentToken> {
    const [method, path] = routes.signInToAgent;
    const response = await ask(method, path, { body: { assertion: await vouched() } });
    if (response.status === 401 || response.status === 403) refuse();
    if (!response.ok) throw new AgentError('failed');
    const answer = await read(response);
    if (!isAgentToken(answer)) throw new AgentError('strange');
    if (!isForgotten) token = answer;
    return answer;
  }

  /** Returns the token. Calls that need one at the same time share it. Whether it has expired, the agent says: clocks differ. */
  async function currentToken(): Promise<string> {
    if (isForgotten) throw new AgentError('refused');
    if (token !== null) return token.token;
    signingIn ??= signIn().finally(() => (signingIn = null));
    return (await signingIn).token;
  }

  return {
    origin,
    async call(name, { signal, grant, ...args }) {
      const [method, path] = routes[name];
      const { params, query, body } = args as { params?: object; query?: object; body?: unknown };
      const url = urlOf(path, params as never, query as never);
      let secret = await currentToken();
      const sent = { signal, body, grant, ...(name === REPORT && { most: MAX_REPORT }) };
      let response = await ask(method, url, { ...sent, token: secret });
      if (response.status === 401) {
        // it has expired, or ended without a call; another call may have renewed it meanwhile
        if (token?.token === secret) token = null;
        secret = await currentToken();
        response = await ask(method, url, { ...sent, token: secret });
      }
      if (response.status === 401 || response.status === 403) refuse();
      if (OF_CALLER.has(response.status)) throw new ApiError(response.status, await read(response));
      if (!response.ok)
        throw (name === REPORT && (await busyOf(response))) || new AgentError('failed', response.status);
      if (name === REPORT) {
        const pdf = await pdfOf(response);
        if (pdf === null) throw new AgentError('strange');
        return pdf as never;
      }
      const answer = await read(response);
      const isRight = ANSWERS[name as Exclude<AgentCallName, typeof REPORT>];
      const { limit = DEFAULT_PAGE_SIZE } = (query ?? {}) as { limit?: number };
      if (isRight !== null && !isRight(answer, limit)) throw new AgentError('strange');
      return answer as never;
    },
    forget() {
      isForgotten = true;
      token = null;
    },
  };
}
