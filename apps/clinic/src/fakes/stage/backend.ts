import {
  type CallAnswer,
  type CallName,
  calls,
  ERROR_NAME,
  type ErrorBody,
  type RecordChanged,
} from '@isopter/contract';
import { routes } from '@isopter/contract/routes';

/** The request that a handler of the in-memory backend receives. */
export interface BackendRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

type Answer<N extends CallName> = CallAnswer<N> | Response | Promise<CallAnswer<N> | Response>;

/** Handlers by call; a call without one answers 404. */
export type BackendHandlers = { [N in CallName]?: (request: BackendRequest) => Answer<N> };

/** An error answer in the API's own shape. */
export const refuse = (status: number, detail: string, more: Omit<ErrorBody, 'detail'> = {}): Response =>
  Response.json({ detail, ...more }, { status });

/** Refuses a save because somebody else has changed the record. @param who made the change, and when */
export const refuseChanged = (
  current: object,
  who: Pick<RecordChanged<object>, 'changed_by' | 'changed_at'> = {},
): Response =>
  Response.json(
    { detail: 'Somebody else changed it.', name: ERROR_NAME.RECORD_CHANGED, current, ...who },
    { status: 409 },
  );

/** An answer that never comes: the screen stays in its loading state. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** A network that is down: `fetch` rejects, as a browser's does. */
export const unreachable = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Fails when nobody waits for the answer any more, as a browser's `fetch` does. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
  });

/** Literal paths stand before those with parameters, which would match them too. */
const table = (Object.entries(routes) as [CallName, readonly [string, string]][])
  .map(([name, [method, path]]) => ({
    name,
    method,
    parameters: [...path.matchAll(/:(\w+)/g)].map((match) => match[1]!),
    expression: new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`),
  }))
  .sort((a, b) => a.parameters.length - b.parameters.length);

/** JSON, or a form with a file. What a security key signed is the server's to read. */
async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('multipart/form-data')) return request.formData();
  const text = await request.text();
  return type.includes('json') && text !== '' ? JSON.parse(text) : undefined;
}

/**
 * A backend in memory, made from the contract: it answers `fetch` for every call that has a handler, and checks the
 * handler's answer against the call's schema, so that a story cannot drift from the API.
 */
export function createBackend(handlers: BackendHandlers): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://localhost'), init);
    const url = new URL(request.url);
    for (const { name, method, parameters, expression } of table) {
      const match = method === request.method ? expression.exec(url.pathname) : null;
      const handler = handlers[name];
      if (match === null || handler === undefined) continue;
      const body = await bodyOf(request);
      const answer = await Promise.race([
        handler({
          params: Object.fromEntries(parameters.map((parameter, index) => [parameter, match[index + 1]!])),
          query: Object.fromEntries(url.searchParams),
          body,
        }),
        aborted(request.signal),
      ]);
      if (answer instanceof Response) return answer;
      const call = calls[name];
      return 'answer' in call ? Response.json(call.answer.parse(answer)) : new Response(null, { status: 204 });
    }
    return refuse(404, 'Not found.');
  };
}

const realFetch = globalThis.fetch;

/**
 * Lets a backend answer the API's calls of this window; other requests go where they would.
 * @returns a function that removes it, unless the next story has installed another one
 */
export function installBackend(handlers: BackendHandlers): () => void {
  // every screen with a banner, and every page of a patient, asks for them
  const backend = createBackend({
    listPatientAlerts: () => [],
    listAppointments: () => ({ results: [], count: 0 }),
    ...handlers,
  });
  const own: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin);
    return pathname.startsWith('/api/') ? backend(input, init) : realFetch(input, init);
  };
  globalThis.fetch = own;
  return () => {
    if (globalThis.fetch === own) globalThis.fetch = realFetch;
  };
}
