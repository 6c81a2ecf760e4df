import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command that is running, for example `npm start`. */
export interface Running {
  /** Returns everything the command has printed. */
  output: () => string;
  /** Returns whether the command has not ended. */
  isRunning: () => boolean;
  /** Resolves once the command has printed the text; rejects when it ends without it. */
  printed: (text: string) => Promise<void>;
  /**
   * Sends SIGTERM to the command alone, as a service manager does, and waits until it has ended. Rejects when the exit code
   * is not 0, and when a process that the command started is still running afterwards.
   */
  stop: () => Promise<void>;
}

/** How long a command may take to stop. */
const STOP_MS = 30_000;
/** How long esbuild may run on after the process that used it. */
const LINGER_MS = 5_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 25));

/** Starts a command in a new process group, which all the processes it starts belong to. */
export function startCommand(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Running {
  const [name = '', ...args] = command;
  const program = spawn(name, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'], env });
  const { pid = 0 } = program;
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const isRunning = () => program.exitCode === null && program.signalCode === null;
  const fail = (what: string) => new Error(`${command.join(' ')} ${what}\n${output}`);

  const printed = async (text: string) => {
    while (!output.includes(text)) {
      if (!isRunning()) throw fail(`ended before it printed "${text}":`);
      await pause();
    }
  };

  const stop = async () => {
    const wasRunning = isRunning();
    try {
      if (wasRunning) {
        const ended = once(program, 'exit', { signal: AbortSignal.timeout(STOP_MS) });
        program.kill('SIGTERM');
        await ended;
      }
      await groupEnds(pid);
    } catch {
      throw fail(`was stopped, and is still running:\n${processes(pid).join('\n')}\n`);
    } finally {
      if (processes(pid).length > 0) process.kill(-pid, 'SIGKILL');
    }
    if (wasRunning && program.exitCode !== 0)
      throw fail(`ended with ${program.exitCode ?? program.signalCode} when it was stopped:`);
  };
  return { output: () => output, isRunning, printed, stop };
}

async function groupEnds(group: number): Promise<void> {
  const until = performance.now() + LINGER_MS;
  while (processes(group).length > 0) {
    if (performance.now() > until) throw new Error('still running');
    await pause();
  }
}

/** Returns the command lines of a process group, without zombies. */
const processes = (group: number): string[] =>
  execFileSync('ps', ['-A', '-o', 'pgid=,stat=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, state = '']) => Number(pgid) === group && !state.startsWith('Z'))
    .map(([, , ...args]) => args.join(' '));
