export { pupilWords, type PupilWords } from './pupil.texts.ts';
export { PupilMonitor, type PupilMonitorProps } from './monitor/PupilMonitor.tsx';
export { FRAME_MS, FRAMES, framesBetween } from './model/frames.ts';
export { initialState, type PupilTestState, reduceAll } from './model/state.ts';
export { createPupilStore, type PupilStore, viewOf } from './model/store.ts';
export { PeriodTable, type PeriodTableProps } from './plot/PeriodTable.tsx';
export { PupilTimeline, type PupilTimelineProps } from './plot/PupilTimeline.tsx';
export * from './types.ts';
export { useView } from '../shared/useView.ts';
