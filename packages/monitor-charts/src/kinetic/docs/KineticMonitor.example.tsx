import type { MonitorEvent } from '@isopter/monitor-charts';
import { createKineticStore, KineticMonitor, useView } from '@isopter/monitor-charts/kinetic';
import type { ReactElement } from 'react';

const store = createKineticStore();

export const record: MonitorEvent = {
  type: 'new_stimuli',
  data: {
    eye: 'OS',
    direction: 7,
    x: -30,
    y: 12,
    viewed: true,
    response_time: 0.5,
    is_blind_spot: false,
    has_good_fixation: true,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <KineticMonitor view={useView(store)} />;
