import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface RealHeadsetOptions {
  server: string;
  code: string;
  /** Path of its stored state. */
  state: string;
  seed: number;
  speed: number;
}

/** apps/headset in a separate process, which can be killed as by an empty battery. */
export class RealHeadset implements AsyncDisposable {
  readonly #options: RealHeadsetOptions;
  #process: ChildProcess | undefined;

  constructor(options: RealHeadsetOptions) {
    this.#options = options;
    this.start();
  }

  start(): void {
    const args = Object.entries(this.#options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const program = ['--conditions=@isopter/source', '--import=tsx', 'apps/headset/src/main.ts', ...args];
    this.#process = spawn(process.execPath, [...program, '--patient', 'healthy-1'], { stdio: 'ignore' });
  }

  async kill(): Promise<void> {
    const program = this.#process;
    if (!program || program.exitCode !== null || program.signalCode !== null) return;
    program.kill('SIGKILL');
    await once(program, 'exit');
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill();
  }
}
