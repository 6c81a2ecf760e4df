export { completionOf } from './completion.ts';
export * from './plots.ts';
export type { EarlierField } from './monitor/ChangeSince.tsx';
export type { MonitorDisplay } from './monitor/EyeField.tsx';
export { LiveSummary, type LiveSummaryProps } from '../chart/LiveSummary.tsx';
export {
  PerimetryMonitor,
  type PerimetryMonitorProps,
  type PerimetryMonitorTest,
} from './monitor/PerimetryMonitor.tsx';
export type { Ignored, IgnoredReason } from '../shared/ignored.ts';
export { useView } from '../shared/useView.ts';
