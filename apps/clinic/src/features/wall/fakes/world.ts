import {
  type ActiveDevice,
  type Device,
  LIVE_HEARTBEAT,
  type LiveEvent,
  type Patient,
  type RunningTest,
  type Test,
} from '@isopter/contract';
import type { BackendHandlers } from '../../../fakes/stage/backend.ts';
import { allOf, LANE_2 } from '../../../fakes/data/devices.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { sampleTest } from '../../../fakes/data/tests.ts';
import { dayOf, FREE } from './day.ts';
import { alongOf, groupOf, recordOf } from './recordings.ts';

/* A clinic in which many devices run tests at once: for stories and benchmarks of the wall. */

const NAMES = [
  ['Okafor', 'Adaeze'],
  ['Zhao', 'Mei-Ling'],
  ['Yamamoto', 'Haruki'],
  ['O’Brien', 'Siobhán'],
  ['Abbasi', 'Navid'],
  ['Lindqvist', 'Jonas'],
  ['Ribeiro', 'Lucas'],
  ['Silva', 'Paula'],
  ['Moreau', 'Élodie'],
  ['Kim', 'Jisoo'],
  ['Costa', 'Marta'],
  ['Kowalska', 'Zofia'],
  ['Öztürk', 'Deniz'],
  ['Abdi', 'Sahra'],
  ['Ruiz', 'Ana'],
  ['Nguyen', 'Thi'],
  ['Haddad', 'Samir'],
  ['Petrova', 'Irina'],
] as const;

const id = (kind: string, n: number): string => `${kind}000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** The id of the test that runs on a device, by its number from 0. */
export const testOn = (n: number): string => id('7e', n);
const numberOf = (key: string | undefined): number => Number((key ?? '').slice(-12));

/** Changes to the clinic's devices and tests, by their number from 0. */
export interface Different {
  devices?: Readonly<Record<number, Partial<Device>>>;
  tests?: Readonly<Record<number, Partial<Test>>>;
  patients?: Readonly<Record<number, { last_name: string; first_name: string }>>;
}

/** Returns the patient of the n-th device. */
function patient(n: number): Patient {
  const [last_name, first_name] = NAMES[n % NAMES.length]!;
  return { ...PATIENT, id: id('0a', n), last_name, first_name, display_name: `${last_name}, ${first_name}` };
}

/** Returns the records of the n-th device so far, oldest first. */
const recordedBy = (n: number): readonly LiveEvent[] =>
  Array.from({ length: alongOf(n) }, (_, i) => recordOf(n, i + 1));

/** A record as the server hands it on: numbered. */
type Data<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>['data'] & { seq_num: number; run: number };
function datas<T extends LiveEvent['type']>(key: string | undefined, type: T): Data<T>[] {
  return recordedBy(numberOf(key)).flatMap((event) => (event.type === type ? [event.data as Data<T>] : []));
}
const newest = <T extends LiveEvent['type']>(key: string | undefined, type: T): Data<T> => datas(key, type).at(-1)!;
const progressOf = (key: string | undefined): Data<'test_progress_update'> =>
  newest(key, 'test_progress_update') ?? { total: 0, od: null, os: null };

/** The state calls of every kind, answered from what was recorded. */
const STATES: BackendHandlers = {
  getPerimetryState: ({ params: { id: key } }) => ({
    seq_num: alongOf(numberOf(key)),
    run: 1,
    stimuli: datas(key, 'new_stimuli') as never,
    progress: progressOf(key),
  }),
  getEstermanState: ({ params: { id: key } }) => ({
    seq_num: alongOf(numberOf(key)),
    run: 1,
    stimuli: datas(key, 'new_stimuli') as never,
    progress: { total: progressOf(key).total },
  }),
  getKineticState: ({ params }) => datas(params['id'], 'new_stimuli') as never,
  getPureToneResponses: ({ params }) => datas(params['id'], 'new_pure_tone_response'),
  getStereopsisResponses: ({ params }) => datas(params['id'], 'new_stereopsis_response'),
  getAcuityResults: ({ params }) => datas(params['id'], 'new_acuity_optotype_result'),
  getContrastResponses: ({ query }) => datas(query['test'], 'new_contrast_sensitivity_response'),
  getContrastOngoingState: () => null,
  getEyeMovementResponses: ({ params }) => datas(params['id'], 'new_eoms_response'),
  getCoverState: ({ params }) => newest(params['id'], 'cover_state_update'),
  getSensorimotorState: ({ params }) => newest(params['id'], 'sensorimotor_state_update'),
  getPupillometryState: ({ params }) => newest(params['id'], 'pupillometry_state_update'),
  getColorVisionState: ({ params }) => newest(params['id'], 'updated_test_color_vision'),
  getIshiharaState: ({ params }) => newest(params['id'], 'ishihara_state_update'),
  getWaggonerState: ({ params }) => newest(params['id'], 'waggoner_state_update'),
  getTestProgress: ({ params }) => progressOf(params['id']),
};

const runningTest = ({ id: key, test_group, eye, monocular }: Test): RunningTest => ({
  id: key,
  status: 'started',
  test_group,
  eye,
  monocular,
});

/**
 * Calls of a clinic with so many running tests of every kind, each some way along.
 * @param which how many, or the numbers of the tests from 0
 */
export function wallHandlers(
  which: number | readonly number[],
  { devices = {}, tests = {}, patients = {} }: Different = {},
): BackendHandlers {
  const numbers = typeof which === 'number' ? Array.from({ length: which }, (_, n) => n) : which;
  const device = (n: number): Device => ({
    ...LANE_2,
    id: id('de', n),
    name: `Lane ${n + 1} headset`,
    available: false,
    in_use: true,
    administering_test: testOn(n),
    current_screen: 'doing test',
    battery_level_headset_percentage: 92 - 3 * (n % 12),
    battery_level_handpiece_percentage: 81,
    ...devices[n],
  });
  const test = (n: number): Test =>
    sampleTest(1, {
      id: testOn(n),
      device: id('de', n),
      using_device: id('de', n),
      patient: id('0a', n),
      test_group: groupOf(n),
      time_start: new Date(Date.parse('2026-11-20T09:40:00Z') - 47_000 * (n % 12)).toISOString(),
      expected_seconds: 360 + 30 * (n % 5),
      ...tests[n],
    });
  return {
    listAttendances: () => [],
    listAllDevices: allOf([...numbers.map(device), ...FREE]),
    listActiveDevices: () => [
      ...numbers.map((n): ActiveDevice => ({ ...device(n), running_test: runningTest(test(n)) })),
      ...FREE,
    ],
    getToday: () => dayOf(numbers.map(device)),
    getTest: ({ params }) => test(numberOf(params['id'])),
    getDevice: ({ params }) => device(numberOf(params['id'])),
    getPatient: ({ params }) => {
      const n = numberOf(params['id']);
      return { ...patient(n), ...patients[n] };
    },
    ...STATES,
  };
}

/**
 * Opens sockets on which every device sends so many records a second. Returns a function that ends them, and the number
 * of records they have sent.
 */
export function installStreams(perSecond: number): { end: () => void; sent: () => number } {
  const real = globalThis.WebSocket;
  const open = new Set<EventTarget>();
  let sent = 0;
  class StreamSocket extends EventTarget {
    private readonly timers: ReturnType<typeof setInterval>[] = [];

    constructor(url: string) {
      super();
      open.add(this);
      const n = numberOf(url);
      let at = alongOf(n);
      setTimeout(() => this.say({ type: 'ready', data: { seq_num: at } }));
      this.timers.push(
        setInterval(() => this.say(JSON.parse(LIVE_HEARTBEAT.frame) as object), LIVE_HEARTBEAT.interval),
      );
      if (perSecond <= 0) return;
      this.timers.push(
        setInterval(() => {
          at += 1;
          sent += 1;
          this.say(recordOf(n, at));
        }, 1000 / perSecond),
      );
    }

    private say(message: object): void {
      if (open.has(this)) this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
    }

    /** Nothing that is said here needs an answer. */
    send(): void {}

    close(): void {
      open.delete(this);
      for (const timer of this.timers) clearInterval(timer);
    }
  }
  globalThis.WebSocket = StreamSocket as unknown as typeof WebSocket;
  return {
    end: () => {
      globalThis.WebSocket = real;
    },
    sent: () => sent,
  };
}
