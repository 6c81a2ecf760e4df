import type { MonitorEvent } from '@isopter/monitor-charts';
import { createEstermanStore, EstermanMonitor, useView } from '@isopter/monitor-charts/esterman';
import type { ReactElement } from 'react';

const store = createEstermanStore();

export const record: MonitorEvent = {
  type: 'new_stimuli',
  data: {
    index: 12,
    x: 21,
    y: 3,
    viewed: true,
    response_time: 0.42,
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <EstermanMonitor view={useView(store)} />;
