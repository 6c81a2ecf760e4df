import type { MonitorEvent } from '@isopter/monitor-charts';
import { createSensorimotorStore, SensorimotorMonitor, useView } from '@isopter/monitor-charts/sensorimotor';
import type { ReactElement } from 'react';

const store = createSensorimotorStore();

export const record: MonitorEvent = {
  type: 'sensorimotor_state_update',
  data: {
    algorithm_version: 3,
    eye: 'OD',
    percentage: 11,
    locations_done: [],
    last_result: {
      location: { location_index: 1, x_units: 2, y_units: 16 },
      distance_degrees: 2.2,
      threshold: true,
      attempt_number: 1,
    },
    seq_num: 1,
  },
};
store.receive(record);

export const Example = (): ReactElement => <SensorimotorMonitor view={useView(store)} />;
