// The headsets of the live benchmark, in a process of their own: they keep what is not acknowledged, come again when they
// are sent away, and repeat it, as docs/device-channel.md wants it.
import { setTimeout as wait } from 'node:timers/promises';
import { DEVICE_CHANNEL_PATH, type ServerFrame } from '@isopter/contract';
import { WebSocket } from 'ws';
import { CAPABILITIES } from '../../../apps/server/src/testing/device.ts';
import { answerWith, cpuTimer, deviceToken, eachOf, type Order, type Sent, type Settled, stamp } from './common.ts';

const [address = '', count = '0'] = process.argv.slice(2);
const CHANNEL = `${address.replace('http', 'ws')}${DEVICE_CHANNEL_PATH}`;
/** Longer than this between two looks at the clock would be felt as unevenness. */
const TICK_MS = 2;
/** How long a headset that was sent away waits: as apps/headset does the first time. */
const RETURN_MS = 500;
/** Acknowledgements are waited for as long as some come: looks in a row at which there was none. */
const SETTLE = { looks: 200, everyMs: 100 };

const STIMULUS = JSON.stringify({
  eye: 'OD',
  x: 9,
  y: -3,
  viewed: true,
  threshold: 28.5,
  is_blind_spot: false,
  has_good_fixation: true,
  false_positive: false,
  false_negative: false,
  region_no: 3,
}).slice(0, -1);

let closing = false;
let returns = 0;

class Headset {
  readonly hello: string;
  /** Frames from `acknowledged + 1` on. */
  outbox: string[] = [];
  acknowledged = 0;
  socket: WebSocket | undefined;
  welcomed = false;
  /** Everything of a frame before its number; it stays the same. */
  head = '';

  constructor(index: number) {
    this.hello = JSON.stringify({
      type: 'hello',
      protocol: 1,
      token: deviceToken(index),
      app_version: '5.0.0',
      capabilities: CAPABILITIES,
      battery_level_headset_percentage: 80,
      battery_level_handpiece_percentage: 70,
      volume: 40,
      ipd: null,
    });
  }

  /** Resolves when the server has said welcome. */
  connect(): Promise<void> {
    return new Promise((resolve) => {
      const socket = new WebSocket(CHANNEL, { perMessageDeflate: false });
      this.socket = socket;
      socket.on('error', () => undefined);
      socket.on('open', () => socket.send(this.hello));
      socket.on('message', (data: Buffer) => {
        const frame = JSON.parse(data.toString()) as ServerFrame;
        if (frame.type === 'ack') this.acknowledge(frame.seq);
        if (frame.type !== 'welcome') return;
        if (!frame.test) throw new Error('a headset has no test');
        this.head = `{"type":"record","test_id":"${frame.test.test_id}","run":${frame.test.run},"seq":`;
        this.acknowledge(frame.acknowledged);
        for (const kept of this.outbox) socket.send(kept);
        this.welcomed = true;
        returns += 1;
        resolve();
      });
      socket.on('close', () => {
        this.welcomed = false;
        if (closing) return;
        setTimeout(() => void this.connect().then(resolve), RETURN_MS * (0.5 + 0.5 * Math.random()));
      });
    });
  }

  acknowledge(seq: number): void {
    this.outbox.splice(0, seq - this.acknowledged);
    this.acknowledged = Math.max(this.acknowledged, seq);
  }

  /** Makes the next record; it is sent when there is a connection. */
  record(): void {
    const seq = this.acknowledged + this.outbox.length + 1;
    const frame = `${this.head}${seq},"event":{"type":"new_stimuli","data":${STIMULUS},"index":${seq},"response_time":${stamp()}}}}`;
    this.outbox.push(frame);
    if (this.welcomed) this.socket?.send(frame);
  }
}

/** Makes the records in turn, evenly over the time. */
async function send({ rate, seconds }: Order): Promise<Sent> {
  const total = headsets.length * rate * seconds;
  const began = performance.now();
  let sent = 0;
  while (sent < total) {
    const due = Math.min(total, ((performance.now() - began) / 1000) * rate * headsets.length);
    for (; sent < due; sent += 1) headsets[sent % headsets.length]?.record();
    // oxlint-disable-next-line no-await-in-loop
    await wait(TICK_MS);
  }
  return { sent, cpu: cpu() };
}

const missing = (): number => headsets.reduce((sum, { outbox }) => sum + outbox.length, 0);

async function settle(): Promise<Settled> {
  let left = missing();
  for (let look = 0; look < SETTLE.looks && left > 0; look += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await wait(SETTLE.everyMs);
    if (missing() < left) look = 0;
    left = missing();
  }
  const settled = { unacknowledged: missing(), returns, cpu: cpu() };
  returns = 0;
  return settled;
}

const headsets = Array.from({ length: Number(count) }, (_, index) => new Headset(index));
await eachOf(headsets.length, (index) => headsets[index]?.connect() ?? Promise.resolve());
returns = 0;
const cpu = cpuTimer();
process.on('disconnect', () => (closing = true));
answerWith((order: Order | 'settle') => (order === 'settle' ? settle() : send(order)));
