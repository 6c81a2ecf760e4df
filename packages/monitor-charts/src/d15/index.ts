export { completionOf } from '../colorVision/model/views.ts';
export { d15Words, type D15Words } from './d15.texts.ts';
export { D15Monitor, type D15MonitorProps } from './monitor/D15Monitor.tsx';
export { type D15State, type D15Store, createD15Store, initialState, reduceAll, viewOf } from './model/store.ts';
export { ArrangementTable, type ArrangementTableProps } from './plot/ArrangementTable.tsx';
export { ColorCircle, type ColorCircleProps } from './plot/ColorCircle.tsx';
export * from './types.ts';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
