import {
  DEVICE_CHANNEL_PATH,
  DEVICE_PROTOCOL,
  type RecordEvent,
  type ServerFrame,
  type TestOrder,
} from '@isopter/contract';
import { WebSocket } from 'ws';
import { CAPABILITIES } from '../../apps/server/test/support/device.ts';

type Order = Pick<TestOrder, 'test_id' | 'run'>;

/** Milliseconds before it comes again: doubling from the first to the longest, as docs/device-channel.md wants it. */
const RETURN = { first: 500, longest: 5_000 };

export interface HeadsetOptions {
  /** http address of the server. */
  address: string;
  token: string;
  onOrder?: (order: Order) => void;
  /** A number up to which records are stored, as the server says it. */
  onAck?: (order: Order, seq: number) => void;
}

/**
 * A headset without a patient, of which many fit into one process. It keeps records until they are acknowledged, and
 * after a lost connection reconnects and sends them again. The caller gives it the records.
 */
export class Headset {
  readonly #options: HeadsetOptions;
  readonly #hello: string;
  #order: Order | undefined;
  #outbox: string[] = [];
  #acknowledged = 0;
  /** Everything of a frame before its number; it stays the same. */
  #head = '';
  #socket: WebSocket | undefined;
  #isWelcome = false;
  #isOff = false;
  #attempt = 0;
  #connections = 0;
  #forgotten = 0;

  constructor(options: HeadsetOptions) {
    this.#options = options;
    this.#hello = JSON.stringify({
      type: 'hello',
      protocol: DEVICE_PROTOCOL,
      token: options.token,
      app_version: '5.0.0',
      capabilities: CAPABILITIES,
      battery_level_headset_percentage: 80,
      battery_level_handpiece_percentage: 70,
      volume: 40,
      ipd: null,
    });
  }

  get order(): Order | undefined {
    return this.#order;
  }

  get acknowledged(): number {
    return this.#acknowledged;
  }

  /** Records the server has not acknowledged. */
  get waiting(): number {
    return this.#outbox.length;
  }

  /** The number of its newest record. */
  get newest(): number {
    return this.#acknowledged + this.#outbox.length;
  }

  get isConnected(): boolean {
    return this.#isWelcome;
  }

  /** How often the server has welcomed it. */
  get connections(): number {
    return this.#connections;
  }

  /** Records the server had acknowledged and did not know any more when the headset came again. */
  get forgotten(): number {
    return this.#forgotten;
  }

  /** Resolves when the server has said welcome, however often that takes. */
  connect(): Promise<void> {
    return new Promise((resolve) => {
      const url = `${this.#options.address.replace('http', 'ws')}${DEVICE_CHANNEL_PATH}`;
      const socket = new WebSocket(url, { perMessageDeflate: false });
      this.#socket = socket;
      socket.on('error', () => undefined);
      socket.on('open', () => socket.send(this.#hello));
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as ServerFrame;
        this.#hear(frame);
        if (frame.type === 'welcome') resolve();
      });
      socket.on('close', () => {
        this.#isWelcome = false;
        if (this.#isOff) return;
        const full = Math.min(RETURN.longest, RETURN.first * 2 ** this.#attempt);
        this.#attempt += 1;
        setTimeout(() => void this.#comeAgain().then(resolve), full * (0.5 + 0.5 * Math.random()));
      });
    });
  }

  /** Makes the next record; it is sent when there is a connection. @param data as JSON */
  record(type: RecordEvent['type'], data: string): void {
    const frame = `${this.#head}${this.newest + 1},"event":{"type":"${type}","data":${data}}}`;
    this.#outbox.push(frame);
    if (this.#isWelcome) this.#socket?.send(frame);
  }

  /** Breaks its connection as a lost network does; it comes again. */
  cut(): void {
    this.#socket?.terminate();
  }

  off(): void {
    this.#isOff = true;
    this.#socket?.terminate();
  }

  #comeAgain(): Promise<void> {
    return this.#isOff ? Promise.resolve() : this.connect();
  }

  #hear(frame: ServerFrame): void {
    if (frame.type === 'ack') {
      if (frame.test_id === this.#order?.test_id && frame.run === this.#order.run) this.#stored(frame.seq);
    } else if (frame.type === 'start') this.#take(frame.test, frame.acknowledged ?? 0);
    else if (frame.type === 'cancel') {
      if (frame.test_id === this.#order?.test_id) this.#take(undefined, 0);
    } else if (frame.type === 'welcome') {
      this.#take(frame.test ?? undefined, frame.acknowledged);
      this.#isWelcome = true;
      this.#attempt = 0;
      this.#connections += 1;
      for (const kept of this.#outbox) this.#socket?.send(kept);
    }
  }

  /** Continues the current test, or replaces it with another. */
  #take(order: Order | undefined, acknowledged: number): void {
    const isSame = order?.test_id === this.#order?.test_id && order?.run === this.#order?.run;
    if (isSame) {
      this.#forgotten += Math.max(0, this.#acknowledged - acknowledged);
      this.#stored(acknowledged);
      return;
    }
    this.#order = order;
    this.#outbox = [];
    this.#acknowledged = acknowledged;
    if (!order) return;
    this.#head = `{"type":"record","test_id":"${order.test_id}","run":${order.run},"seq":`;
    this.#options.onOrder?.(order);
  }

  #stored(seq: number): void {
    if (seq <= this.#acknowledged || !this.#order) return;
    this.#outbox.splice(0, seq - this.#acknowledged);
    this.#acknowledged = seq;
    this.#options.onAck?.(this.#order, seq);
  }
}
