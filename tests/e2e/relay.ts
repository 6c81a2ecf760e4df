import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall, hasApt } from '../../scripts/apt.ts';
import { findProgram } from '../../scripts/findProgram.ts';
import { freePort } from '../../scripts/test/freePort.ts';

/** An address of this machine that browsers use for calls: they never use the loopback address. */
const ownAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const findCoturn = (): string | undefined => findProgram(['turnserver']);

/** Returns whether a STUN server answers a binding request at this port. */
async function answers(address: string, port: number): Promise<boolean> {
  const socket = createSocket('udp4');
  // RFC 5389: binding request, no attributes, magic cookie, transaction id
  const request = Buffer.concat([Buffer.from('000100002112a442', 'hex'), Buffer.alloc(12, 1)]);
  const answer = once(socket, 'message', { signal: AbortSignal.timeout(500) }).then(
    () => true,
    () => false,
  );
  socket.send(request, port, address);
  return answer.finally(() => socket.close());
}

/** A coturn with its own secret, as a clinic would run it. */
export class Relay {
  readonly settings: Readonly<Record<string, string>>;
  readonly #program: ChildProcess;
  readonly #folder: string;

  private constructor(settings: Record<string, string>, program: ChildProcess, folder: string) {
    this.settings = settings;
    this.#program = program;
    this.#folder = folder;
  }

  /** @returns undefined where there is no coturn, or no network */
  static async start(): Promise<Relay | undefined> {
    // Debian's package is installed where that is possible
    const coturn = findCoturn() ?? (hasApt() && aptInstall(['coturn']) ? findCoturn() : undefined);
    const address = ownAddress();
    if (coturn === undefined || address === undefined) return undefined;
    const folder = mkdtempSync(join(tmpdir(), 'isopter-relay-'));
    const port = await freePort();
    const secret = randomUUID();
    const options = {
      'listening-ip': address,
      'relay-ip': address,
      'listening-port': port,
      'static-auth-secret': secret,
      realm: 'isopter.example',
      userdb: join(folder, 'users'),
      pidfile: join(folder, 'pid'),
      'log-file': 'stdout',
    };
    const flags = ['--use-auth-secret', '--no-tls', '--no-dtls', '--no-cli', '--fingerprint'];
    const program = spawn(
      coturn,
      // without it, coturn would read the machine's configuration
      ['-n', ...flags, ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)],
      { stdio: 'ignore' },
    );
    while (!(await answers(address, port)))
      if (program.exitCode !== null) throw new Error(`coturn ended with ${program.exitCode}`);
    return new Relay({ ISOPTER_TURN: `turn:${address}:${port}`, ISOPTER_TURN_SECRET: secret }, program, folder);
  }

  /** Nothing passes any more, as when the network is gone. */
  cut(): void {
    this.#program.kill('SIGSTOP');
  }

  restore(): void {
    this.#program.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    this.#program.kill('SIGKILL');
    await once(this.#program, 'exit');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
