/**
 * Every monitor, store and chart by its name, and one namespace per kind of test with all that belongs to it. An
 * application that shows one kind imports the entry of that kind: `@isopter/monitor-charts/perimetry`.
 */
export {
  AcuityChart,
  type AcuityChartProps,
  AcuityMonitor,
  type AcuityMonitorProps,
  type AcuityStore,
  type AcuityTest,
  type AcuityView,
  acuityWords,
  createAcuityStore,
  Optotype,
  type OptotypeProps,
} from './acuity/index.ts';
export {
  Audiogram,
  type AudiogramProps,
  AudiogramTable,
  type AudiogramTableProps,
  AudiogramView,
  type AudiogramViewProps,
  AudiologyMonitor,
  type AudiologyMonitorProps,
  type AudiologyStore,
  type AudiologyView,
  audiologyWords,
  createAudiologyStore,
} from './audiology/index.ts';
export {
  CameraMonitor,
  type CameraMonitorProps,
  CaptureRing,
  type CaptureRingProps,
  type CaptureStore,
  type CaptureView,
  captureWords,
  createCaptureStore,
} from './camera/index.ts';
export {
  ContrastChart,
  type ContrastChartProps,
  ContrastMonitor,
  type ContrastMonitorProps,
  type ContrastStore,
  type ContrastTest,
  type ContrastView,
  contrastWords,
  createContrastStore,
  LetterChart,
  type LetterChartProps,
} from './contrast/index.ts';
export { CourseChart, type CourseChartProps, SmallDrawing, type SmallDrawingProps } from './course/index.ts';
export {
  CoverMonitor,
  type CoverMonitorProps,
  CoverPlot,
  type CoverPlotProps,
  type CoverStore,
  type CoverView,
  createCoverStore,
  motilityWords,
} from './cover/index.ts';
export {
  ArrangementTable,
  type ArrangementTableProps,
  ColorCircle,
  type ColorCircleProps,
  createD15Store,
  D15Monitor,
  type D15MonitorProps,
  type D15Store,
  type D15View,
  d15Words,
} from './d15/index.ts';
export {
  createEomsStore,
  EomsMonitor,
  type EomsMonitorProps,
  EomsPlot,
  type EomsPlotProps,
  type EomsStore,
  type EomsView,
} from './eoms/index.ts';
export {
  createEstermanStore,
  EstermanMonitor,
  type EstermanMonitorProps,
  EstermanPlot,
  type EstermanPlotProps,
  type EstermanStore,
  EstermanTable,
  type EstermanTableProps,
  type EstermanView,
} from './esterman/index.ts';
export { Freshness, type FreshnessProps } from './freshness/index.ts';
export { ImageMonitor, type ImageMonitorProps } from './image/index.ts';
export {
  createIshiharaStore,
  IshiharaMonitor,
  type IshiharaMonitorProps,
  type IshiharaStore,
  type IshiharaView,
  ishiharaWords,
  PlateTable,
  type PlateTableProps,
} from './ishihara/index.ts';
export {
  createKineticStore,
  IsopterPlot,
  type IsopterPlotProps,
  IsopterTable,
  type IsopterTableProps,
  KineticMonitor,
  type KineticMonitorProps,
  type KineticStore,
  type KineticView,
  kineticWords,
} from './kinetic/index.ts';
export { PatternView, type PatternViewProps } from './pattern/index.ts';
export {
  createPerimetryStore,
  LiveSummary,
  type LiveSummaryProps,
  PerimetryMonitor,
  type PerimetryMonitorProps,
  type PerimetryMonitorTest,
  PerimetryPlot,
  type PerimetryPlotProps,
  type PerimetryStore,
  PerimetryTable,
  type PerimetryTableProps,
  type PerimetryView,
  perimetryWords,
} from './perimetry/index.ts';
export {
  type AxisWords,
  BarChart,
  type BarChartProps,
  type BarDatum,
  LineChart,
  type LineChartProps,
  plainWords,
  type Series,
  useBarPlot,
  useLinePlot,
} from './plain/index.ts';
export {
  DifferenceView,
  type DifferenceViewProps,
  EventView,
  type EventViewProps,
  FieldView,
  type FieldViewProps,
  IndexView,
  type IndexViewProps,
  progressionWords,
  SlopeView,
  type SlopeViewProps,
} from './progression/index.ts';
export {
  createPupilStore,
  PeriodTable,
  type PeriodTableProps,
  PupilMonitor,
  type PupilMonitorProps,
  type PupilStore,
  PupilTimeline,
  type PupilTimelineProps,
  type PupilView,
  pupilWords,
} from './pupil/index.ts';
export {
  AlignmentPlot,
  type AlignmentPlotProps,
  createSensorimotorStore,
  SensorimotorMonitor,
  type SensorimotorMonitorProps,
  type SensorimotorStore,
  type SensorimotorView,
} from './sensorimotor/index.ts';
export {
  createStereopsisStore,
  DotIndicator,
  type DotIndicatorProps,
  LevelChart,
  type LevelChartProps,
  LevelTable,
  type LevelTableProps,
  StereopsisMonitor,
  type StereopsisMonitorProps,
  type StereopsisStore,
  type StereopsisView,
  stereopsisWords,
} from './stereopsis/index.ts';
export { ToolbarPlace } from './toolbar/index.ts';
export {
  createWaggonerStore,
  WaggonerMonitor,
  type WaggonerMonitorProps,
  type WaggonerStore,
  type WaggonerView,
  waggonerWords,
} from './waggoner/index.ts';
export type { MonitorEvent } from './shared/event.ts';
export type { Ignored, IgnoredReason, ReceiveOptions } from './shared/ignored.ts';
export type { StoreOptions } from './shared/modelStore.ts';
export type { FrameScheduler, MonitorStore } from './shared/publisher.ts';
export { useView } from './shared/useView.ts';

export * as acuity from './acuity/index.ts';
export * as audiology from './audiology/index.ts';
export * as camera from './camera/index.ts';
export * as contrast from './contrast/index.ts';
export * as cover from './cover/index.ts';
export * as d15 from './d15/index.ts';
export * as eoms from './eoms/index.ts';
export * as esterman from './esterman/index.ts';
export * as image from './image/index.ts';
export * as ishihara from './ishihara/index.ts';
export * as kinetic from './kinetic/index.ts';
export * as perimetry from './perimetry/index.ts';
export * as pupil from './pupil/index.ts';
export * as sensorimotor from './sensorimotor/index.ts';
export * as stereopsis from './stereopsis/index.ts';
export * as waggoner from './waggoner/index.ts';
