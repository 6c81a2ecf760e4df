// The headsets of the live benchmark, in a separate process.
import { setTimeout as wait } from 'node:timers/promises';
import { Headset } from '../../live/headset.ts';
import { deviceToken } from '../../live/seed.ts';
import { answerWith, cpuTimer, eachOf, type Order, type Sent, type Settled, stamp } from './common.ts';

const [address = '', count = '0'] = process.argv.slice(2);
/** Longer than this between two looks at the clock would be felt as unevenness. */
const TICK_MS = 2;
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

/** Makes the records in turn, evenly over the time. */
async function send({ rate, seconds }: Order): Promise<Sent> {
  const total = headsets.length * rate * seconds;
  const began = performance.now();
  let sent = 0;
  while (sent < total) {
    const due = Math.min(total, ((performance.now() - began) / 1000) * rate * headsets.length);
    for (; sent < due; sent += 1) {
      const headset = headsets[sent % headsets.length];
      headset?.record('new_stimuli', `${STIMULUS},"index":${headset.newest + 1},"response_time":${stamp()}}`);
    }
    await wait(TICK_MS);
  }
  return { sent, cpu: cpu() };
}

const missing = (): number => headsets.reduce((sum, { waiting }) => sum + waiting, 0);

/** How often they were welcomed since this was asked last. */
function returns(): number {
  const all = headsets.reduce((sum, { connections }) => sum + connections, 0);
  const since = all - counted;
  counted = all;
  return since;
}

async function settle(): Promise<Settled> {
  let left = missing();
  for (let look = 0; look < SETTLE.looks && left > 0; look += 1) {
    await wait(SETTLE.everyMs);
    if (missing() < left) look = 0;
    left = missing();
  }
  return { unacknowledged: missing(), returns: returns(), cpu: cpu() };
}

let counted = 0;
const headsets = Array.from(
  { length: Number(count) },
  (_, index) => new Headset({ address, token: deviceToken(index) }),
);
await eachOf(headsets.length, async (index) => {
  const headset = headsets[index];
  await headset?.connect();
  if (!headset?.order) throw new Error('a headset has no test');
});
returns();
const cpu = cpuTimer();
process.on('disconnect', () => headsets.forEach((headset) => headset.off()));
answerWith((order: Order | 'settle') => (order === 'settle' ? settle() : send(order)));
