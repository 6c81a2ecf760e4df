import { type ApiClient, LiveTest, liveTestUrl, type LiveStatus } from '@isopter/api-client';
import { type Device, LIVE_SILENCE, type Patient, type PerimetryState, type Test } from '@isopter/contract';
import type { PerimetryStore } from '@isopter/monitor-charts/perimetry';
import { proxy } from 'valtio';
import { type Dashboard, dashboardChange, dashboardOf } from './rules/dashboard.ts';

/** What a monitor knows besides its stream: it changes rarely. */
export interface MonitorState {
  live: LiveStatus;
  /** The state was loaded at least once [MON-01]. */
  isLoaded: boolean;
  test: Test;
  device: Device | null;
  dashboard: Dashboard;
}

/** The state of a monitor before anything but the test is loaded. */
export const createMonitorState = (test: Test): MonitorState =>
  proxy<MonitorState>({
    live: { name: 'connecting' },
    isLoaded: false,
    test,
    device: null,
    dashboard: dashboardOf(test, undefined, undefined),
  });

/** Everything that is loaded anew together: at the start, after a gap, after a reconnection. */
interface Loaded {
  seq_num: number;
  run: number;
  status: Test['status'];
  field: PerimetryState;
  test: Test;
  device: Device | undefined;
  patient: Patient | undefined;
}

async function load(client: ApiClient, id: string, signal: AbortSignal): Promise<Loaded> {
  const params = { id };
  const [test, field] = await Promise.all([
    client.call('getTest', { params, signal }),
    client.call('getPerimetryState', { params, signal }),
  ]);
  // a device that is gone, or a patient out of sight, does not keep anybody from watching
  const [device, patient] = await Promise.all([
    client.call('getDevice', { params: { id: test.using_device ?? test.device }, signal }).catch(() => undefined),
    test.patient
      ? client.call('getPatient', { params: { id: test.patient }, signal }).catch(() => undefined)
      : undefined,
  ]);
  signal.throwIfAborted();
  return { seq_num: field.seq_num, run: field.run, status: test.status, field, test, device, patient };
}

/** What following a test needs. */
export interface FollowOptions {
  client: ApiClient;
  state: MonitorState;
  /** Takes the stimuli: they come too fast for the state. */
  store: PerimetryStore;
}

/**
 * Follows a perimetry test: stimuli go into the store, everything else into the state [MON-01 to MON-05, MON-21].
 *
 * @returns the live test, to be started, retried and stopped
 */
export function followPerimetry({ client, state, store }: FollowOptions): LiveTest<Loaded> {
  const { id } = state.test;
  return new LiveTest<Loaded>({
    url: liveTestUrl(id),
    silence: LIVE_SILENCE.perimetry,
    load: (signal) => load(client, id, signal),
    onState: ({ field, test, device, patient }) => {
      store.load(field);
      state.test = test;
      state.device = device ?? null;
      state.dashboard = dashboardOf(test, device, patient);
      state.isLoaded = true;
    },
    onEvent: (event) => {
      store.receive(event);
      Object.assign(state.dashboard, dashboardChange(event));
    },
    onStatus: (status) => {
      state.live = status;
    },
  });
}
