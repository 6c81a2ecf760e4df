import type { Device, LiveEvent, Patient, Test, TestGroupChoice } from '@isopter/contract';
import type { BackendHandlers } from '../../testing/backend.ts';
import { LANE_2 } from '../../tests/testing/devices.ts';
import { PATIENT } from '../../tests/testing/form.ts';
import { sampleTest } from '../../tests/testing/tests.ts';

/* A clinic in which many devices run tests at once: for stories and benchmarks of the wall. */

/** Kinds of tests in turn: three with pictures of their own, and one without. */
const GROUPS: readonly TestGroupChoice[] = [
  { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' },
  { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null },
  { group: 'STEREOPSIS', strategy: null, protocol: null },
  { group: 'EYE_IMAGE_CAPTURE', strategy: null, protocol: null },
];

const NAMES = [
  ['Okafor', 'Adaeze'],
  ['Lindqvist', 'Jonas'],
  ['Zhao', 'Mei-Ling'],
  ['Haddad', 'Samir'],
  ['Petrova', 'Irina'],
  ['Ribeiro', 'Lucas'],
  ['Yamamoto', 'Haruki'],
  ['O’Brien', 'Siobhán'],
] as const;

const id = (kind: string, n: number): string => `${kind}000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const numberOf = (key: string | undefined): number => Number((key ?? '').slice(-12));
const groupOf = (n: number): TestGroupChoice => GROUPS[n % GROUPS.length]!;

/** The points of a 24-2 field of a right eye, in rows of two degrees by six from −27 on. */
const FIELD = Array.from({ length: 8 }, (_, row) => 21 - 6 * row).flatMap((y) =>
  Array.from({ length: 9 }, (_, column) => ({ x: 6 * column - 27, y })).filter(({ x }) => Math.hypot(x, y) < 28),
);
const LEVELS = [800, 400, 200, 140, 100, 80, 60, 50, 40];
const FREQUENCIES = [250, 500, 1000, 2000, 4000, 8000];

/** The record a device sends next, its kind's own; the stream goes on without end. */
export function recordOf(n: number, at: number): LiveEvent {
  const numbers = { seq_num: at, run: 1 };
  const { group } = groupOf(n);
  if (group === 'PERIMETRY') {
    const point = FIELD[(at * 7 + n) % FIELD.length]!;
    const eye = Math.floor(at / 300) % 2 === 0 ? 'OD' : 'OS';
    return {
      type: 'new_stimuli',
      data: {
        ...numbers,
        ...point,
        eye,
        index: (at % 300) + 1,
        viewed: at % 3 > 0,
        threshold: at % 2 === 0 ? 8 + ((at * 5 + n) % 24) : null,
        response_time: 0.4,
        is_blind_spot: false,
        has_good_fixation: true,
        false_positive: false,
        false_negative: false,
        region_no: 0,
      },
    };
  }
  if (group === 'AUDIOLOGY') {
    return {
      type: 'new_pure_tone_response',
      data: {
        ...numbers,
        ear: at % 80 < 40 ? 'RIGHT' : 'LEFT',
        threshold: at % 6 === 0,
        frequency: FREQUENCIES[Math.floor(at / 6) % FREQUENCIES.length]!,
        volume_db: 5 * ((at * 3 + n) % 14),
        is_heard: true,
        response_time: 0.4,
      },
    };
  }
  if (group === 'STEREOPSIS') {
    const arcsec = LEVELS[Math.min(LEVELS.length - 1, Math.floor((at % 30) / 3))]!;
    return {
      type: 'new_stereopsis_response',
      data: { ...numbers, threshold: false, target: 1 + (at % 4), target_answer: 1 + (at % 4), arcsec, index: at },
    };
  }
  const total = at % 101;
  return {
    type: 'test_progress_update',
    data: { ...numbers, total, od: Math.min(100, 2 * total), os: Math.max(0, 2 * total - 100) },
  };
}

/** What one of the clinic's devices or tests has that is different, by its number from 0. */
export interface Different {
  devices?: Readonly<Record<number, Partial<Device>>>;
  tests?: Readonly<Record<number, Partial<Test>>>;
}

/** Who is tested on a device. */
function patient(n: number): Patient {
  const [last_name, first_name] = NAMES[n % NAMES.length]!;
  return { ...PATIENT, id: id('0a', n), last_name, first_name, display_name: `${first_name} ${last_name}` };
}

/** Calls of a clinic with so many running tests, each some records along. */
export function wallHandlers(count: number, { devices = {}, tests = {} }: Different = {}, along = 60): BackendHandlers {
  const device = (n: number): Device => ({
    ...LANE_2,
    id: id('de', n),
    name: `Lane ${n + 1} headset`,
    available: false,
    in_use: true,
    administering_test: id('7e', n),
    current_screen: 'doing test',
    battery_level_headset_percentage: 92 - 3 * (n % 12),
    battery_level_handpiece_percentage: 81,
    ...devices[n],
  });
  const test = (n: number): Test =>
    sampleTest(1, {
      id: id('7e', n),
      device: id('de', n),
      using_device: id('de', n),
      patient: id('0a', n),
      test_group: groupOf(n),
      time_start: new Date(Date.parse('2026-11-20T09:40:00Z') - 47_000 * n).toISOString(),
      ...tests[n],
    });
  const records = <T>(n: number): T[] =>
    Array.from({ length: along }, (_, i) => recordOf(n, i + 1).data as unknown as T);
  return {
    listAllDevices: () => Array.from({ length: count }, (_, n) => device(n)),
    getTest: ({ params }) => test(numberOf(params['id'])),
    getDevice: ({ params }) => device(numberOf(params['id'])),
    getPatient: ({ params }) => patient(numberOf(params['id'])),
    getPerimetryState: ({ params }) => ({
      seq_num: along,
      run: 1,
      stimuli: records(numberOf(params['id'])),
      progress: { total: 42, od: 84, os: 0 },
    }),
    getPureToneResponses: ({ params }) => records(numberOf(params['id'])),
    getStereopsisResponses: ({ params }) => records(numberOf(params['id'])),
    getTestProgress: () => ({ total: 42, od: 84, os: 0 }),
  };
}

/**
 * Sockets on which every device goes on by so many records a second. Returns what ends them, and the number of records
 * they have sent.
 */
export function installStreams(perSecond: number, along = 60): { end: () => void; sent: () => number } {
  const real = globalThis.WebSocket;
  const open = new Set<EventTarget>();
  let sent = 0;
  class StreamSocket extends EventTarget {
    private readonly timers: ReturnType<typeof setInterval>[] = [];

    constructor(url: string) {
      super();
      open.add(this);
      const n = numberOf(url);
      let at = along;
      setTimeout(() => this.say({ type: 'ready', data: { seq_num: at } }));
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
