export { acuityWords, type AcuityWords } from './acuity.texts.ts';
export { AcuityMonitor, type AcuityMonitorProps } from './monitor/AcuityMonitor.tsx';
export { initialState, reduceAll, type AcuityState } from './model/state.ts';
export { isFinished, linesOf, phasesOf, progressOf, unfinishedPhase } from './model/phases.ts';
export { type AcuityStore, createAcuityStore, viewOf } from './model/store.ts';
export { AcuityChart, type AcuityChartProps } from './plot/AcuityChart.tsx';
export { Optotype, type OptotypeProps } from './plot/Optotype.tsx';
export * from './types.ts';
export { useView } from '../shared/useView.ts';
