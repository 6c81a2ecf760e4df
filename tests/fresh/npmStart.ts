import { portInUse } from '../../scripts/start/processes.ts';
import { type Running, startCommand } from './command.ts';

/** An Isopter that a command brought up. */
export interface Started {
  address: string;
  /** From the command to the first page. */
  seconds: number;
  /** Its output so far. */
  said: string;
  /** Ends it as a service manager does; rejects when something it started is still running afterwards. */
  stop: () => Promise<void>;
}

interface Options {
  /** Folder of the checkout. */
  cwd?: string;
  port: number;
  env: NodeJS.ProcessEnv;
  /** Command that starts it. @default `npm start` */
  command?: readonly string[];
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
  const running = startCommand(command, cwd, { ...env, PORT: String(port) });
  const stop = async () => {
    await running.stop();
    if (await portInUse(port)) throw new Error(`${command.join(' ')} was stopped, and port ${port} is still in use.`);
  };
  try {
    await firstPage(address, running, began + PATIENCE_MS);
  } catch {
    await stop();
    throw new Error(`${command.join(' ')} brought no page:\n${running.output()}`);
  }
  return { address, seconds: (performance.now() - began) / 1000, said: running.output(), stop };
}

async function firstPage(address: string, running: Running, until: number): Promise<void> {
  while (running.isRunning() && performance.now() < until) {
    const isThere = await fetch(address).then(
      async (answer) => answer.ok && (await answer.text()).includes('<div id="root"'),
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('no page');
}
