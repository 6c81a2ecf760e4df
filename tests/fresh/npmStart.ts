import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** An Isopter that a command brought up. */
export interface Started {
  address: string;
  /** From the command to the first page. */
  seconds: number;
  /** What it printed until then. */
  said: string;
  /** Ends it with all it started, as Ctrl-C does. */
  stop: () => Promise<void>;
}

interface Options {
  /** Folder of the checkout. */
  cwd?: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** What brings it up. @default `npm start` */
  command?: readonly [program: string, ...args: string[]];
}

/** How long installing, building and starting may take together. */
const PATIENCE_MS = 600_000;

/**
 * Runs `npm start`, or another command, and waits for the first page.
 * @throws Error with all it printed when no page comes
 */
export async function npmStart({ cwd = '.', port, env, command = ['npm', 'start'] }: Options): Promise<Started> {
  const began = performance.now();
  const address = `http://localhost:${port}`;
  // a group of its own, so that it can be ended with all it started
  const [name, ...args] = command;
  const program = spawn(name, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PORT: String(port) },
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stop = () => end(program, address);
  try {
    await firstPage(address, program, began + PATIENCE_MS);
  } catch {
    await stop();
    throw new Error(`${command.join(' ')} brought no page:\n${said}`);
  }
  return { address, seconds: (performance.now() - began) / 1000, said, stop };
}

async function firstPage(address: string, program: ChildProcess, until: number): Promise<void> {
  while (program.exitCode === null && program.signalCode === null && performance.now() < until) {
    const isThere = await fetch(address).then(
      async (answer) => answer.ok && (await answer.text()).includes('<div id="root"'),
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('no page');
}

async function end(program: ChildProcess, address: string): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  process.kill(-program.pid, 'SIGTERM');
  await once(program, 'exit');
  // npm may be gone before the server it started, which would answer in place of the next one
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 25));
}
