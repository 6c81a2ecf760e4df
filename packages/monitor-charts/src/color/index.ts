export * from './analysis/index.ts';
export { colorWords, type ColorWords } from './color.texts.ts';
export { ColorMonitor, type ColorMonitorProps } from './monitor/ColorMonitor.tsx';
export { type ColorState, type ColorStore, createColorStore, initialState, reduceAll, viewOf } from './model/store.ts';
export { ArrangementTable, type ArrangementTableProps } from './plot/ArrangementTable.tsx';
export { ColorCircle, type ColorCircleProps } from './plot/ColorCircle.tsx';
export * from './types.ts';
export { useView } from '../shared/useView.ts';
