export { alignmentCharts } from './charts.tsx';
