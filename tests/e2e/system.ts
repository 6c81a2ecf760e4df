import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestOrder } from '@isopter/contract';
import pg from 'pg';
import { freePort } from '../../scripts/test/freePort.ts';
import { PROGRAMS } from '../../scripts/test/programs.ts';

export interface SystemOptions {
  /** A PostgreSQL to make a database in; the embedded database otherwise. */
  databaseUrl: string | undefined;
  /** Further environment variables of the server and the headsets. */
  settings?: Readonly<Record<string, string>>;
}

/** How much faster than life the simulated headsets are: a 24-2 of both eyes takes about ten seconds. */
const SPEED = 100;

const HEADSETS = [
  { name: 'Lane 1 headset', code: 'LANE-1', seed: '1', patient: 'healthy-1' },
  { name: 'Lane 2 headset', code: 'LANE-2', seed: '2', patient: 'healthy-1' },
] as const;
/** A camera, which a test starts when it wants it. */
const CAMERA = { name: 'Slit lamp camera', code: 'CAMERA-1', seed: '3', patient: 'healthy-1' } as const;
/** A headset that is lent to patients, started as the camera is. */
const HOME = { name: 'Home kit 07', code: 'HOME-07', seed: '4', patient: 'healthy-1' } as const;
/** The headset of the demo account, started as the camera is. */
const SHOWROOM = { name: 'Showroom headset', code: 'SHOW-1', seed: '5', patient: 'healthy-1' } as const;
/** The headset of the clinic with a PACS, started as the camera is. */
const QUAYSIDE = { name: 'Quayside headset', code: 'QUAY-1', seed: '6', patient: 'healthy-1' } as const;
/** The headset of the clinic with zero-PII, started as the camera is. */
const MEADOWSIDE = { name: 'Meadowside headset', code: 'MEADOW-1', seed: '7', patient: 'healthy-1' } as const;
/** The headset of the clinic with an on-premises agent, started as the camera is. */
const HILLSIDE = { name: 'Hillside headset', code: 'HILL-1', seed: '8', patient: 'healthy-1' } as const;
const DEVICES = [...HEADSETS, CAMERA, HOME, SHOWROOM, QUAYSIDE, MEADOWSIDE, HILLSIDE];
export type HeadsetName = (typeof DEVICES)[number]['name'];

const FROM_SOURCES = ['--conditions=@isopter/source', '--import=tsx'];
/** From its sources: a built server has no outbox and no sandboxes, which journeys read. */
const SERVER = [...FROM_SOURCES, 'apps/server/src/edge/main.ts'];
/** Built: it is started often. */
const HEADSET = [join(PROGRAMS, 'headset.js')];

/** Settings of a headset besides its name. */
interface HeadsetSettings {
  speed?: number;
  patient?: string;
  /** The PIN that the patient at home received. */
  pin?: string;
  /** How it reaches the server. */
  server?: string;
}

/** Data that a headset stores in its folder. */
interface Remembered {
  value: {
    run: { order: TestOrder; seq: number; screen: string | null; progress: { total: number } | null } | null;
  };
}

/** A whole Isopter as a clinic runs it: the server with its database, and two headsets as processes. */
export class System {
  readonly address: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #database: string | undefined;
  readonly #settings: Readonly<Record<string, string>>;
  #server: ChildProcess | undefined;
  readonly #headsets = new Map<string, ChildProcess>();

  private constructor(
    port: number,
    folder: string,
    database: string | undefined,
    settings: Readonly<Record<string, string>>,
  ) {
    this.#port = port;
    this.#folder = folder;
    this.#database = database;
    this.#settings = settings;
    this.address = `http://localhost:${port}`;
  }

  static async start({ databaseUrl, settings = {} }: SystemOptions): Promise<System> {
    const folder = await mkdtemp(join(tmpdir(), 'isopter-e2e-'));
    const database = databaseUrl && (await newDatabase(databaseUrl));
    const system = new System(await freePort(), folder, database, settings);
    await system.startServer();
    for (const { name } of HEADSETS) system.startHeadset(name);
    return system;
  }

  async startServer(): Promise<void> {
    this.#server = this.#run(SERVER, []);
    while (!(await this.#isReady())) {
      if (this.#server.exitCode !== null) throw new Error(`the server ended with ${this.#server.exitCode}`);
      await new Promise((wait) => setTimeout(wait, 100));
    }
  }

  /** Stops the server as an operator would; the headsets go on. */
  async stopServer(): Promise<void> {
    await stop(this.#server);
  }

  /** The server hangs: its sockets stay open, and nothing is answered. */
  freezeServer(): void {
    this.#server?.kill('SIGSTOP');
  }

  thawServer(): void {
    this.#server?.kill('SIGCONT');
  }

  startHeadset(
    name: HeadsetName,
    { speed = SPEED, patient: visitor, pin, server = this.address }: HeadsetSettings = {},
  ): void {
    const { code, seed, patient } = DEVICES.find((device) => device.name === name) ?? HEADSETS[0];
    const state = join(this.#folder, code);
    const type = name === CAMERA.name ? ['--device-type', 'CAMERA'] : name === HOME.name ? ['--device-type', 'H'] : [];
    const settings = ['--server', server, '--name', name, '--code', code, '--seed', seed, '--state', state];
    this.#headsets.set(
      name,
      this.#run(HEADSET, [
        ...settings,
        '--speed',
        String(speed),
        '--patient',
        visitor ?? patient,
        ...type,
        ...(pin === undefined ? [] : ['--pin', pin]),
      ]),
    );
  }

  /** Another headset, which is given the code of a screen and remembers nothing. */
  pairHeadset(name: string, code: string): void {
    const settings = [
      '--server',
      this.address,
      '--name',
      name,
      '--code',
      code,
      '--seed',
      '4',
      '--speed',
      String(SPEED),
    ];
    this.#headsets.set(name, this.#run(HEADSET, [...settings, '--patient', 'healthy-1']));
  }

  async stopHeadset(name: string): Promise<void> {
    await stop(this.#headsets.get(name));
  }

  /** The battery of a headset is empty: it says nothing more. */
  async killHeadset(name: HeadsetName): Promise<void> {
    await stop(this.#headsets.get(name), 'SIGKILL');
  }

  /** How many records a headset has made in its newest run of a test. */
  recordsSent(name: HeadsetName, test: string): number {
    const run = this.#heldRun(name, test);
    if (!run) throw new Error(`${name} is not on this test`);
    return run.seq;
  }

  /** How far a headset is with a test, whatever the server knows: its screen, and percent done. */
  progressOn(name: HeadsetName, test: string): { screen: string | null; total: number } {
    const run = this.#heldRun(name, test);
    return { screen: run?.screen ?? null, total: run?.progress?.total ?? 0 };
  }

  /** Returns the order of a test on a headset; null while the headset does not run it. */
  orderOn(name: HeadsetName, test: string): TestOrder | null {
    return this.#heldRun(name, test)?.order ?? null;
  }

  #heldRun(name: HeadsetName, test: string): Remembered['value']['run'] {
    const { code } = DEVICES.find((device) => device.name === name) ?? HEADSETS[0];
    const { value } = JSON.parse(readFileSync(join(this.#folder, code, 'state.json'), 'utf8')) as Remembered;
    return value.run?.order.test_id === test ? value.run : null;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#headsets.values(), this.#server].map((program) => stop(program)));
    await rm(this.#folder, { recursive: true, force: true });
  }

  #isReady(): Promise<boolean> {
    return fetch(`${this.address}/health`).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Verifies the chain of the audit while the server runs. @returns the exit code of the command */
  async verifyAudit(): Promise<number | null> {
    const [code] = (await once(
      this.#run([...FROM_SOURCES, 'apps/server/src/edge/auditChain/command.ts'], ['verify']),
      'exit',
    )) as [number | null];
    return code;
  }

  #run(program: readonly string[], args: string[]): ChildProcess {
    const env: NodeJS.ProcessEnv = {
      ...process.env,
      PORT: String(this.#port),
      ISOPTER_DATA: join(this.#folder, 'data'),
      ISOPTER_DEMO: '1',
      ISOPTER_CALLS: '1000000',
      LOG_LEVEL: 'error',
      ...this.#settings,
      TSX_TSCONFIG_PATH: resolve('tsconfig.base.json'),
    };
    if (this.#database) env['DATABASE_URL'] = this.#database;
    return spawn('node', [...program, ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

async function stop(program: ChildProcess | undefined, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  program.kill(signal);
  await once(program, 'exit');
}

/** Creates an empty database on the given PostgreSQL. */
async function newDatabase(url: string): Promise<string> {
  const name = `isopter_e2e_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
