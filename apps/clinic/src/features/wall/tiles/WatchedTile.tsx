import { useCall } from '@isopter/api-client';
import { type Attendance, type Device, monitorKind, type Test } from '@isopter/contract';
import type { FrameScheduler } from '@isopter/monitor-charts/wall';
import { Skeleton } from '@isopter/ui';
import { type ReactElement, useEffect, useState } from 'react';
import type { ReportAttention } from '../../../lib/domain/alarm/useAnnouncements.ts';
import type { MonitorSource } from '../../../lib/domain/live/follow.ts';
import { type LoadedKind, useLoadedKind } from '../../../lib/domain/live/thumbnails/useLoadedKind.ts';
import { thumbnailTest } from '../../../lib/domain/live/thumbnailTest.ts';
import { useMonitor } from '../../../lib/domain/live/useMonitor.ts';
import type { ReportAlarm } from '../alarms.ts';
import { TestLine } from './TestLine.tsx';
import { Tile } from './Tile.tsx';
import { useShownTest } from './useShownTest.ts';

/** How a test is shown; one on another page is followed anyway, for its alarms. */
type ShownAs = 'tile' | 'line' | 'nothing';

/** Props of {@link WatchedTile}. */
export interface WatchedTileProps {
  device: Device;
  /** The user on the way to the test, if any. */
  attendance: Attendance | undefined;
  /** The frame all tiles share. */
  schedule: FrameScheduler;
  shownAs: ShownAs;
  onAttention: ReportAttention;
  onAlarm: ReportAlarm;
}

/** The test a device is running, followed for as long as the tile stands. */
export function WatchedTile({ device, ...shared }: WatchedTileProps): ReactElement | null {
  const id = device.administering_test ?? '';
  const { data: opened } = useCall('getTest', { params: { id } }, { silent: true });
  const [followed, setFollowed] = useState<Test>();
  // a suite continues with another kind of test
  const test = followed?.id === id ? followed : opened;
  const kind = test && monitorKind(test, device.capabilities);
  const loaded = useLoadedKind(test, kind);
  if (!test || !loaded) return shared.shownAs === 'tile' ? <Skeleton shape="block" height="100%" /> : null;
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

function Following(props: FollowingProps): ReactElement | null {
  const { test, loaded, device, attendance, schedule, shownAs, onAttention, onAlarm, onFollowed } = props;
  const { thumbnail, load, silence } = loaded;
  const { state, store } = useMonitor(test, (watched): MonitorSource<ReturnType<typeof thumbnail.createStore>> => ({
    store: thumbnail.createStore(thumbnailTest(watched, device), schedule),
    silence,
    load,
  }));
  useEffect(() => onFollowed(state.test), [onFollowed, state.test]);
  const shown = useShownTest({ state, store, thumbnail, device, attendance });
  const { id, name } = device;
  const { calls, open, patient, since } = shown;
  const { level } = shown.battery;
  useEffect(() => onAttention({ id, name }, open), [onAttention, id, name, open]);
  useEffect(() => {
    const alarm = { device: { id, name }, test: test.id, patient, calls, since, attendance, battery: level };
    onAlarm(id, calls.length > 0 ? { ...alarm, isOpen: open.length > 0 } : null);
  }, [onAlarm, id, name, test.id, patient, calls, since, attendance, level, open]);
  useEffect(
    () => () => {
      onAlarm(id, null);
      onAttention({ id, name }, []);
    },
    [onAlarm, onAttention, id, name],
  );
  if (shownAs === 'nothing') return null;
  return shownAs === 'line' ? <TestLine shown={shown} /> : <Tile shown={shown} />;
}
