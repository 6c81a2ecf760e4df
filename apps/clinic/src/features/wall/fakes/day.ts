import type { ActiveDevice, DayTest, Device, TestGroupChoice, Today } from '@isopter/contract';
import { LANE_2 } from '../../../fakes/data/devices.ts';
import { PATIENT } from '../../../fakes/data/form.ts';
import { sampleTest } from '../../../fakes/data/tests.ts';

/* The work of a day around the running tests: who waits, what was finished, which headsets are free. */

const free = (number: number, name: string, battery: number): ActiveDevice => ({
  ...LANE_2,
  id: `de000000-0000-4000-8000-0000000009${String(number).padStart(2, '0')}`,
  name,
  battery_level_headset_percentage: battery,
});

/** Two free headsets, one of which has to be charged. */
export const FREE: readonly ActiveDevice[] = [free(1, 'Lane 16', 96), free(2, 'Pre-test C', 8)];

const FIELD: TestGroupChoice = { group: 'PERIMETRY', strategy: 'AVA_STANDARD', protocol: '24-2' };
const ACUITY: TestGroupChoice = { group: 'VISUAL_ACUITY', strategy: 'DISTANCE', protocol: null };
const HEARING: TestGroupChoice = { group: 'AUDIOLOGY', strategy: 'PURE_TONE', protocol: null };

type Row = readonly [last: string, first: string, group: TestGroupChoice, clock: string];
const WAITING: readonly Row[] = [
  ['Ribeiro', 'Lucas', FIELD, '09:25'],
  ['Abbasi', 'Navid', ACUITY, '09:28'],
  ['Silva', 'Paula', HEARING, '09:30'],
  ['Öztürk', 'Deniz', FIELD, '09:34'],
  ['Kim', 'Jisoo', ACUITY, '09:38'],
];
const FINISHED: readonly Row[] = [
  ['Abdi', 'Sahra', FIELD, '09:36'],
  ['Costa', 'Marta', ACUITY, '09:30'],
];

const moment = (clock: string): string => `2026-11-20T${clock}:00Z`;

function row(
  number: number,
  [last_name, first_name, test_group, clock]: Row,
  device: Device,
  isOver: boolean,
): DayTest {
  const id = `7e000000-0000-4000-8000-0000000${isOver ? 8 : 7}000${number}`;
  return {
    test: sampleTest(1, {
      id,
      device: device.id,
      test_group,
      status: isOver ? 'finished' : 'pending',
      ...(isOver ? { time_end: moment(clock), sign_off: number === 0 ? 'new' : 'reviewed' } : { time_start: null }),
    }),
    patient: { id: PATIENT.id, display_name: `${last_name}, ${first_name}`, is_encrypted: false },
    device: device.name,
    ordered: moment(clock),
  };
}

const page = <T>(results: T[]) => ({ count: results.length, results });

/** The work of the day of a clinic whose devices run tests. */
export function dayOf(running: readonly Device[]): Today {
  const devices = [...running.slice(0, 2), ...FREE, ...running.slice(2)];
  const on = (number: number): Device => devices[number % devices.length] ?? LANE_2;
  return {
    open: page(WAITING.map((one, number) => row(number, one, on(number), false))),
    appointments: page([]),
    planned: page([]),
    ended: page(FINISHED.map((one, number) => row(number, one, on(number), true))),
    unread: { ...page([]), count: 2 },
  };
}
