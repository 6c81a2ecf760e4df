import type { MonitorEvent } from '@isopter/monitor-charts';
import { createCaptureStore, ImageMonitor, useView } from '@isopter/monitor-charts/image';
import type { ReactElement } from 'react';

const store = createCaptureStore();

export const record: MonitorEvent = {
  type: 'test_progress_update',
  data: {
    total: 50,
    od: 100,
    os: 0,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <ImageMonitor view={useView(store)} />;
