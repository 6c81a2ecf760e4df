// The headsets of the live benchmark, in a process of their own: connects them all, then sends what it is told to.
import { once } from 'node:events';
import { DEVICE_CHANNEL_PATH, type ServerFrame } from '@isopter/contract';
import { WebSocket } from 'ws';
import { CAPABILITIES } from '../../../apps/server/src/testing/device.ts';
import { deviceToken, eachOf, type Order, type Report, stamp } from './common.ts';

const [address = '', count = '0'] = process.argv.slice(2);
/** Longer than this between two looks at the clock would be felt as unevenness. */
const TICK_MS = 2;

/** Headsets the server sent away because it had more to do than it could. */
const cutOff = new Set<number>();

/** A headset that sends its next record. */
type Send = () => void;

async function connect(index: number): Promise<Send> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${DEVICE_CHANNEL_PATH}`);
  socket.on('close', () => cutOff.add(index));
  await once(socket, 'open');
  const hello = {
    type: 'hello',
    protocol: 1,
    token: deviceToken(index),
    app_version: '5.0.0',
    capabilities: CAPABILITIES,
    battery_level_headset_percentage: 80,
    battery_level_handpiece_percentage: 70,
    volume: 40,
    ipd: null,
  };
  socket.send(JSON.stringify(hello));
  const [answer] = (await once(socket, 'message')) as [Buffer];
  const welcome = JSON.parse(answer.toString()) as ServerFrame;
  if (welcome.type !== 'welcome' || !welcome.test) throw new Error('a headset has no test');
  const { test_id, run } = welcome.test;
  let seq = welcome.acknowledged;
  // Everything of a frame that stays the same is put together once.
  const head = `{"type":"record","test_id":"${test_id}","run":${run},"seq":`;
  const stimulus = {
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
  };
  const middle = `,"event":{"type":"new_stimuli","data":${JSON.stringify(stimulus).slice(0, -1)},"index":`;
  return () => {
    seq += 1;
    socket.send(`${head}${seq}${middle}${seq},"response_time":${stamp()}}}}`);
  };
}

/** Sends in turn, evenly over the time, until the server cuts a headset off. */
async function send(devices: readonly Send[], { rate, seconds }: Order): Promise<Report> {
  const total = devices.length * rate * seconds;
  const cpu = process.cpuUsage();
  const began = performance.now();
  let sent = 0;
  while (sent < total && cutOff.size === 0) {
    const due = Math.min(total, ((performance.now() - began) / 1000) * rate * devices.length);
    for (; sent < due; sent += 1) devices[sent % devices.length]?.();
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  const { user, system } = process.cpuUsage(cpu);
  return { sent, cutOff: cutOff.size, cpu: (user + system) / 1e6 };
}

process.on('disconnect', () => process.exit(0));
const devices = await eachOf(Number(count), connect);
process.on('message', (order: Order) => void send(devices, order).then((report) => process.send?.(report)));
process.send?.('ready');
