export { BarChart, type BarChartProps, useBarPlot } from './BarChart.tsx';
export { LineChart, type LineChartProps, useLinePlot } from './LineChart.tsx';
export { barPlot, type BarPlace, type BarPlot, linePlot, type LinePlot, type LinePoint, type Size } from './math.ts';
export { type PlainWords, plainWords } from './plain.texts.ts';
export type { AxisWords, BarDatum, Datum, Series } from './types.ts';
