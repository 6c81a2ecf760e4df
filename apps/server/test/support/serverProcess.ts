import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/test/freePort.ts';
import { eventually } from '../../../../scripts/test/eventually.ts';

/** A server in a process, with an embedded database in a new folder. */
export interface ServerProcess extends AsyncDisposable {
  address: string;
  /** Returns everything it has printed. */
  output: () => string;
}

/**
 * Starts a server in a process whose environment has a port and nothing else, and waits until it answers.
 * @param args arguments of Node
 */
export async function startProcess(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'isopter-process-'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  // without settings, its data are in the working directory
  const server: ChildProcess = spawn(process.execPath, args, { cwd: folder, env: { PORT: String(port), ...env } });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const isRunning = () => server.exitCode === null && server.signalCode === null;
  const stop = async () => {
    const ended = isRunning() ? once(server, 'exit') : undefined;
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  };
  try {
    await eventually(async () => {
      const answer = isRunning() ? await fetch(`${address}/health`) : undefined;
      if (answer && !answer.ok) throw new Error(`the server answers ${answer.status}`);
    });
    if (!isRunning()) throw new Error('the server ended');
  } catch (error) {
    await stop();
    throw new Error(output, { cause: error });
  }
  return { address, output: () => output, [Symbol.asyncDispose]: stop };
}
