export { completionOf } from './completion.ts';
export { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
export type { Display } from '../shared/DisplayControl.tsx';
export { EomsMonitor, type EomsMonitorProps } from './EomsMonitor.tsx';
export { EomsPlot, type EomsPlotProps } from './EomsPlot.tsx';
export { createEomsStore, initialState, reduceAll, viewOf, type EomsState, type EomsStore } from './model.ts';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
