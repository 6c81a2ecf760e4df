import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';

const children = new Set<ChildProcess>();

/** Starts a TypeScript program of the workspace; its output goes to this terminal. */
export function startProgram(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  watch = false,
): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      ...(watch ? ['--watch-preserve-output', '--watch'] : []),
      '--conditions=@isopter/source',
      '--import=tsx',
      file,
      ...args,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
  );
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

/** A program that a signal ended has no exit code. */
const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Resolves with the exit code once the program has ended. */
export const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    if (isRunning(child)) child.on('exit', (code) => resolve(code ?? 1));
    else resolve(child.exitCode ?? 1);
  });

/** Asks every started program to stop and waits until all have. */
export async function stopAll(): Promise<void> {
  const all = [...children];
  for (const child of all) child.kill('SIGTERM');
  await Promise.all(all.map(ended));
}

/** Does something answer on this port of this machine? */
export const portInUse = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Waits until something accepts connections on a port of this machine; gives up when the program behind it ends first. */
export async function accepts(port: number, program: ChildProcess): Promise<boolean> {
  while (isRunning(program)) {
    if (await portInUse(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Waits until the address answers with success; gives up when the program behind it ends first. */
export async function answers(url: string, program: ChildProcess): Promise<boolean> {
  while (isRunning(program)) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
