export { completionOf } from '../colorVision/model/views.ts';
export { waggonerWords, type WaggonerWords } from './waggoner.texts.ts';
export { WaggonerMonitor, type WaggonerMonitorProps } from './monitor/WaggonerMonitor.tsx';
export { deficiencyText, resultText, toneOf } from './model/results.ts';
export {
  createWaggonerStore,
  initialState,
  reduceAll,
  viewOf,
  type WaggonerState,
  type WaggonerStore,
} from './model/store.ts';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
