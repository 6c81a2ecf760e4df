import { HEADER } from '@isopter/contract';
import { ApiError, notFound } from '@isopter/server/agent';

/** Maximum size of the data of a report in bytes: pictures of eyes are the largest part, and a test has up to eight. */
export const MAX_DATA = 24 * 2 ** 20;
/** Milliseconds in which the server must have sent the data. */
const TIMEOUT_MS = 15_000;

/** Source of the data of reports. */
export interface DataSource {
  /** Address of the server. */
  server: string;
  /** @default 15 seconds */
  timeout?: number;
}

const unreachable = (cause?: unknown): ApiError =>
  new ApiError(
    503,
    { detail: 'The server did not send the data of the report.', name: 'ServerUnreachable' },
    { cause },
  );

/**
 * Loads the data of a report, which name nobody, from the server.
 * @param grant of the server for this report
 * @throws ApiError 404 when the server has no such report any more; 503 `ServerUnreachable` when it sends none
 */
export async function loadData({ server, timeout = TIMEOUT_MS }: DataSource, grant: string): Promise<string> {
  try {
    const answer = await fetch(new URL('/api/agent-report-data/', server), {
      headers: { [HEADER.reportGrant]: grant },
      // the grant goes to no other address
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.status === 404) throw notFound();
    if (!answer.ok || answer.body === null) throw new Error(`the server answered ${answer.status}`);
    return await textOf(answer.body);
  } catch (error) {
    throw error instanceof ApiError ? error : unreachable(error);
  }
}

/** @throws Error if there is more than the data of a report can be */
async function textOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > MAX_DATA) throw new Error('the data of the report are too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
