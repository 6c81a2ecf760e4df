import type { MonitorEvent } from '@isopter/monitor-charts';
import { createD15Store, D15Monitor, useView } from '@isopter/monitor-charts/d15';
import type { ReactElement } from 'react';

const store = createD15Store();

export const record: MonitorEvent = {
  type: 'updated_test_color_vision',
  data: {
    eye_states: [
      {
        eye: 'OD',
        current_section: 'general',
        percentage_done: 20,
        sections: [
          {
            section: 'general',
            result: [1, 2, 4],
            done: false,
            all_data_received: false,
            correct_answers: 0,
            total_answers: 3,
          },
        ],
      },
    ],
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <D15Monitor view={useView(store)} />;
