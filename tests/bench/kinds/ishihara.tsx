import { each as recording } from '@isopter/recordings/ishihara';
import { createIshiharaStore, IshiharaMonitor } from '@isopter/monitor-charts/ishihara';
import { benched } from './kind.ts';

export const ishihara = benched({
  recording,
  createStore: () => createIshiharaStore(),
  draw: (view) => <IshiharaMonitor view={view} />,
});
