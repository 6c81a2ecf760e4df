import { cardinal as recording } from '@isopter/recordings/sensorimotor';
import { createSensorimotorStore, SensorimotorMonitor } from '@isopter/monitor-charts/sensorimotor';
import { benched } from './kind.ts';

export const sensorimotor = benched({
  recording,
  createStore: () => createSensorimotorStore(),
  draw: (view) => <SensorimotorMonitor view={view} />,
});
