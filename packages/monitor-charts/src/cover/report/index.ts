export { coverCharts, coverFindings } from './charts.tsx';
