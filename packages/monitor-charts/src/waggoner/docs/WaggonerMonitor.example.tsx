import type { MonitorEvent } from '@isopter/monitor-charts';
import { createWaggonerStore, useView, WaggonerMonitor } from '@isopter/monitor-charts/waggoner';
import type { ReactElement } from 'react';

const store = createWaggonerStore();

export const record: MonitorEvent = {
  type: 'waggoner_state_update',
  data: {
    eye_states: [
      {
        eye: 'OU',
        current_section: 'general',
        percentage_done: 40,
        sections: [
          {
            section: 'general',
            result: null,
            done: false,
            all_data_received: false,
            correct_answers: 8,
            total_answers: 10,
          },
        ],
      },
    ],
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <WaggonerMonitor view={useView(store)} />;
