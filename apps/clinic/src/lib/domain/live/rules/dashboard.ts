import {
  type ConvergenceOutcome,
  type Device,
  isEnded,
  type LiveEvent,
  type Patient,
  type PictureStored,
  type Test,
  testStatus,
  type TestStatus,
} from '@isopter/contract';

/** The dashboard's data on test, device and patient: they change rarely [MON-06, MON-21]. */
export interface Dashboard {
  status: TestStatus | undefined;
  screen: string | null;
  battery_level_headset_percentage: number | null;
  battery_level_handpiece_percentage: number | null;
  volume: number | null;
  /** Interpupillary distance in millimetres. */
  ipd: number | null;
  /** The device is there; one that is switched off or out of reach says nothing until it is back. */
  is_connected: boolean;
  /** Records of the headset that were left out, for they could not be read. */
  records_ignored: number;
  /** How the convergence test ended; null before that, and without one. */
  convergence: ConvergenceOutcome | null;
  /** Stored pictures of each eye; absent before one is stored or deleted. */
  pictures?: PictureStored;
}

/**
 * The dashboard as loaded. What a device shows that runs another test by now, and whose eyes it measured, is not this
 * test's; of a test that is over neither device nor patient tell any more how they were while it ran.
 */
export function dashboardOf(test: Test, device: Device | undefined, patient: Patient | undefined): Dashboard {
  const status = testStatus(test.status);
  const records_ignored = test.records_ignored ?? 0;
  const convergence = test.convergence ?? null;
  if (isEnded(status)) return { ...NOTHING_KNOWN, status, records_ignored, convergence };
  const isElsewhere = device?.administering_test ? device.administering_test !== test.id : false;
  return {
    status,
    screen: isElsewhere ? null : (device?.current_screen ?? null),
    battery_level_headset_percentage: device?.battery_level_headset_percentage ?? null,
    battery_level_handpiece_percentage: device?.battery_level_handpiece_percentage ?? null,
    volume: device?.volume ?? null,
    ipd: (isElsewhere ? null : device?.ipd) ?? patient?.ipd ?? null,
    is_connected: device?.active ?? true,
    records_ignored,
    convergence,
  };
}

const NOTHING_KNOWN = {
  screen: null,
  battery_level_headset_percentage: null,
  battery_level_handpiece_percentage: null,
  volume: null,
  ipd: null,
  is_connected: true,
} as const;

/**
 * What an event changes of the dashboard at once; what a telemetry leaves out stays as it was [MON-21]. Whatever the
 * device says, it is there; the status of a test may be changed by others too.
 */
export function dashboardChange({ type, data }: LiveEvent): Partial<Dashboard> {
  if (type === 'records_ignored') return { records_ignored: data.total };
  if (type === 'test_pictures_changed') return { pictures: { OD: data.OD, OS: data.OS } };
  if (type === 'convergence_result') return { convergence: data };
  if (type === 'updated_test_status') return { status: data.status };
  if (type === 'updated_device_connection') return { is_connected: data.is_connected };
  const is_connected = true;
  if (type === 'updated_device_screen') return { is_connected, screen: data.screen };
  if (type === 'updated_device_battery_level') {
    return { is_connected, ...told(data, 'battery_level_headset_percentage', 'battery_level_handpiece_percentage') };
  }
  if (type === 'new_device_telemetry') return { is_connected, ...told(data, 'volume', 'ipd') };
  return type === 'patient_update_by_device' ? { is_connected, ...told(data, 'ipd') } : { is_connected };
}

function told<N extends keyof Dashboard>(
  data: Partial<Record<N, number | null | undefined>>,
  ...names: readonly N[]
): Partial<Dashboard> {
  return Object.fromEntries(
    names.filter((name) => typeof data[name] === 'number').map((name) => [name, data[name]]),
  ) as Partial<Dashboard>;
}
