export { kineticWords, type KineticWords } from './kinetic.texts.ts';
export { KineticMonitor, type KineticMonitorProps, useKineticView } from './monitor/KineticMonitor.tsx';
export { angleOf, areaOf, directionsOf, meanRadius } from './model/isopter.ts';
export { initialState, reduceAll, type KineticState } from './model/state.ts';
export { completionOf, statisticsOf, stimulusOf, versionOf } from './model/statistics.ts';
export { createKineticStore, type KineticStore, viewOf } from './model/store.ts';
export { IsopterPlot, type IsopterPlotProps } from './plot/IsopterPlot.tsx';
export { IsopterTable, type IsopterTableProps } from './plot/IsopterTable.tsx';
export * from './types.ts';
