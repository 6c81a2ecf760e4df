import { type ApiClient, LiveTest, type LiveSnapshot, liveTestUrl, type LiveStatus } from '@isopter/api-client';
import { type Device, isEnded, type LiveEvent, type Patient, type Test } from '@isopter/contract';
import { proxy } from 'valtio';
import { type Dashboard, dashboardChange, dashboardOf } from './rules/dashboard.ts';
import type { Load } from './load.ts';
import { whileRunning } from './rules/suite.ts';

/** The state of a monitor apart from its stream: it changes rarely. */
export interface MonitorState {
  live: LiveStatus;
  /** The state was loaded at least once [MON-01]. */
  isLoaded: boolean;
  /** It was seen before it was over: its end is news here [MON-12]. */
  wasRunning: boolean;
  test: Test;
  /** The run that is watched, where the kind tells; a restart makes the next one. */
  run: number | null;
  device: Device | null;
  dashboard: Dashboard;
  /** When the device was heard last before it fell silent, milliseconds of the epoch; null while it is heard. */
  device_heard: number | null;
}

/** The state of a monitor before anything but the test is loaded. */
export const createMonitorState = (test: Test): MonitorState =>
  proxy<MonitorState>({
    live: { name: 'connecting', heard: null },
    isLoaded: false,
    wasRunning: false,
    test,
    run: null,
    device: null,
    dashboard: dashboardOf(test, undefined, undefined),
    device_heard: null,
  });

/** Takes what was recorded: it comes too fast for the state. The stores of monitor-charts are such. */
export interface RecordStore {
  /** Takes what the state calls of its kind said: which that is, is known of the kind alone. */
  load: (records: never) => void;
  receive: (event: LiveEvent) => void;
  dispose: () => void;
}

/** The parts that differ between kinds: how records are loaded, and the store that keeps them. */
export interface MonitorSource<S extends RecordStore = RecordStore> {
  store: S;
  /** Milliseconds without any event after which the state is reloaded [MON-04]. */
  silence: number;
  load: Load;
}

/** Everything that is loaded together: at the start, after a gap, after a reconnection. */
interface Loaded extends LiveSnapshot {
  records: unknown;
  test: Test;
  device: Device | undefined;
  patient: Patient | undefined;
}

async function load(client: ApiClient, id: string, source: MonitorSource, signal: AbortSignal): Promise<Loaded> {
  const [test, recorded] = await Promise.all([
    client.call('getTest', { params: { id }, signal }),
    source.load(client, id, signal),
  ]);
  // a device that is gone, or a patient out of sight, does not keep anybody from watching
  const [device, patient] = await Promise.all([
    client.call('getDevice', { params: { id: test.using_device ?? test.device }, signal }).catch(() => undefined),
    test.patient
      ? client.call('getPatient', { params: { id: test.patient }, signal }).catch(() => undefined)
      : undefined,
  ]);
  signal.throwIfAborted();
  return { ...recorded, status: test.status, test, device, patient };
}

/** Options for following a test. */
export interface FollowOptions {
  client: ApiClient;
  state: MonitorState;
  source: MonitorSource;
  /** Called when the initial state cannot be loaded; loading is retried automatically [MON-15]. */
  onLoadError: (error: unknown) => void;
}

/**
 * Follows a test: what is recorded goes into the store, everything else into the state [MON-01 to MON-05, MON-21].
 *
 * @returns the live test, to be started, retried and stopped
 */
export function follow({ client, state, source, onLoadError }: FollowOptions): LiveTest<Loaded> {
  const { id } = state.test;
  // kept outside of the state, which is not to change with every record
  let heard: number | null = null;
  const setDashboard = (change: Partial<Dashboard>): void => {
    const { is_connected } = change;
    if (is_connected === true) heard = Date.now();
    if (is_connected !== undefined && is_connected !== state.dashboard.is_connected) {
      state.device_heard = is_connected ? null : heard;
    }
    Object.assign(state.dashboard, change);
  };
  const live = new LiveTest<Loaded>({
    url: liveTestUrl(id),
    silence: source.silence,
    load: (signal) => load(client, id, source, signal),
    onState: ({ records, test, device, patient, run }) => {
      source.store.load(records as never);
      // an ended test keeps its group: its end is shown in the part that was watched
      state.test = state.wasRunning && isEnded(test.status) ? { ...test, test_group: state.test.test_group } : test;
      state.device = device ?? null;
      setDashboard(dashboardOf(test, device, patient));
      state.run = run ?? state.run;
      state.isLoaded = true;
      state.wasRunning ||= !isEnded(test.status);
    },
    onEvent: (event) => {
      source.store.receive(event);
      setDashboard(dashboardChange(event));
      state.run = event.data.run ?? state.run;
      const test = whileRunning(state.test, event.type);
      if (test !== state.test) state.test = test;
    },
    onStatus: (status) => {
      state.live = status;
    },
    // once anything is there, the banner about the connection says what a toast would
    onLoadError: (error) => {
      if (!state.isLoaded) onLoadError(error);
    },
  });
  return live;
}
