export { alignmentCharts, coverCharts, coverFindings, eomsCharts, type MotilityChart } from './charts.tsx';
export { MotilityBody, type MotilityBodyProps, MotilityPanel } from './MotilityBody.tsx';
export { englishMotilityReportTexts, type MotilityReportTexts } from './texts.ts';
