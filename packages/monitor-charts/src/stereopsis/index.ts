export { stereopsisWords, type StereopsisWords } from './stereopsis.texts.ts';
export { StereopsisMonitor, type StereopsisMonitorProps, useStereopsisView } from './monitor/StereopsisMonitor.tsx';
export { initialState, reduceAll, type StereopsisState } from './model/state.ts';
export { finestOf, gradeOf, isSeen, levelsOf, resultOf } from './model/statistics.ts';
export { createStereopsisStore, type StereopsisStore, viewOf } from './model/store.ts';
export { DotIndicator, type DotIndicatorProps } from './plot/DotIndicator.tsx';
export { LevelChart, type LevelChartProps } from './plot/LevelChart.tsx';
export { LevelTable, type LevelTableProps } from './plot/LevelTable.tsx';
export * from './types.ts';
