import {
  CALL_TIMEOUT,
  clockSkew,
  COMMAND_TIMEOUT,
  CSRF_COOKIE,
  ERROR_NAME,
  type ErrorBody,
  HEADER,
  HOST_PREFIX,
  isSensitiveCall,
  type SensitiveCall,
  type StepUpMethod,
} from '@isopter/contract';
import { type CallAnswer, type CallArgs, type CallName, routes } from '@isopter/contract/routes';
import { ApiError, COOKIES_BLOCKED, isAbort, TIMED_OUT } from './ApiError.ts';
import { deadline } from './deadline.ts';
import { fetchWithProgress, type OnProgress } from './fetchWithProgress.ts';
import { newPageSecret } from './pageSecret.ts';
import type { PersonalArgs, PersonalCall, PlainCall } from './personalCall.ts';

export interface ClientOptions {
  /** The base URL of the API. */
  baseUrl?: string;
  /** @default globalThis.fetch, looked up at each call */
  fetch?: typeof fetch;
  /**
   * Called on 401 and 403 of any call except those of the sign-in itself, with the name of the call: 403 may concern that
   * call alone [AUTH-10, AUTH-11].
   */
  onSignedOut?: (error: ApiError, call: CallName) => void;
  /**
   * Called after a call failed because the session ended. If it resolves to `true`, because the same person has signed
   * in again, the call is repeated; otherwise it fails. The server has done nothing of a call it answered so. Commands to
   * a running test and deletions are never repeated: nobody knows whether they are still meant [AUTH-10].
   */
  isSignedInAgain?: () => Promise<boolean>;
  /**
   * Called after the server refused a sensitive call until its user proves who they are. If it resolves to `true`, because
   * they did, the call is repeated; otherwise it fails [OUR-482].
   */
  stepUp?: (method: StepUpMethod, call: SensitiveCall) => Promise<boolean>;
  /**
   * A random secret of this page: 32 bytes in hexadecimal. The server lets only this page make the call for which its user has
   * proved who they are. @default a new one
   */
  pageSecret?: string;
  /** Called with the build of the application on the server, for every response that contains it. */
  onBuild?: (build: string) => void;
  /** Called with the skew of this computer's clock in milliseconds, for every response with a date: see `clockSkew`. */
  onSkew?: (skew: number) => void;
  /**
   * Called for every answer that says that the office group is in zero-PII mode, with the ids of the office group and of its key
   * [OUR-832]; null while the server has no key check.
   */
  onZeroPii?: (officeGroup: string, key: string | null) => void;
  /** Called with the id of the office group and the origin of its agent, for every answer that says that it has one [OUR-682]. */
  onAgent?: (officeGroup: string, origin: string) => void;
  /**
   * Returns what makes a call instead of this client while personal data are encrypted in the browser, or stored by an agent;
   * undefined while the server stores them [PII-11, PII-15].
   */
  personal?: (name: CallName) => Promise<PersonalCall> | undefined;
  /** Returns the office group chosen by a corporate admin, if any [AUTH-16]. */
  officeGroup?: () => string | null | undefined;
  /** Returns the cookies of the page. */
  cookies?: () => string;
}

export type CallOptions<N extends CallName> = CallArgs<N> & {
  signal?: AbortSignal;
  /** The timeout of the call in milliseconds. */
  timeLimit?: number;
  /** Called with the fraction of the body that has been sent, 0 to 1. */
  onProgress?: OnProgress;
};
/** The parameters of a call; the arguments can be omitted if the call needs none. */
export type CallParameters<N extends CallName> =
  object extends CallArgs<N> ? [args?: CallOptions<N>] : [args: CallOptions<N>];

export interface ApiClient {
  /**
   * Makes a call of the contract.
   * @throws ApiError, one that `timedOut` where nobody answered in time; an `AbortError` when `signal` was aborted
   * @returns the answer; a Blob for a file; `undefined` if there is none
   */
  call<N extends CallName>(name: N, ...args: CallParameters<N>): Promise<CallAnswer<N>>;
}

type Values = Record<string, string | number | boolean | null | undefined>;
interface LooseArgs {
  params?: Values;
  query?: Values;
  body?: unknown;
  signal?: AbortSignal;
  timeLimit?: number;
  onProgress?: OnProgress;
}

/** An examiner waits for these, and has to know soon whether they were done. */
const COMMANDS: ReadonlySet<CallName> = new Set<CallName>([
  'sendDeviceMessage',
  'restartTest',
  'updateTest',
  'deleteTest',
  'cancelTestBundle',
]);

/** Nobody knows how long the upload of a file takes. */
function timeLimitOf(name: CallName, body: unknown): number {
  if (body instanceof FormData) return Infinity;
  return COMMANDS.has(name) ? COMMAND_TIMEOUT : CALL_TIMEOUT;
}

/** A refusal of these is a failed sign-in, not a session that ended. */
const SIGN_IN: ReadonlySet<CallName> = new Set<CallName>([
  'signIn',
  'verifyDuo',
  'verifySecurityKey',
  'verifyTotp',
  'verifyRecoveryCode',
  'startTotpAtSignIn',
  'confirmTotpAtSignIn',
  'signInWithPasskey',
  'confirmFactorReset',
  'verifySso',
]);
/** A sign-in or its end makes them: they cannot wait for another one. */
const OF_SIGN_IN: ReadonlySet<CallName> = new Set<CallName>([...SIGN_IN, 'signOut', 'bootstrap', 'getPreferences']);
/** Returns whether a call is still meant when its person has signed in again. */
const mayWait = (name: CallName): boolean =>
  !OF_SIGN_IN.has(name) && !COMMANDS.has(name) && routes[name][0] !== 'DELETE';
/** They are made before the office group is known [AUTH-16]. */
const WITHOUT_OFFICE_GROUP: ReadonlySet<CallName> = new Set<CallName>(['signIn', 'bootstrap']);

/** With these a user proves who they are before a sensitive call. */
const PROOFS: ReadonlySet<CallName> = new Set<CallName>(['checkPassword', 'checkCode', 'checkKey']);

/** These answer with a page. Any other page comes from between here and the server, as where a network asks to sign in. */
export const PAGES: ReadonlySet<CallName> = new Set<CallName>(['getTestReport', 'getBundleReport', 'getTrendAnalysis']);

/** Creates the API client, which handles CSRF, office group, aborting and errors. It logs nothing. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const { baseUrl = '', onSignedOut, isSignedInAgain, officeGroup, cookies = () => document.cookie } = options;
  const { pageSecret = newPageSecret() } = options;

  const headers = (name: CallName, method: string, contentType: string | undefined): Record<string, string> => {
    const group = WITHOUT_OFFICE_GROUP.has(name) ? undefined : officeGroup?.();
    return {
      Accept: 'application/json, */*',
      ...(contentType && { 'Content-Type': contentType }),
      ...(method !== 'GET' && { [HEADER.csrf]: csrfToken(cookies()) }),
      ...((isSensitiveCall(name) || PROOFS.has(name)) && { [HEADER.page]: pageSecret }),
      ...(group && { [HEADER.officeGroup]: group }),
    };
  };

  /** Reads the headers of an answer. */
  const hear = (answered: Headers, sentAt: number): void => {
    const skew = clockSkew(answered.get('Date'), sentAt, Date.now());
    if (skew !== null) options.onSkew?.(skew);
    const build = answered.get(HEADER.build);
    if (build !== null) options.onBuild?.(build);
    const [encrypted, key = null] = answered.get(HEADER.zeroPii)?.split(' ') ?? [];
    if (encrypted) options.onZeroPii?.(encrypted, key);
    const [group, origin] = answered.get(HEADER.agent)?.split(' ') ?? [];
    if (group && origin) options.onAgent?.(group, origin);
  };

  /** Finds out why the server refused a call of this page. */
  const failureOf = (status: number, answer: unknown): ApiError => {
    const error = new ApiError(status, answer);
    const isBlocked = error.name === ERROR_NAME.CSRF && csrfToken(cookies()) === '';
    return isBlocked ? new ApiError(status, { detail: error.detail, name: COOKIES_BLOCKED }) : error;
  };

  /** Sends a call. @param repeat makes it again, after its user has proved who they are or signed in again */
  async function send(name: CallName, args: LooseArgs, repeat: () => Promise<unknown>): Promise<unknown> {
    const [method, path] = routes[name];
    const { params, query, body, signal, onProgress, timeLimit = timeLimitOf(name, body) } = args;
    const fetch = onProgress ? fetchWithProgress(onProgress) : (options.fetch ?? globalThis.fetch);
    const time = deadline(timeLimit, signal);
    const encoded = encodeBody(body);
    const request: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: headers(name, method, encoded.contentType),
      ...(encoded.body !== undefined && { body: encoded.body }),
      signal: time.signal,
    };
    const url = baseUrl + urlOf(path, params, query);
    const sentAt = Date.now();
    const { response, answer } = await ask(fetch, url, request)
      .catch((error: unknown) => {
        throw time.isOver() ? new ApiError(0, { name: TIMED_OUT }) : error;
      })
      .finally(time.clear);
    hear(response.headers, sentAt);
    if (isStrange(response, name)) throw new ApiError(0);
    if (response.ok) return answer;
    const error = failureOf(response.status, answer);
    const asked = methodOf(error);
    if (asked !== undefined && isSensitiveCall(name) && options.stepUp !== undefined) {
      if (await unlessAborted(options.stepUp(asked, name), signal)) return repeat();
      throw error;
    }
    if ((error.status === 401 || error.status === 403) && !SIGN_IN.has(name)) onSignedOut?.(error, name);
    const waits = error.status === 401 && mayWait(name) && isSignedInAgain !== undefined;
    if (waits && (await unlessAborted(isSignedInAgain(), signal))) return repeat();
    throw error;
  }

  const plain = (name: CallName, args: LooseArgs): Promise<unknown> => send(name, args, () => plain(name, args));

  async function make(name: CallName, args: LooseArgs): Promise<unknown> {
    const getting = options.personal?.(name);
    const personal = getting && (await getting);
    if (personal) return personal(name, args as PersonalArgs, plain as PlainCall);
    // where personal data are may have changed until it is repeated
    return send(name, args, () => make(name, args));
  }

  return {
    call: <N extends CallName>(name: N, ...[args = {} as CallOptions<N>]: CallParameters<N>) =>
      make(name, args as LooseArgs) as Promise<CallAnswer<N>>,
  };
}

/** Returns how a user proves who they are, if the server asks for it. */
const methodOf = ({ name, body }: ApiError): StepUpMethod | undefined =>
  name === ERROR_NAME.STEP_UP_REQUIRED ? (body as ErrorBody).step_up : undefined;

/** Waits, until nobody waits for the answer any more. @throws the reason of the signal */
async function unlessAborted<T>(wanted: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return wanted;
  signal.throwIfAborted();
  return new Promise((done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
    wanted.then(done, fail);
  });
}

/** Builds the URL of a path with its parameters and query; `null` and `undefined` values are omitted. */
export function urlOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

function encodeBody(body: unknown): { body?: BodyInit; contentType?: string } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  if (body instanceof Uint8Array) return { body: body as Uint8Array<ArrayBuffer>, contentType: 'application/cbor' };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  request: RequestInit,
): Promise<{ response: Response; answer: unknown }> {
  const response = await fetched(fetch, url, request);
  return { response, answer: await readAnswer(response) };
}

async function fetched(fetch: typeof globalThis.fetch, url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, request);
  } catch (error) {
    throw isAbort(error) ? error : new ApiError(0);
  }
}

/** Returns whether a page came where none is asked for. */
const isStrange = ({ ok, headers }: Response, name: CallName): boolean =>
  ok && !PAGES.has(name) && (headers.get('Content-Type')?.includes('text/html') ?? false);

/** JSON as it comes, anything else as a Blob; an error without JSON has no body. */
async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  try {
    if (isJson) return await response.json();
    return response.ok ? await response.blob() : undefined;
  } catch (error) {
    if (isAbort(error)) throw error;
    // the connection broke off in the middle, or the answer is not what it says
    throw new ApiError(error instanceof SyntaxError ? response.status : 0);
  }
}

/** Returns the token against forgery, of the cookie that only this host can set, if there is one. */
const csrfToken = (cookies: string): string =>
  cookie(cookies, HOST_PREFIX + CSRF_COOKIE) || cookie(cookies, CSRF_COOKIE);

function cookie(cookies: string, name: string): string {
  const entry = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  return entry === undefined ? '' : decodeURIComponent(entry.slice(name.length + 1));
}
