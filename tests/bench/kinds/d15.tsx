import { each as recording } from '@isopter/recordings/d15';
import { createD15Store, D15Monitor } from '@isopter/monitor-charts/d15';
import { benched } from './kind.ts';

export const d15 = benched({
  recording,
  createStore: () => createD15Store(),
  draw: (view) => <D15Monitor view={view} />,
});
