export * from './plots.ts';
export type { MonitorDisplay } from './monitor/EyeField.tsx';
export { LiveSummary, type LiveSummaryProps } from '../chart/LiveSummary.tsx';
export {
  PerimetryMonitor,
  type PerimetryMonitorProps,
  type PerimetryMonitorTest,
  usePerimetryView,
} from './monitor/PerimetryMonitor.tsx';
