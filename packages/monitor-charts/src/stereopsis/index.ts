export { stereopsisWords, type StereopsisWords } from './stereopsis.texts.ts';
export { StereopsisMonitor, type StereopsisMonitorProps } from './monitor/StereopsisMonitor.tsx';
export { initialState, reduceAll, type StereopsisState } from './model/state.ts';
export { createStereopsisStore, type StereopsisStore, viewOf } from './model/store.ts';
export { DotIndicator, type DotIndicatorProps } from './plot/DotIndicator.tsx';
export { LevelChart, type LevelChartProps } from './plot/LevelChart.tsx';
export { LevelTable, type LevelTableProps } from './plot/LevelTable.tsx';
export * from './types.ts';
export { useView } from '../shared/useView.ts';
