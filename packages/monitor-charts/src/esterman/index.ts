export { completionOf } from './completion.ts';
export {
  createEstermanStore,
  type EstermanStore,
  type EstermanStoreOptions,
  lookerOf,
  patternOf,
} from './model/store.ts';
export { initialState, reduceAll, type EstermanState } from './model/state.ts';
export { EstermanMonitor, type EstermanMonitorProps } from './monitor/EstermanMonitor.tsx';
export { EstermanPlot, type EstermanPlotProps } from './plot/EstermanPlot.tsx';
export { EstermanTable, type EstermanTableProps } from './plot/EstermanTable.tsx';
export type {
  EstermanEye,
  EstermanLocation,
  EstermanPointState,
  EstermanStatistics,
  EstermanStimulus,
  EstermanView,
} from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
