import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../scripts/test/freePort.ts';

/** The way from a headset at home to the server: it can be cut, and made slow. */
export class Link {
  readonly address: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #cutAfter: string | undefined;
  #bytesPerSecond = Number.POSITIVE_INFINITY;

  private constructor(port: number, to: string) {
    this.address = `http://localhost:${port}`;
    this.#server = createServer((headset) => this.#join(headset, to));
    this.#server.listen(port, 'localhost');
  }

  static async to(address: string): Promise<Link> {
    return new Link(await freePort(), address);
  }

  #join(headset: Socket, to: string): void {
    if (this.#isCut) {
      headset.destroy();
      return;
    }
    const { hostname, port } = new URL(to);
    const server = connect(Number(port), hostname);
    for (const socket of [headset, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.#sockets.delete(socket);
        headset.destroy();
        server.destroy();
      });
    }
    server.on('data', (data) => {
      const isLast = this.#cutAfter !== undefined && data.includes(this.#cutAfter);
      headset.write(data);
      // it has to arrive, and what is cut at once may not
      if (isLast) setTimeout(() => this.cut(), 300);
    });
    headset.on('data', (data) => {
      server.write(data);
      if (!Number.isFinite(this.#bytesPerSecond)) return;
      headset.pause();
      setTimeout(() => headset.resume(), (1000 * data.length) / this.#bytesPerSecond);
    });
  }

  /** Returns whether nothing goes through. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /** Lets one more message of the server through, the first that says this, and is cut then. */
  cutAfter(text: string): void {
    this.#cutAfter = text;
  }

  cut(): void {
    this.#isCut = true;
    this.#cutAfter = undefined;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Connects again, as slowly as a home may be. */
  restore(bytesPerSecond = Number.POSITIVE_INFINITY): void {
    this.#isCut = false;
    this.#bytesPerSecond = bytesPerSecond;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
