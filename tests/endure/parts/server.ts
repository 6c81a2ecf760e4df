import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { StoreOptions } from '../../../apps/server/src/platform/db/store.ts';
import { freePort } from '../../../scripts/test/freePort.ts';
import { answers } from '../../../scripts/start/processes.ts';
import type { Question } from './inside.ts';

/** The last of what a server said on its error output, in characters. */
const SAID_MAX = 4_000;

/**
 * A production server in a separate process. Like a service manager, this class starts it again if it ends
 * unexpectedly.
 */
export class Server implements AsyncDisposable {
  readonly address: string;
  readonly port: number;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;
  #crashes: string[] = [];
  #said = '';

  private constructor(port: number, env: NodeJS.ProcessEnv) {
    this.port = port;
    this.address = `http://127.0.0.1:${port}`;
    this.#env = env;
  }

  /** A server that is not started yet. */
  static async on({ databaseUrl, dataDirectory }: StoreOptions, env: NodeJS.ProcessEnv = {}): Promise<Server> {
    return new Server(await freePort(), {
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(dataDirectory && { ISOPTER_DATA: dataDirectory }),
      ...env,
    });
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Output of the server at each unexpected end. */
  get crashes(): readonly string[] {
    return this.#crashes;
  }

  /** The newest of what it said on its error output. */
  get said(): string {
    return this.#said;
  }

  /** Resolves once it is ready. @throws when it ends before */
  async start(): Promise<void> {
    const program = this.#spawn();
    if (!(await answers(`${this.address}/health`, program)))
      throw new Error(`the server ended with ${program.exitCode}: ${this.#said}`);
    program.once('exit', () => {
      if (this.#process !== program) return;
      this.#crashes.push(this.#said);
      // The next start may fail too, while its database is not back: the manager tries again.
      void this.#startAgain();
    });
  }

  /** Starts it and waits until it exits on its own. @returns its exit code; null if it still runs after the time */
  async startAndEnd(patienceMs: number): Promise<number | null> {
    const program = this.#spawn();
    const timer = setTimeout(() => program.kill('SIGKILL'), patienceMs);
    if (program.exitCode === null) await once(program, 'exit');
    clearTimeout(timer);
    this.#process = undefined;
    return program.exitCode;
  }

  /** Ends it without a word, as a failure of the machine would. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Ends it as an operator does. */
  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Asks within its process. */
  async ask<T>(question: Question): Promise<T> {
    const program = this.#process;
    if (!program) throw new Error('the server is not running');
    program.send(question);
    const [answer] = (await once(program, 'message')) as [T];
    return answer;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  #spawn(): ChildProcess {
    const program = spawn(
      process.execPath,
      [
        '--expose-gc',
        '--conditions=@isopter/source',
        '--import=tsx',
        `--import=${join(import.meta.dirname, 'inside.ts')}`,
        'apps/server/src/edge/main.ts',
      ],
      {
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        env: {
          ...process.env,
          LOG_LEVEL: 'error',
          ISOPTER_DEMO: '1',
          ISOPTER_CALLS: '1000000',
          ...this.#env,
          PORT: String(this.port),
          HOST: '127.0.0.1',
          TSX_TSCONFIG_PATH: resolve('tsconfig.base.json'),
        },
      },
    );
    this.#said = '';
    program.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#said = (this.#said + text).slice(-SAID_MAX);
    });
    this.#process = program;
    return program;
  }

  async #startAgain(): Promise<void> {
    const mine = this.#process;
    while (this.#process === mine) {
      try {
        return await this.start();
      } catch {
        if (this.#process === undefined) return;
      }
    }
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const program = this.#process;
    this.#process = undefined;
    if (!program || program.exitCode !== null || program.signalCode !== null) return;
    program.kill(signal);
    await once(program, 'exit');
  }
}
