import type { MonitorEvent } from '@isopter/monitor-charts';
import { createIshiharaStore, IshiharaMonitor, useView } from '@isopter/monitor-charts/ishihara';
import type { ReactElement } from 'react';

const store = createIshiharaStore();

export const record: MonitorEvent = {
  type: 'ishihara_state_update',
  data: {
    eye_states: [
      {
        eye: 'OU',
        responses: [
          { answered: true, value: '12', answer: '12' },
          { answered: false, value: '8', answer: null },
        ],
      },
    ],
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <IshiharaMonitor view={useView(store)} />;
