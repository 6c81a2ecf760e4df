import { resolve } from 'node:path';
import type { StoreOptions } from '../../apps/server/src/platform/db/store.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/access/auth/passwords/demoPassword.ts';
import { answers, ended, startProgram } from '../../scripts/start/processes.ts';

const PORT = 4791;

/** A production server in a separate process. */
export interface RunningServer extends AsyncDisposable {
  address: string;
  /** Its process now. */
  pid: () => number;
  /** Ends it as a failure would, without a word, and starts it again. */
  kill: () => Promise<void>;
}

export async function startServer({ databaseUrl, dataDirectory }: StoreOptions): Promise<RunningServer> {
  const address = `http://127.0.0.1:${PORT}`;
  async function start() {
    const program = startProgram('apps/server/src/edge/main.ts', [], {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      ISOPTER_DEMO: '1',
      ISOPTER_CALLS: '1000000',
      TSX_TSCONFIG_PATH: resolve('tsconfig.base.json'),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(dataDirectory && { ISOPTER_DATA: dataDirectory }),
    });
    if (!(await answers(`${address}/health`, program)) || program.pid === undefined)
      throw new Error(`the server ended with ${await ended(program)}`);
    return { program, pid: program.pid };
  }
  let running = await start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const over = ended(running.program);
    running.program.kill(signal);
    await over;
  };
  return {
    address,
    pid: () => running.pid,
    async kill() {
      await end('SIGKILL');
      running = await start();
    },
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  };
}

/** Signs a doctor of the sample clinic in. @returns the cookie header of the browser */
export async function signIn(address: string): Promise<string> {
  const visit = await fetch(`${address}/api/auth-token/`);
  const [csrf = ''] = cookies(visit);
  const answer = await fetch(`${address}/api/auth-token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: csrf, 'x-csrftoken': csrf.replace(/^csrftoken=/, '') },
    body: JSON.stringify({ username: 'doctor', password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`signing in failed: ${await answer.text()}`);
  return cookies(answer).join('; ');
}

const cookies = (answer: Response): string[] =>
  answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
