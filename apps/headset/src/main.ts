import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEVICE_TYPES, withDefault } from '@isopter/contract';
import * as z from 'zod/mini';
import { type HeadsetEnd, startHeadset } from './headset.ts';
import { PATIENT_NAMES } from './patient/patients.ts';
import { folderStorage, noStorage } from './storage.ts';

const USAGE = `Simulated headsets for an Isopter server.

  --server URL        the server (http://localhost:4600)
  --code CODE         pairing code; needed once, then DIR remembers
  --name NAME         name in the log (headset)
  --seed N            everything random comes from it (1)
  --speed N           times faster than a real patient (10)
  --patient NAME      the simulated patient who always comes: ${PATIENT_NAMES.join(', ')}
  --device-type TYPE  ${DEVICE_TYPES.join(', ')} (S); GT and ETH have eye tracking
  --pin PIN           what the patient at home types when a test asks for a PIN
  --state DIR         folder for what it remembers; without it a stop forgets all
  --fleet FILE        several headsets: a JSON list of {name, code, seed, patient, device_type, pin, state}`;

/** One headset of the command line or of a fleet file. */
const Entry = z.strictObject({
  name: withDefault(z.string(), 'headset'),
  code: z.optional(z.string()),
  seed: withDefault(z.coerce.string(), '1'),
  patient: z.optional(z.enum(PATIENT_NAMES)),
  device_type: withDefault(z.enum(DEVICE_TYPES), 'S'),
  pin: z.optional(z.string()),
  state: z.optional(z.string()),
});
type Entry = z.infer<typeof Entry>;

const Settings = z.object({
  server: z.url({ protocol: /^https?$/ }),
  speed: z.coerce.number().check(z.positive()),
  headsets: z.array(Entry).check(z.minLength(1)),
});

/** Returns the settings of the command line. Throws a readable error if they are invalid. */
function settings(): z.infer<typeof Settings> {
  const { values } = parseArgs({
    options: {
      server: { type: 'string', default: 'http://localhost:4600' },
      speed: { type: 'string', default: '10' },
      code: { type: 'string' },
      name: { type: 'string' },
      seed: { type: 'string' },
      patient: { type: 'string' },
      'device-type': { type: 'string' },
      pin: { type: 'string' },
      state: { type: 'string' },
      fleet: { type: 'string' },
    },
  });
  const { server, speed, fleet, 'device-type': device_type, ...one } = values;
  const headsets: unknown = fleet ? JSON.parse(readFileSync(fleet, 'utf8')) : [{ ...one, device_type }];
  const result = Settings.safeParse({ server, speed, headsets });
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
}

const ENDS: Readonly<Record<HeadsetEnd, string>> = {
  stopped: 'stopped',
  refused: 'the server does not know this headset any more; pair it again with a new --code',
  replaced: 'another connection of the same headset took over; is it running twice?',
  'not paired': 'not paired yet; start it with --code CODE',
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs one headset to its end. */
async function run(entry: Entry, server: string, speed: number, stop: AbortSignal): Promise<void> {
  const { name, code = null, seed, patient = null, device_type, pin, state } = entry;
  const log = (line: string): void => console.log(`${new Date().toISOString()} ${name}: ${line}`);
  try {
    const storage = state ? folderStorage(state) : noStorage();
    const headset = startHeadset({ server, code, name, seed, speed, patient, device_type, storage, log, pin });
    stop.addEventListener('abort', headset.stop, { once: true });
    const end = await headset.ended;
    log(ENDS[end]);
    if (end !== 'stopped') process.exitCode = 1;
  } catch (error) {
    log(messageOf(error));
    process.exitCode = 1;
  }
}

try {
  const { server, speed, headsets } = settings();
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  await Promise.all(headsets.map((entry) => run(entry, server, speed, stopping.signal)));
} catch (error) {
  console.error(`${messageOf(error)}\n\n${USAGE}`);
  process.exitCode = 2;
}
