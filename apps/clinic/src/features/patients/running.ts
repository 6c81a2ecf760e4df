import { type ActiveDevice, hasStatus, type Patient, type TestStatus } from '@isopter/contract';

/** The tests that devices are running, by their id, and how they stand. */
export type Running = ReadonlyMap<string, TestStatus>;

export const runningOf = (devices: readonly Pick<ActiveDevice, 'running_test'>[]): Running =>
  new Map(devices.flatMap(({ running_test: test }) => (test ? [[test.id, test.status] as const] : [])));

/** Changes when a test begins, ends or changes its state: what lists say of it is then old. */
export const signatureOf = (running: Running): string => JSON.stringify([...running].toSorted());

/**
 * Patients whose last test stands as its device says: the devices are asked every few seconds, the patients are not, and
 * the two must not contradict each other. Patients of whom nothing is different stay the same objects.
 */
export function withRunning(patients: readonly Patient[], running: Running): readonly Patient[] {
  return patients.map((patient) => {
    const { last_test } = patient;
    const status = last_test && running.get(last_test.id);
    return status === undefined || status === null || hasStatus(last_test!.status, status)
      ? patient
      : { ...patient, last_test: { ...last_test!, status } };
  });
}
