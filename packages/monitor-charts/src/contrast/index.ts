export { contrastWords, type ContrastWords } from './contrast.texts.ts';
export { ContrastMonitor, type ContrastMonitorProps } from './monitor/ContrastMonitor.tsx';
export { initialState, reduceAll, type ContrastState } from './model/state.ts';
export { type ContrastStore, createContrastStore, viewOf } from './model/store.ts';
export { ContrastChart, type ContrastChartProps } from './plot/ContrastChart.tsx';
export { LetterChart, type LetterChartProps } from './plot/LetterChart.tsx';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
