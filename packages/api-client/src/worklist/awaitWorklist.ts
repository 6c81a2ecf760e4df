import { COMMAND_TIMEOUT, type Id, type MwlMessage, type MwlQuery, POLL_PACS_QUERY } from '@isopter/contract';
import { ApiError } from '../ApiError.ts';
import type { ApiClient } from '../http.ts';
import { LiveSocket, liveUrl } from '../live/LiveSocket.ts';
import { Timer } from '../live/Timer.ts';

/** Error of a query without results: the PACS could not be reached, or did not answer in time. */
export class WorklistFailed extends Error {
  override readonly name = 'WorklistFailed';
  readonly reason: 'failed' | 'timedOut';

  constructor(reason: 'failed' | 'timedOut') {
    super(reason);
    this.reason = reason;
  }
}

export interface WorklistWait {
  client: ApiClient;
  /** Id of the query. */
  id: Id;
  /** How long the results are waited for, in milliseconds. */
  patience: number;
  signal: AbortSignal;
  /** @default globalThis.WebSocket */
  WebSocket?: new (url: string) => WebSocket;
}

/** The URL of the socket of a query on the origin of the page. */
export const worklistUrl = (id: string, page?: { protocol: string; host: string }): string =>
  liveUrl('pacs-integration', id, page);

/** How a query ended, if a frame tells it; nothing for a sign of life or whatever else is said. */
export function readFrame(frame: unknown): MwlQuery | undefined {
  try {
    const message = JSON.parse(String(frame)) as MwlMessage | null;
    return message?.type === 'query_ended' ? message.data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether the next check may do better than one that failed so. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.offline || error.status >= 500);

/**
 * Waits for the results of a worklist query, which its socket tells; it is checked every 2 s beside, so that nothing
 * depends on the socket [PACS-03].
 * @throws WorklistFailed where the PACS gives none, ApiError where the server does not know the query
 */
export async function awaitWorklist({ client, id, patience, signal, WebSocket }: WorklistWait): Promise<MwlQuery> {
  const over = new AbortController();
  const end = AbortSignal.any([signal, over.signal]);
  const check = new Timer();
  const limit = new Timer();
  let socket: LiveSocket | undefined;
  try {
    return await new Promise<MwlQuery>((resolve, reject) => {
      const take = (query: MwlQuery): void => {
        const { status } = query;
        if (status === 'SUCCEEDED') resolve(query);
        else if (status !== 'PENDING') reject(new WorklistFailed(status === 'TIMED_OUT' ? 'timedOut' : 'failed'));
      };
      const ask = async (): Promise<void> => {
        try {
          take(await client.call('getMwlQuery', { params: { id }, signal: end, timeLimit: COMMAND_TIMEOUT }));
        } catch (error) {
          if (!isPassing(error)) reject(error as Error);
        }
        if (!end.aborted) check.set(POLL_PACS_QUERY, () => void ask());
      };
      socket = new LiveSocket({
        url: worklistUrl(id),
        onFrame(frame) {
          const told = readFrame(frame);
          if (told) take(told);
        },
        WebSocket,
      });
      socket.start();
      signal.addEventListener('abort', () => reject(signal.reason as Error), { signal: over.signal });
      limit.set(patience, () => reject(new WorklistFailed('timedOut')));
      void ask();
    });
  } finally {
    over.abort();
    check.clear();
    limit.clear();
    socket?.stop();
  }
}
