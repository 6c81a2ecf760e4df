import type { ActiveDevice, DayTest, Today as DayWork, UnreadTest } from '@isopter/contract';
import type { BackendHandlers } from '../stage/backend.ts';
import { clinic, devices as ready, patients } from './clinic.ts';
import { sampleCourse } from './course.ts';
import { RESULTS, sampleTest } from './tests.ts';

/** The last one is at a patient's home. */
export const devices = ready.map((one, n): ActiveDevice => (n === 3 ? { ...one, device_type: 'H' } : one));

const row = (n: number, test: DayTest['test']): UnreadTest => {
  const { id, display_name, date_of_birth, patient_id_number, is_encrypted } = patients[n]!;
  return {
    test: { ...test, patient: id },
    patient: { id, display_name, date_of_birth, patient_id_number, is_encrypted },
    device: devices.find(({ id: one }) => one === test.device)?.name ?? null,
    ordered: '2026-11-20T09:00:00Z',
  };
};
/** The test a device runs, as the list has it. */
const onLane = ({ running_test, id }: ActiveDevice, n: number): DayTest =>
  row(n, {
    ...sampleTest(1),
    id: running_test!.id,
    status: running_test!.status,
    test_group: running_test!.test_group,
    device: id,
  });
const page = <T>(results: T[], count = results.length) => ({ results, count });
const FINISHED = RESULTS.slice(0, 4).map((test, n) =>
  row(n + 4, {
    ...test,
    id: `7d000000-0000-4000-8000-00000000000${n}`,
    device: devices[n]!.id,
    time_end: `2026-11-20T0${n + 5}:15:00Z`,
  }),
);
/** The first is a field, drawn small. */
export const UNREAD = FINISHED.map((one, n) => ({ ...one, picture: n === 0 ? sampleCourse(1)[0]!.picture : null }));
/** The tests of a day: one needs help, others run, wait and are done. */
export const WORK: DayWork = {
  open: page([
    ...devices.slice(0, 3).map(onLane),
    row(3, sampleTest(6, { status: 'stopped', device: devices[0]!.id })),
    row(4, sampleTest(7, { status: 'pending', time_start: null, device: devices[3]!.id })),
  ]),
  appointments: page([]),
  planned: page([]),
  ended: page(FINISHED),
  unread: page(UNREAD, 7),
};
export const NOTHING: DayWork = {
  open: page([]),
  appointments: page([]),
  planned: page([]),
  ended: page([]),
  unread: page([]),
};
export const PLANNED: DayWork = {
  ...NOTHING,
  planned: page([
    {
      id: '7c000000-0000-4000-8000-000000000001',
      patient: FINISHED[0]!.patient,
      test_groups: [{ group: 'VISUAL_ACUITY', strategy: null, protocol: null }],
      period_in_days: 7,
    },
  ]),
};

/** A clinic with the work of a day. */
export const working = (work: DayWork, more: BackendHandlers = {}): BackendHandlers => ({
  ...clinic,
  // below the battery that calls somebody
  listActiveDevices: () =>
    devices.map((one) => (one.name === 'Pre-test room' ? { ...one, battery_level_headset_percentage: 8 } : one)),
  getToday: () => work,
  ...more,
});
