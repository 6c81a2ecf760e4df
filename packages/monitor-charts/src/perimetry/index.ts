export * from './plots.ts';
export type { MonitorDisplay } from './monitor/EyeField.tsx';
export { LiveSummary, type LiveSummaryProps } from '../shared/LiveSummary.tsx';
export {
  PerimetryMonitor,
  type PerimetryMonitorProps,
  type PerimetryMonitorTest,
  usePerimetryView,
} from './monitor/PerimetryMonitor.tsx';
