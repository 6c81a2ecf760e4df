import type { MonitorEvent } from '@isopter/monitor-charts';
import { CoverMonitor, createCoverStore, useView } from '@isopter/monitor-charts/cover';
import type { ReactElement } from 'react';

const store = createCoverStore();

export const record: MonitorEvent = {
  type: 'cover_state_update',
  data: {
    eye: 'OD',
    phase: 0,
    progress: 40,
    current_direction: 3,
    finished_directions: [0, 1],
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <CoverMonitor view={useView(store)} />;
