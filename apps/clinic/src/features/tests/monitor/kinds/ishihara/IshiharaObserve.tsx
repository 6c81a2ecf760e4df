import { completionOf, createIshiharaStore, IshiharaMonitor } from '@isopter/monitor-charts/ishihara';
import { monitorScreen } from '../../monitorScreen.tsx';

export const IshiharaObserve = monitorScreen({
  kind: 'ishihara',
  completionOf,
  createStore: () => createIshiharaStore(),
  sideUnderTest: (view) => view.eye_under_test,
  Drawing: IshiharaMonitor,
});
