export { captureWords, type CaptureWords } from '../capture/capture.texts.ts';
export { initialState, reduceAll } from '../capture/model/state.ts';
export { eyeCompletion, eyeStatus } from '../capture/model/status.ts';
export { type CaptureStore, createCaptureStore, viewOf } from '../capture/model/store.ts';
export { CaptureRing, type CaptureRingProps } from '../capture/plot/CaptureRing.tsx';
export * from '../capture/types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
export { ImageMonitor, type ImageMonitorProps } from './ImageMonitor.tsx';
