import { useCall } from '@isopter/api-client';
import { type ActiveDevice, type Id, monitorKind, type Test } from '@isopter/contract';
import { createFrameLoop, ThumbnailCanvas } from '@isopter/monitor-charts/wall';
import { type ReactElement, useState } from 'react';
import { ChartWords } from '../../../lib/domain/live/ChartWords.tsx';
import type { MonitorSource } from '../../../lib/domain/live/follow.ts';
import { type LoadedKind, useLoadedKind } from '../../../lib/domain/live/thumbnails/useLoadedKind.ts';
import { thumbnailTest } from '../../../lib/domain/live/thumbnailTest.ts';
import { useMonitor } from '../../../lib/domain/live/useMonitor.ts';
import { stripCanvas, stripDrawing } from './Course.css.ts';

/** A running test in small, drawn as its records come; the numbers beside it say as much to who cannot see it [OUR-403]. */
export function LiveDrawing({ device, id }: { device: ActiveDevice; id: Id }): ReactElement {
  const { data: test } = useCall('getTest', { params: { id } }, { silent: true });
  const kind = test && monitorKind(test, device.capabilities);
  const loaded = useLoadedKind(test, kind);
  return (
    <div className={stripDrawing} dir="ltr">
      {test && loaded && <Followed key={`${id} ${kind}`} {...{ test, loaded, device }} />}
    </div>
  );
}

interface FollowedProps {
  test: Test;
  loaded: LoadedKind;
  device: ActiveDevice;
}

function Followed({ test, loaded: { thumbnail, load, silence }, device }: FollowedProps): ReactElement {
  const [schedule] = useState(createFrameLoop);
  const { store } = useMonitor(test, (watched): MonitorSource<ReturnType<typeof thumbnail.createStore>> => ({
    store: thumbnail.createStore(thumbnailTest(watched, device), schedule),
    silence,
    load,
  }));
  const picture = <ThumbnailCanvas className={stripCanvas} store={store} thumbnail={thumbnail} />;
  return thumbnail.words ? <ChartWords kind={thumbnail.words.kind}>{picture}</ChartWords> : picture;
}
