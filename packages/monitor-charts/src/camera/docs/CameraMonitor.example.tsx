import type { MonitorEvent } from '@isopter/monitor-charts';
import { CameraMonitor, createCaptureStore, useView } from '@isopter/monitor-charts/camera';
import type { ReactElement } from 'react';

const store = createCaptureStore();

export const record: MonitorEvent = {
  type: 'test_progress_update',
  data: {
    total: 60,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <CameraMonitor view={useView(store)} />;
