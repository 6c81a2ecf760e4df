export { completionOf } from './completion.ts';
export { type MotilityWords, motilityWords } from '../motility/motility.texts.ts';
export type { Display } from '../shared/DisplayControl.tsx';
export { CoverMonitor, type CoverMonitorProps } from './CoverMonitor.tsx';
export { CoverPlot, type CoverPlotProps } from './CoverPlot.tsx';
export { createCoverStore, initialState, reduceAll, viewOf, type CoverState, type CoverStore } from './model.ts';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
