import { type CaptureStore, createCaptureStore } from '@isopter/monitor-charts/capture';
import type { MonitorSource } from '../follow.ts';
import { loadProgress } from './load.ts';

/** The progress is all there is of a camera or image test: it has no state call of its own. */
export const captureSource = (silence: number): MonitorSource<CaptureStore> => ({
  store: createCaptureStore(),
  silence,
  load: loadProgress,
});
