export { eomsCharts } from './charts.tsx';
