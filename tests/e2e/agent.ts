import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/test/freePort.ts';

/** The on-premises agent of the sample clinic, as a process with its own certificate. */
export class AgentProcess {
  readonly address: string;
  readonly #server: string;
  readonly #officeGroup: string;
  readonly #port: number;
  readonly #folder: string;
  #process: ChildProcess | undefined;

  private constructor(server: string, officeGroup: string, port: number, folder: string) {
    this.address = `https://localhost:${port}`;
    this.#server = server;
    this.#officeGroup = officeGroup;
    this.#port = port;
    this.#folder = folder;
  }

  /** @param server address of the server whose users it trusts; `officeGroup`: id of theirs */
  static async start(server: string, officeGroup: string): Promise<AgentProcess> {
    const agent = new AgentProcess(
      server,
      officeGroup,
      await freePort(),
      await mkdtemp(join(tmpdir(), 'isopter-agent-')),
    );
    await agent.start();
    return agent;
  }

  async start(): Promise<void> {
    const env = {
      ...process.env,
      ISOPTER_SERVER: this.#server,
      ISOPTER_OFFICE_GROUP: this.#officeGroup,
      ISOPTER_ADDRESS: this.address,
      ISOPTER_DATA: this.#folder,
      DATABASE_URL: '',
      PORT: String(this.#port),
      LOG_LEVEL: 'error',
      TSX_TSCONFIG_PATH: resolve('tsconfig.base.json'),
    };
    const program = ['--conditions=@isopter/source', '--import=tsx', 'apps/agent/src/main.ts'];
    this.#process = spawn('node', program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    while (!(await this.#isReady())) {
      if (this.#process.exitCode !== null) throw new Error(`the agent ended with ${this.#process.exitCode}`);
      await new Promise((wait) => setTimeout(wait, 100));
    }
  }

  /** Kills it, as a power failure would. */
  async kill(): Promise<void> {
    const { exitCode, signalCode } = this.#process ?? {};
    if (!this.#process || exitCode !== null || signalCode !== null) return;
    this.#process.kill('SIGKILL');
    await once(this.#process, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  #isReady(): Promise<boolean> {
    return new Promise((done) => {
      const asking = request(`${this.address}/health/live`, { rejectUnauthorized: false }, (response) => {
        response.resume();
        done(response.statusCode === 200);
      });
      asking.on('error', () => done(false));
      asking.end();
    });
  }
}
