import type { MonitorEvent } from '@isopter/monitor-charts';
import { createEomsStore, EomsMonitor, useView } from '@isopter/monitor-charts/eoms';
import type { ReactElement } from 'react';

const store = createEomsStore();

export const record: MonitorEvent = {
  type: 'new_eoms_response',
  data: {
    eye: 'OD',
    direction: 3,
    angle: 0,
    x: 41,
    y: 1,
    attempt: 1,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <EomsMonitor view={useView(store)} />;
