export { kineticWords, type KineticWords } from './kinetic.texts.ts';
export { KineticMonitor, type KineticMonitorProps } from './monitor/KineticMonitor.tsx';
export { initialState, reduceAll, type KineticState } from './model/state.ts';
export { createKineticStore, type KineticStore, viewOf } from './model/store.ts';
export { IsopterPlot, type IsopterPlotProps } from './plot/IsopterPlot.tsx';
export { IsopterTable, type IsopterTableProps } from './plot/IsopterTable.tsx';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
