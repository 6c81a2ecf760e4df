import { createSensorimotorStore, SensorimotorMonitor } from '@isopter/monitor-charts/sensorimotor';
import recording from '../../../packages/monitor-charts/src/sensorimotor/stories/cardinal.data.json' with { type: 'json' };
import { benched } from './kind.ts';

export const sensorimotor = benched({
  recording,
  createStore: () => createSensorimotorStore(),
  draw: (view) => <SensorimotorMonitor view={view} />,
});
