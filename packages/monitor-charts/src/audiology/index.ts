export { audiologyWords, type AudiologyWords } from './audiology.texts.ts';
export { AudiologyMonitor, type AudiologyMonitorProps } from './monitor/AudiologyMonitor.tsx';
export { initialState, reduceAll, type AudiologyState } from './model/state.ts';
export { type AudiologyStore, createAudiologyStore, viewOf } from './model/store.ts';
export { Audiogram, type AudiogramProps } from './plot/Audiogram.tsx';
export { AudiogramTable, type AudiogramTableProps } from './plot/AudiogramTable.tsx';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
