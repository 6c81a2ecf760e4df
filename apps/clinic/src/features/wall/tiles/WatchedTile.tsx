import { useCall } from '@isopter/api-client';
import type { Attendance, Device, Test } from '@isopter/contract';
import type { FrameScheduler } from '@isopter/monitor-charts/wall';
import { Skeleton } from '@isopter/ui';
import { type ReactElement, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { MonitorSource } from '../../lib/live/follow.ts';
import { monitorKind } from '@isopter/contract';
import { thumbnailTest } from '../../lib/live/thumbnailTest.ts';
import { useMonitor } from '../../lib/live/useMonitor.ts';
import { attentionOf, unattended } from '../../lib/alarm/attention.ts';
import { Tile } from './Tile.tsx';
import type { ReportAttention } from '../../lib/alarm/useAnnouncements.ts';
import { type LoadedKind, useLoadedKind } from '../../lib/live/thumbnails/useLoadedKind.ts';

/** Props of {@link WatchedTile}. */
export interface WatchedTileProps {
  device: Device;
  /** Who is on the way to the test. */
  attendance: Attendance | undefined;
  /** The frame all tiles share. */
  schedule: FrameScheduler;
  report: ReportAttention;
}

/** The test a device is running, followed for as long as the tile stands. */
export function WatchedTile({ device, ...shared }: WatchedTileProps): ReactElement {
  const id = device.administering_test ?? '';
  const { data: opened } = useCall('getTest', { params: { id } }, { silent: true });
  const [followed, setFollowed] = useState<Test>();
  // a suite goes on with another kind of test
  const test = followed?.id === id ? followed : opened;
  const kind = test && monitorKind(test, device.capabilities);
  const loaded = useLoadedKind(test, kind);
  if (!test || !loaded) return <Skeleton shape="block" height="100%" />;
  return (
    <Following
      key={`${test.id} ${kind}`}
      test={test}
      loaded={loaded}
      device={device}
      onFollowed={setFollowed}
      {...shared}
    />
  );
}

interface FollowingProps extends WatchedTileProps {
  test: Test;
  loaded: LoadedKind;
  /** Told of the test as it was loaded last. */
  onFollowed: (test: Test) => void;
}

function Following({ test, loaded, device, attendance, schedule, report, onFollowed }: FollowingProps): ReactElement {
  const { thumbnail, load, silence } = loaded;
  const { state, store } = useMonitor(test, (watched): MonitorSource<ReturnType<typeof thumbnail.createStore>> => ({
    store: thumbnail.createStore(thumbnailTest(watched, device), schedule),
    silence,
    load,
  }));
  useEffect(() => onFollowed(state.test), [onFollowed, state.test]);
  const patient = useCall('getPatient', test.patient ? { params: { id: test.patient } } : null, { silent: true });
  const isUnreliable = useSyncExternalStore(
    store.subscribe,
    () => thumbnail.isUnreliable?.(store.getSnapshot()) ?? false,
  );
  const { live, dashboard } = state;
  const attentions = useMemo(
    () => attentionOf({ live: live.name, dashboard, isDeviceActive: device.active, isUnreliable }),
    [live.name, dashboard, device.active, isUnreliable],
  );
  const { id, name } = device;
  const open = useMemo(() => unattended(attentions, attendance), [attentions, attendance]);
  useEffect(() => report({ id, name }, open), [report, id, name, open]);
  return (
    <Tile
      state={state}
      store={store}
      thumbnail={thumbnail}
      kind={monitorKind(test, device.capabilities)}
      device={name}
      patient={patient.data}
      attentions={attentions}
      attendance={attendance}
    />
  );
}
