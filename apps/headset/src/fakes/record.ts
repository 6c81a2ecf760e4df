import { parseArgs } from 'node:util';
import { type TestOrder, TestGroupChoice } from '@isopter/contract';
import * as z from 'zod/mini';
import { PATIENT_NAMES } from '../patient/patients.ts';
import { headset } from './device.ts';
import { aKind, anOrder } from './orders.ts';

/**
 * Prints a whole test as the live socket of the server would carry it, as JSON: the recordings that stories, tests and
 * benchmarks of the monitors replay (packages/recordings). Example:
 * `npm run record -w apps/headset -- --group AUDIOLOGY --strategy PURE_TONE --age 66 --seed 3 --order '{"ear":"LEFT"}'`
 * With `--every 3` only each third record is printed, and the last of them: enough where each is the whole state.
 */
const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    strategy: { type: 'string' },
    protocol: { type: 'string' },
    age: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    patient: { type: 'string', default: 'healthy-1' },
    order: { type: 'string', default: '{}' },
    every: { type: 'string', default: '1' },
  },
});
const { group, strategy = null, protocol = null, age, seed } = values;
const patient = z.parse(z.enum(PATIENT_NAMES), values.patient);
const device = headset({ ...aKind, seed, patient });
device.start(
  anOrder({
    // the same every time, so that a recording can be made again
    test_id: '00000000-0000-4000-8000-000000000001',
    test_group: z.parse(TestGroupChoice, { group, strategy, protocol }),
    patient: { age: Number(age), ipd: 62.5 },
    ...(JSON.parse(values.order) as Partial<TestOrder>),
  }),
);
device.finish();
const lines = device.events.map(({ type, data }, i) =>
  JSON.stringify({ type, data: { seq_num: i + 1, run: 1, ...data } }),
);
/** The end of a test: the last state, the progress, the status. */
const END = 3;
const kept = lines.filter((_, i) => i % Number(values.every) === 0 || i >= lines.length - END);
console.log(`[\n${kept.map((line) => `  ${line}`).join(',\n')}\n]`);
