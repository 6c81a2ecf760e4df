import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Page } from '@playwright/test';
import { strangersEnv } from './run.ts';

export interface Served {
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server that prints the address it listens on.
 * @throws Error when it ends without having printed one
 */
export async function serve(command: string, args: readonly string[], cwd: string): Promise<Served> {
  const server = spawn(command, args, { cwd, env: strangersEnv });
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill();
    await once(server, 'exit');
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(line))?.[0];
    if (address !== undefined) return { address, stop };
  }
  throw new Error(`${command} ${args.join(' ')} ended`);
}

/** Everything a page complains of from now on; an icon for its tab is the application's own matter. */
export function complaints(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.location().url.endsWith('/favicon.ico')) return;
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
