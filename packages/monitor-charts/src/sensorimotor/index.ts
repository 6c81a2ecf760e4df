export { completionOf } from './completion.ts';
export { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
export type { Display } from '../shared/DisplayControl.tsx';
export { AlignmentPlot, type AlignmentPlotProps } from './AlignmentPlot.tsx';
export {
  chartsOf,
  createSensorimotorStore,
  initialState,
  markerOf,
  reduceAll,
  viewOf,
  WITH_PLACES,
  type SensorimotorState,
  type SensorimotorStore,
} from './model.ts';
export { SensorimotorMonitor, type SensorimotorMonitorProps } from './SensorimotorMonitor.tsx';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
