import { useCall } from '@isopter/api-client';
import {
  type Attendance,
  type Attention,
  type Device,
  monitorKind,
  type MonitorKind,
  sideOfTest,
  type Test,
} from '@isopter/contract';
import type { MonitorStore, Thumbnail, ThumbnailSide } from '@isopter/monitor-charts/wall';
import type { Tone } from '@isopter/ui';
import { useCallback, useId, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { attentionOf, unattended } from '../../../lib/domain/alarm/attention.ts';
import { callsOf } from '../../../lib/domain/alarm/calls.ts';
import { useFormats } from '../../../lib/platform/format/useFormats.ts';
import type { MonitorState } from '../../../lib/domain/live/follow.ts';
import type { Dashboard } from '../../../lib/domain/live/rules/dashboard.ts';
import { thumbnailTest } from '../../../lib/domain/live/thumbnailTest.ts';
import { type Stale, useStaleness } from '../../../lib/domain/live/useStaleness.ts';
import { useStateName } from '../../../lib/domain/live/useStateName.ts';
import { useShortPatientName } from '../../../lib/domain/patients/usePatientName.ts';
import { useClock } from '../../../lib/domain/tests/useElapsed.ts';
import { useShortTestName, useTestName } from '../../../lib/domain/tests/useTestName.ts';
import { endsBeforeTest } from '../rules/battery.ts';
import { type TileState, tileStateOf } from '../rules/calls.ts';
import { useBattery } from './useBattery.ts';
import { useSince } from './useSince.ts';

/** Everything that a tile, or a line, shows of a running test. */
export interface ShownTest {
  test: Test;
  store: MonitorStore<unknown, unknown>;
  thumbnail: Thumbnail;
  kind: MonitorKind | undefined;
  dashboard: Dashboard;
  /** The name of the device. */
  device: string;
  /** The shortened name of the patient. */
  patient: string;
  /** The name of the test, and in short. */
  title: string;
  shortTitle: string;
  side: ThumbnailSide | null;
  /** How the test stands; how it was last while that is out of date. */
  stateName: string;
  tone: Tone;
  /** How far the test is, 0 to 100. */
  done: number;
  stale: Stale | null;
  /** Since when what is shown is out of date, in words. */
  asOf: string | null;
  tile: TileState;
  /** The reasons why the test needs somebody, the most urgent first. */
  calls: readonly Attention[];
  /** The same reasons in words. */
  callNames: readonly string[];
  /** The reasons for which nobody is on the way. */
  open: readonly Attention[];
  /** When the first of them began; null if that is not known. */
  since: number | null;
  battery: { level: number | null; minutes: number | null };
  /** The id of the element that says how the test stands. */
  ids: { state: string };
}

interface Followed {
  state: MonitorState;
  store: MonitorStore<unknown, unknown>;
  thumbnail: Thumbnail;
  device: Device;
  attendance: Attendance | undefined;
}

const MINUTE = 60_000;

/** The minutes that a test still takes, if it is known how long such a test usually takes. */
function minutesNeeded({ time_start, expected_seconds }: Test, now: number): number | null {
  if (!time_start || typeof expected_seconds !== 'number') return null;
  return Math.max(0, (Date.parse(time_start) + expected_seconds * 1000 - now) / MINUTE);
}

/** The eye or ear of a test, for kinds that do not report which one is tested now. */
function orderedSide(test: Test): ThumbnailSide {
  const side = sideOfTest(test);
  return side === 'both' ? 'OU' : side;
}

/** Works out what is shown of a test that is followed. */
export function useShownTest({ state, store, thumbnail, device, attendance }: Followed): ShownTest {
  const { t } = useTranslation();
  const nameOf = useShortPatientName();
  const testName = useTestName();
  const shortTestName = useShortTestName();
  const { clock } = useFormats();
  const stateId = useId();
  const { test, dashboard, live, isLoaded } = state;
  const { status, screen, battery_level_headset_percentage: level } = dashboard;
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });

  const done = useSyncExternalStore(store.subscribe, () =>
    thumbnail.completion(store.getSnapshot(), thumbnailTest(test, state.device)),
  );
  const underTest = useSyncExternalStore(store.subscribe, () => thumbnail.sideUnderTest?.(store.getSnapshot()) ?? null);
  const isUnreliable = useSyncExternalStore(
    store.subscribe,
    () => thumbnail.isUnreliable?.(store.getSnapshot()) ?? false,
  );
  const side = underTest ?? orderedSide(test);
  const { name, tone } = useStateName({ status, screen, side_under_test: side });
  const stale = useStaleness(state);
  const stateName = stale ? t(($) => $.wall.lastKnown, { state: name, asOf: stale.asOf }) : name;

  const minutes = useBattery(level);
  const isBatteryShort = useClock((now) => endsBeforeTest(minutes, minutesNeeded(test, now)));
  const reasons = useMemo(
    () => attentionOf({ live: live.name, dashboard, isDeviceActive: device.active, isBatteryShort, isUnreliable }),
    [live.name, dashboard, device.active, isBatteryShort, isUnreliable],
  );
  const since = useSince(test.id, reasons, isLoaded);
  const calling = useClock(
    useCallback((now) => callsOf(reasons, { since, status, now }).join(), [reasons, since, status]),
  );
  const calls = useMemo(() => reasons.filter((one) => calling.split(',').includes(one)), [reasons, calling]);
  const open = useMemo(() => unattended(calls, attendance), [calls, attendance]);
  const tile = useMemo(() => tileStateOf(status, calls, open), [status, calls, open]);
  const { lead, others } = tile;
  const ordered = useMemo(() => (lead === null || lead === 'failed' ? [] : [lead, ...others]), [lead, others]);
  const seen = device.last_seen ? Date.parse(device.last_seen) : null;
  const began = lead === null || lead === 'failed' ? null : (since[lead] ?? null);
  const isLost = lead === 'connection' || lead === 'device';
  const lost = isLost ? (stale?.since ?? began ?? seen) : null;
  const asOf = lost === null ? null : t(($) => $.common.asOf, { time: clock(lost) });
  return {
    test,
    store,
    thumbnail,
    kind: monitorKind(test, device.capabilities),
    dashboard,
    device: device.name,
    patient: nameOf(patient.data),
    title: testName(test.test_group),
    shortTitle: shortTestName(test.test_group),
    side,
    stateName,
    tone: stale ? 'neutral' : tone,
    done,
    stale,
    asOf: asOf ?? (stale && stale.time !== null ? stale.asOf : null),
    tile,
    calls: ordered,
    callNames: ordered.map((one) => t(($) => $.wall.attention[one])),
    open,
    since: lost ?? began,
    battery: { level, minutes },
    ids: { state: stateId },
  };
}
