import type { MonitorEvent } from '@isopter/monitor-charts';
import { createPupilStore, PupilMonitor, useView } from '@isopter/monitor-charts/pupil';
import type { ReactElement } from 'react';

const store = createPupilStore();

export const record: MonitorEvent = {
  type: 'pupillometry_state_update',
  data: {
    test_percentage_done: 30,
    seconds: 12.5,
    seq_num: 1,
    od_state: {
      period_type: 'S',
      period_completion_percentage: 50,
      is_currently_tested: true,
      is_retesting: false,
      light: 'white',
      diameters: [5.1, 4.2, 3.9],
    },
    os_state: {
      period_type: 'S',
      period_completion_percentage: 50,
      is_currently_tested: false,
      is_retesting: false,
      diameters: [5.2, 4.4, 4.1],
    },
  },
};
store.receive(record);

export const Example = (): ReactElement => <PupilMonitor view={useView(store)} />;
